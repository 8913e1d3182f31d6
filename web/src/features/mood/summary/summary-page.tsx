import { useState } from 'react';
import { NOTE_MAX_LENGTH } from '#domain/mood/emotions.ts';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import type { PracticeOf } from '#web/data/practices/practice.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dateText } from '../analytics/texts.ts';
import { SUMMARY_DRAFT } from './own-words-draft.ts';
import { SUMMARY_TEXTS as TEXTS } from './texts.ts';
import { LINE_IDS, type LineId, useSummaryLines } from './use-summary-lines.ts';

/** A page to print. Nothing is on it that was not ticked: to begin with, nothing at all. */
export function SummaryPage({ practiceOf }: { practiceOf: PracticeOf }) {
  const [today] = useState(() => new Date());
  const [chosen, setChosen] = useState<readonly LineId[]>([]);
  const lines = useSummaryLines(practiceOf, today);
  const words = useKeptWords(SUMMARY_DRAFT);
  const online = useOnline();
  const shown = LINE_IDS.filter((id) => chosen.includes(id));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-4 print:hidden">
        {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
        <fieldset>
          <legend className="font-title text-xl font-semibold">{TEXTS.choose}</legend>
          {LINE_IDS.map((id) => (
            <Checkbox
              key={id}
              label={TEXTS.lines[id]}
              checked={chosen.includes(id)}
              onChange={() =>
                setChosen(
                  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
                )
              }
            />
          ))}
        </fieldset>
        {chosen.includes('own') && (
          <WritingField
            label={TEXTS.ownLabel}
            hint={TEXTS.ownHint}
            optional
            rows={5}
            words={words}
            most={NOTE_MAX_LENGTH}
          />
        )}
        <Button
          size="lg"
          className="self-start"
          disabledReason={shown.length === 0 ? TEXTS.nothing : undefined}
          onClick={() => globalThis.print()}
        >
          {TEXTS.print}
        </Button>
      </div>
      {shown.length > 0 && (
        <article
          aria-label={TEXTS.page}
          className="rounded-card border border-line bg-surface p-6 print:border-0 print:p-0"
        >
          <h2 className="font-title text-2xl font-semibold">{TEXTS.pageTitle}</h2>
          <p className="text-sm text-ink-soft">{TEXTS.madeOn(dateText(today))}</p>
          {shown.map((id) => (
            <section key={id} className="mt-4 break-inside-avoid">
              <h3 className="font-semibold">{TEXTS.lines[id]}</h3>
              <p className="whitespace-pre-line">
                {id === 'own' ? words.text || TEXTS.ownEmpty : lines[id]}
              </p>
            </section>
          ))}
          <p className="mt-6 text-sm text-ink-soft">{TEXTS.note}</p>
        </article>
      )}
    </div>
  );
}
