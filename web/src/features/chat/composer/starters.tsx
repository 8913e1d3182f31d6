import { Checkbox } from '#web/ui/checkbox.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';
import type { CompanionMode } from '../use-companion-mode.ts';
import { FlowChoice } from './flow-choice.tsx';

interface StartersProps {
  /** Says something for the person: the chip with this id was tapped. */
  onSay: (label: string, choice: string) => void;
  /** Which companion answers; null until it is known. */
  mode: CompanionMode | null;
  /** Whether the talk that begins may use what is remembered, and add to it. */
  memory: boolean;
  onMemory: (memory: boolean) => void;
}

/** The empty conversation: who answers, what can be done here, and ways to begin. */
export function Starters({ onSay, mode, memory, onMemory }: StartersProps) {
  return (
    <div className="my-auto py-2">
      <div className="flex flex-wrap items-end gap-x-3">
        <Mascot emotion="happy" size="md" decorative className="max-sm:size-20" />
        <h2 className="min-w-36 flex-1 pb-1 font-title text-2xl font-semibold">
          {CHAT_TEXTS.empty.title}
        </h2>
      </div>
      <WhoAnswers mode={mode} />
      <p className="mt-2 text-ink-soft">{CHAT_TEXTS.empty.lead}</p>
      <ul
        aria-label={CHAT_TEXTS.empty.starters}
        className="mt-4 grid grid-cols-2 gap-2 tight:grid-cols-1"
      >
        {CHAT_TEXTS.starters.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSay(label, id)}
              className="min-h-12 w-full rounded-card border border-ink-soft bg-surface px-4 py-2.5 text-left leading-snug transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <FlowChoice onSay={onSay} />
      <div className="mt-5">
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

/** All that it may say lie on one another, so that nothing moves when it is known. */
function WhoAnswers({ mode }: { mode: CompanionMode | null }) {
  return (
    <div className="mt-2 grid">
      {(['unknown', 'guided', 'model'] as const).map((one) => {
        const isThis = one === (mode ?? 'unknown');
        return (
          <p
            key={one}
            aria-hidden={!isThis}
            className={classNames('col-start-1 row-start-1', !isThis && 'invisible')}
          >
            {CHAT_TEXTS.empty.who[one]}
          </p>
        );
      })}
    </div>
  );
}
