import { useMemo, useState } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Figure } from '../charts/figure.tsx';
import { CHART_TEXTS, signed } from '../charts/texts.ts';
import { yearCells } from '../charts/year-cells.ts';
import { YearPixels } from '../charts/year-pixels.tsx';
import { EMOTION_TEXTS } from '../texts.ts';
import { dateOfDay, type ScoredDay } from './read/scored-days.ts';
import { ANALYTICS_TEXTS as TEXTS, dateText, MONTH_INITIALS } from './texts.ts';

interface YearSectionProps {
  days: readonly ScoredDay[];
  today: Date;
}

export function YearSection({ days, today }: YearSectionProps) {
  const thisYear = today.getFullYear();
  const first = days[0] ? dateOfDay(days[0].day).getFullYear() : thisYear;
  const years = Array.from({ length: thisYear - first + 1 }, (_, back) => thisYear - back);
  const [year, setYear] = useState(thisYear);
  const cells = useMemo(() => yearCells(year, days, today), [year, days, today]);
  const [most] = cells.paths;
  const told = cells.paths.reduce((sum, path) => sum + path.days, 0);
  const sentence = most
    ? TEXTS.yearSentence(told, EMOTION_TEXTS[most.id].toLowerCase(), most.days)
    : TEXTS.yearEmpty;
  return (
    <Figure
      title={TEXTS.yearTitle}
      sentence={sentence}
      table={{
        caption: `${TEXTS.yearTitle}: ${year}`,
        columns: [CHART_TEXTS.day, CHART_TEXTS.emotion, CHART_TEXTS.score],
        rows: () =>
          days
            .filter(({ date }) => date.startsWith(`${year}-`))
            .map(({ day, emotion, score }) => [
              dateText(dateOfDay(day)),
              EMOTION_TEXTS[emotion],
              signed(score),
            ]),
      }}
    >
      {years.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{TEXTS.year}</legend>
          {years.map((one) => (
            <Chip key={one} selected={one === year} onClick={() => setYear(one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
      )}
      <YearPixels cells={cells} initials={MONTH_INITIALS} />
    </Figure>
  );
}
