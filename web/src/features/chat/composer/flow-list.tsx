import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { CHAT_TEXTS } from '../texts.ts';

/** Everything that can be done together, each begun with one tap. */
export function FlowList({ onSay }: { onSay: (label: string, choice: string) => void }) {
  return (
    <ul aria-label={CHAT_TEXTS.flow.choose} className="mt-1 grid gap-2 sm:grid-cols-2">
      {FLOW_LIST.map(({ id, name, about, minutes }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onSay(name, `flow/${id}`)}
            className="h-full min-h-12 w-full rounded-card border border-line bg-surface px-4 py-2.5 text-left leading-snug transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 text-sm text-ink-soft">
                {CHAT_TEXTS.flow.minutes(minutes)}
              </span>
            </span>
            <span className="mt-0.5 block text-sm text-ink-soft">{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
