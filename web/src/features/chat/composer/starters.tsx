import { Checkbox } from '#web/ui/checkbox.tsx';
import { CHAT_TEXTS } from '../texts.ts';

interface StartersProps {
  onChoose: (text: string) => void;
  /** Whether the talk that begins may use what is remembered, and add to it. */
  memory: boolean;
  onMemory: (memory: boolean) => void;
}

/** The empty conversation, with suggestions for a beginning. */
export function Starters({ onChoose, memory, onMemory }: StartersProps) {
  return (
    <div className="my-auto py-4">
      <h2 className="font-title text-2xl font-semibold">{CHAT_TEXTS.empty.title}</h2>
      <p className="mt-2 text-ink-soft">{CHAT_TEXTS.empty.lead}</p>
      <p className="mt-6 text-sm font-semibold text-ink-soft">{CHAT_TEXTS.empty.starters}</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {CHAT_TEXTS.starters.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="min-h-12 w-full rounded-card border border-ink-soft bg-surface px-4 py-2.5 text-left leading-snug transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Checkbox
          checked={!memory}
          onChange={({ currentTarget }) => onMemory(!currentTarget.checked)}
          label={CHAT_TEXTS.memory.without}
          hint={CHAT_TEXTS.memory.withoutHint}
        />
      </div>
    </div>
  );
}
