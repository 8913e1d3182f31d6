import { useId } from 'react';
import { useOnline } from '#web/lib/use-online.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';

interface ChooseFileProps {
  problem: keyof typeof TEXTS.fileProblem | undefined;
  onChoose: (file: File) => void;
}

/** What files there may be, and the way to one. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const id = useId();
  const online = useOnline();
  return (
    <section className="flex flex-col gap-6">
      {problem && <Notice tone="error">{TEXTS.fileProblem[problem]}</Notice>}
      {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
      <div className="flex flex-col items-start gap-2">
        {/* The input is what is focused and named; its label is what is seen and touched. */}
        <input
          id={id}
          type="file"
          accept=".csv,.json,.txt,text/csv,application/json"
          disabled={!online}
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        <label
          htmlFor={id}
          className={classNames(
            'inline-flex min-h-12 items-center gap-2 rounded-control px-5 font-semibold transition duration-160 ease-out',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
            online
              ? 'cursor-pointer bg-primary text-primary-ink hover:opacity-90'
              : 'cursor-not-allowed bg-surface-2 text-ink-soft',
          )}
        >
          <Icon name="plus" className="size-5" /> {TEXTS.choose}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {TEXTS.chooseHint}
        </p>
      </div>
      <div>
        <h2 className="mb-3 font-title text-xl font-semibold">{TEXTS.sourcesTitle}</h2>
        <dl className="grid gap-3 sm:grid-cols-2">
          {TEXTS.sources.map(([name, what]) => (
            <div key={name} className="rounded-card border border-line bg-surface p-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-sm text-ink-soft">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
