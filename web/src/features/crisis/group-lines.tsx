import { WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { PUERTO_RICO_LINE, VETERANS_LINE } from '#domain/crisis-lines/united-states.ts';
import { LineCard } from './line-card.tsx';
import { CRISIS_TEXTS } from './texts.ts';

/**
 * State and group lines of docs/specification.md §1: those that could be verified, and where to
 * find the rest.
 */
export function GroupLines() {
  const { groups } = CRISIS_TEXTS.page;
  return (
    <section>
      <h2 className="font-title text-xl font-semibold">{groups.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{groups.lead}</p>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <LineCard line={VETERANS_LINE} />
        <LineCard line={PUERTO_RICO_LINE} />
      </div>
      <p className="mt-4">
        {groups.others}{' '}
        <a href={WORLD_DIRECTORY} className="text-primary underline underline-offset-4">
          findahelpline.com
        </a>
      </p>
    </section>
  );
}
