import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { cardsOf, type PlanPart } from '../../kit/safety-plan/safety-plan-port.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import { addCard } from './add-card.ts';
import { FetchedLines } from './fetched-lines.tsx';

interface BuoyEditorProps {
  part: PlanPart;
  onWrite: (id: string, text: string) => void;
}

/** As long as a part of the plan may be. */
const LONGEST = 2000;

/** A part of the real plan, kept at every keystroke, with ideas that become lines of it. */
export function BuoyEditor({ part, onWrite }: BuoyEditorProps) {
  const cards = cardsOf(part);
  const left = part.ideas.filter((idea) => !cards.some((card) => card.startsWith(idea)));

  const add = (idea: string) => addCard({ write: onWrite }, part, idea);

  return (
    <div className="flex flex-col gap-3">
      <WritingField
        label={part.hint}
        hint={NAVIGATOR_TEXTS.onePerLine}
        rows={3}
        className="field-sizing-content"
        words={{ text: part.text, write: (text) => onWrite(part.id, text) }}
        most={LONGEST}
        quietHelp
      />
      {left.length > 0 && (
        <ul aria-label={NAVIGATOR_TEXTS.ideas} className="flex flex-wrap gap-2">
          {left.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                aria-label={NAVIGATOR_TEXTS.addIdea(idea)}
                onClick={() => add(idea)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-ink-soft bg-surface px-3.5 py-1 text-left text-sm leading-tight hover:border-primary hover:bg-primary-soft"
              >
                <Icon name="plus" className="size-4 shrink-0 text-primary" />
                {idea}
              </button>
            </li>
          ))}
        </ul>
      )}
      {part.more}
      {part.id === 'professionals' && <FetchedLines cards={cards} onAdd={add} />}
      <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.kept}</p>
    </div>
  );
}
