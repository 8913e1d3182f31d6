import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { localDate } from '../days.ts';
import { DaySwitch } from './day-switch.tsx';
import { FactorRow } from './factor-row.tsx';
import { OwnSection } from './own/own-section.tsx';
import { FACTORS_TEXTS as TEXTS } from './texts.ts';
import { BODY, type Factor, OF_THE_DAY, STARTING, useFactors } from './use-factors.ts';

/** Above the page, also before it is known who is there. */
export function FactorsHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

/** Three factors of a day to start with; everything else when it is asked for, or was used before. */
export function FactorsPage() {
  const [today] = useState(() => new Date());
  const [day, setDay] = useState(() => localDate(today));
  const [more, setMore] = useState(false);
  const factors = useFactors();
  const shown = (list: readonly Factor[]) =>
    more ? list : list.filter(({ id }) => factors.isUsed(id));
  const sections = [
    { title: TEXTS.starters, list: STARTING },
    { title: TEXTS.moreTitle, list: shown(OF_THE_DAY) },
    { title: TEXTS.bodyTitle, list: shown(BODY) },
  ].filter(({ list }) => list.length > 0);

  return (
    <div className="flex flex-col gap-5">
      <DaySwitch day={day} today={today} onChoose={setDay} />
      {!factors.online && <Notice tone="info">{TEXTS.offline}</Notice>}
      {factors.failed && <Notice tone="error">{TEXTS.error}</Notice>}
      {factors.isRefused && <Notice tone="error">{TEXTS.refused}</Notice>}
      {sections.map(({ title, list }) => (
        <Card key={title} as="section" aria-label={title} className="py-3">
          <h2 className="pt-2 font-title text-xl font-semibold">{title}</h2>
          <div className="divide-y divide-line">
            {list.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                value={factors.valueOf(factor.id, day)}
                onSet={(value) => factors.set(factor.id, day, value)}
              />
            ))}
          </div>
        </Card>
      ))}
      {!more && (
        <Button variant="secondary" className="self-start" onClick={() => setMore(true)}>
          {TEXTS.more}
        </Button>
      )}
      <OwnSection factors={factors} day={day} />
      <output className="text-sm text-ink-soft">{factors.isWaiting && TEXTS.waiting}</output>
      <ButtonLink to="/advanced-analytics" variant="quiet" className="self-start">
        {TEXTS.charts}
      </ButtonLink>
    </div>
  );
}
