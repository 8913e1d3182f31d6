import { useUser } from '#web/data/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Seal } from './api/send-import.ts';
import { ChooseFile } from './choose/choose-file.tsx';
import { ExportMoods } from './choose/export-moods.tsx';
import { LastImportCard } from './choose/last-import-card.tsx';
import type { ImportLook } from './look.ts';
import { StepTitle } from './step-title.tsx';
import { Preview } from './preview/preview.tsx';
import { IMPORT_TEXTS as TEXTS } from './texts.ts';
import { useImport } from './use-import.ts';

interface ImportPageProps {
  look: ImportLook;
  /** How pages are sealed for the diary of this person; null where it is open. */
  loadSeal: (owner: string) => Promise<Seal>;
}

/** A file, what will be taken of it, and the way back. */
export function ImportPage({ look, loadSeal }: ImportPageProps) {
  const { id: owner } = useUser();
  const { step, last, undoing, choose, take, undo, again } = useImport(owner, loadSeal);
  const lastCard = last && (
    <LastImportCard
      last={last}
      undoing={undoing}
      onUndo={() =>
        void undo().then((isDone) => isDone && toast({ title: TEXTS.undone, tone: 'ok' }))
      }
    />
  );
  switch (step.name) {
    case 'choose':
      return (
        <div className="flex flex-col gap-10">
          <ChooseFile problem={step.problem} onChoose={(file) => void choose(file)} />
          {lastCard}
          <ExportMoods names={look.emotions} />
        </div>
      );
    case 'reading':
      return (
        <output className="flex items-center gap-3 py-10 text-ink-soft">
          <Spinner /> {TEXTS.reading}
        </output>
      );
    case 'preview': {
      const { fileName, read, held } = step;
      return (
        <Preview
          {...{ owner, look, fileName, read, held }}
          onTake={(rows) => void take(fileName, rows)}
          onOther={again}
        />
      );
    }
    case 'sending': {
      const { done, all } = step.progress;
      return (
        <output className="flex flex-col gap-3 py-10">
          <span>{TEXTS.sending(done, all)}</span>
          <progress value={done} max={Math.max(all, 1)} className="h-3 w-full accent-primary" />
        </output>
      );
    }
    case 'broken':
      return (
        <div className="flex flex-col gap-8">
          <Notice tone="error">
            <h2 className="font-semibold">{TEXTS.brokenTitle}</h2>
            <p>{TEXTS.broken}</p>
            <Button className="mt-3" onClick={() => void take(step.fileName, step.rows)}>
              {TEXTS.goOn}
            </Button>
          </Notice>
          {lastCard}
        </div>
      );
    default: {
      const { moods, pages } = step.stored;
      const isEmpty = moods.length + pages.length === 0;
      return (
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-4">
            <StepTitle>{TEXTS.doneTitle}</StepTitle>
            <p>{isEmpty ? TEXTS.doneNothing : TEXTS.done(moods.length, pages.length)}</p>
          </section>
          <div className="flex flex-wrap gap-3">
            {moods.length > 0 && <ButtonLink to="/mood">{TEXTS.toMoods}</ButtonLink>}
            {pages.length > 0 && (
              <ButtonLink to="/diary" variant={moods.length > 0 ? 'secondary' : 'primary'}>
                {TEXTS.toDiary}
              </ButtonLink>
            )}
            <Button variant="quiet" onClick={again}>
              {TEXTS.another}
            </Button>
          </div>
          {lastCard}
        </div>
      );
    }
  }
}
