import { useMemo, useState } from 'react';
import { IMPORT_LIMITS, type ReadImport } from '#domain/imports/import-record.ts';
import { type ImportChoices, planImport } from '#domain/imports/plan-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Held, type ImportRows, rowsOf } from '../import-rows.ts';
import type { ImportLook } from '../look.ts';
import { StepTitle } from '../step-title.tsx';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';
import { FeelingsChoice } from './feelings-choice.tsx';
import { LeftOut } from './left-out.tsx';
import { Sample } from './sample.tsx';

interface PreviewProps {
  owner: string;
  look: ImportLook;
  fileName: string;
  read: ReadImport;
  held: Held;
  onTake: (rows: ImportRows) => void;
  onOther: () => void;
}

/** What of a file will be taken and how, before anything is stored. */
export function Preview({ owner, look, fileName, read, held, onTake, onOther }: PreviewProps) {
  const [choices, setChoices] = useState<ImportChoices>(() => ({
    feelings: Object.fromEntries(read.moods.map(({ name, guess }) => [name, guess])),
    moods: true,
    // A note of ours was written to a mood, and stays with it.
    pages: read.source !== 'remanso-mood',
  }));
  const plan = useMemo(() => planImport(read.records, choices), [read, choices]);
  // How many there would be of each, whatever is ticked.
  const possible = useMemo(
    () => planImport(read.records, { ...choices, moods: true, pages: true }),
    [read, choices],
  );
  const rows = useMemo(() => rowsOf(plan, owner, held), [plan, owner, held]);
  const count = rows.moods.length + rows.pages.length;
  const isFull =
    held.moods.size + rows.moods.length > IMPORT_LIMITS.records ||
    held.pages.size + rows.pages.length > IMPORT_LIMITS.records;
  const unnamed = read.moods.reduce(
    (sum, { name, count: times }) => sum + (choices.feelings[name] ? 0 : times),
    0,
  );
  const hasNumbers = read.source === 'bearable' || read.source === 'moodtracker';
  const reason = isFull
    ? TEXTS.full
    : count > 0
      ? undefined
      : read.records.length === 0
        ? TEXTS.nothingReadable
        : rows.held > 0
          ? TEXTS.nothingNew
          : TEXTS.nothingChosen;

  return (
    <div className="flex flex-col gap-8">
      <header>
        <StepTitle>{TEXTS.previewTitle}</StepTitle>
        <p className="wrap-anywhere text-ink-soft">
          {TEXTS.from(fileName, TEXTS.sourceNames[read.source])} {datesOf(read)}
        </p>
      </header>
      {read.isGuessedEncoding && <Notice tone="info">{TEXTS.guessed}</Notice>}
      {read.records.length > 0 && (
        <section>
          {possible.moods.length > 0 && (
            <Checkbox
              label={TEXTS.moods(possible.moods.length)}
              hint={TEXTS.moodsHint}
              checked={choices.moods}
              onChange={() => setChoices({ ...choices, moods: !choices.moods })}
            />
          )}
          {possible.pages.length > 0 && (
            <Checkbox
              label={TEXTS.pages(possible.pages.length)}
              hint={TEXTS.pagesHint}
              checked={choices.pages}
              onChange={() => setChoices({ ...choices, pages: !choices.pages })}
            />
          )}
          {rows.held > 0 && <p className="mt-2">{TEXTS.held(rows.held)}</p>}
        </section>
      )}
      {read.moods.length > 0 && (
        <FeelingsChoice
          moods={read.moods}
          feelings={choices.feelings}
          look={look}
          onChoose={(name, feeling) =>
            setChoices({ ...choices, feelings: { ...choices.feelings, [name]: feeling } })
          }
        />
      )}
      {hasNumbers && <p className="text-ink-soft">{TEXTS.numbers}</p>}
      <Sample rows={rows} look={look} />
      <LeftOut read={read} unnamed={unnamed} cut={plan.cut.length} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" disabledReason={reason} onClick={() => onTake(rows)}>
          {TEXTS.take(count)}
        </Button>
        <Button size="lg" variant="quiet" onClick={onOther}>
          {TEXTS.other}
        </Button>
      </div>
    </div>
  );
}

function datesOf({ records }: ReadImport): string {
  const [first, ...rest] = records.map(({ at }) => at).toSorted();
  return first === undefined ? '' : TEXTS.between(new Date(first), new Date(rest.at(-1) ?? first));
}
