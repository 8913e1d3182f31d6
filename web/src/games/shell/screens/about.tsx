import type { GameInfo, Intro } from '../../contract.ts';
import { EVIDENCE_TEXTS, SHELL_TEXTS } from '../texts.ts';

/** How it is played, and how strong the evidence for its benefit is. */
export function About({ info, intro }: { info: GameInfo; intro: Intro }) {
  const evidence = EVIDENCE_TEXTS[info.evidence];
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="font-title text-xl font-semibold">{SHELL_TEXTS.howTo}</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-6 marker:text-ink-soft">
        {intro.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="font-semibold">{SHELL_TEXTS.trains}</dt>
          <dd className="text-ink-soft">{info.skill}</dd>
        </div>
        <div>
          <dt className="font-semibold">
            {SHELL_TEXTS.evidence}: {evidence.label}
          </dt>
          <dd className="text-ink-soft">
            {evidence.meaning} {intro.evidence}
          </dd>
        </div>
      </dl>
    </section>
  );
}
