import type { LineProblem, ReadImport } from '#domain/imports/import-record.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';

interface LeftOutProps {
  read: ReadImport;
  /** Moods whose name has no emotion yet. */
  unnamed: number;
  /** Texts of which the end is left out. */
  cut: number;
}

/** What stays in the file, with the number of each line and the reason. */
export function LeftOut({ read: { problems, passedOver }, unnamed, cut }: LeftOutProps) {
  const byProblem = new Map<LineProblem, number[]>();
  for (const { line, problem } of problems) {
    byProblem.set(problem, [...(byProblem.get(problem) ?? []), line]);
  }
  return (
    <>
      {problems.length > 0 && (
        <section className="rounded-card bg-surface-2 p-5">
          <h3 className="font-semibold">{TEXTS.problemsTitle(problems.length)}</h3>
          <ul className="my-2 list-disc pl-5">
            {[...byProblem].map(([problem, lines]) => (
              <li key={problem}>
                {TEXTS.lines(lines)}: {TEXTS.lineProblem[problem]}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{TEXTS.problemsLead}</p>
        </section>
      )}
      {passedOver.length > 0 && <p className="text-ink-soft">{TEXTS.passedOver(passedOver)}</p>}
      {unnamed > 0 && <p className="text-ink-soft">{TEXTS.unnamed(unnamed)}</p>}
      {cut > 0 && <p className="text-ink-soft">{TEXTS.cut(cut)}</p>}
    </>
  );
}
