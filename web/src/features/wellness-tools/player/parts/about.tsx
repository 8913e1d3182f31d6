import type { Evidence, Tool } from '../../contract.ts';
import { EVIDENCE_TEXTS, TOOL_PAGE_TEXTS } from '../../texts.ts';

/** How sure the benefit is, and what that rests on. */
export function About({ tool, grade }: { tool: Tool; grade: Evidence }) {
  const { label, meaning } = EVIDENCE_TEXTS[grade];
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">
        {TOOL_PAGE_TEXTS.evidence} {label}
      </h2>
      <p className="text-ink-soft">
        {meaning} {tool.evidence}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          {TOOL_PAGE_TEXTS.sources}
        </summary>
        <ul className="flex flex-col gap-2 pb-2 text-sm text-ink-soft">
          {tool.sources.map(({ authors, year, title, where }) => (
            <li key={title}>
              {authors} ({year}). <cite lang={where === 'OMS' ? undefined : 'en'}>{title}</cite>.{' '}
              {where}.
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
