import { type ReactNode, useRef } from 'react';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PART_CONTENT } from '../content.ts';
import { linesOf, type Part, type PartId, withLine } from '../plan/plan.ts';
import { PLAN_TEXTS } from '../texts.ts';

const LONGEST = 2000;

interface PartEditorProps {
  id: PartId;
  number: number;
  part: Part;
  onWrite: (text: string) => void;
  onDropEarlier: () => void;
  /** More ways to fill it, such as people of the own network. */
  children?: ReactNode;
}

/** One part: a field that keeps every keystroke, and ideas that become lines of it. */
export function PartEditor({
  id,
  number,
  part,
  onWrite,
  onDropEarlier,
  children,
}: PartEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { title, hint, ideas } = PART_CONTENT[id];
  const left = ideas.filter((idea) => !linesOf(part.text).some((line) => line.startsWith(idea)));

  function add(idea: string) {
    onWrite(withLine(part.text, idea));
    field.current?.focus();
  }

  return (
    <section id={`parte-${id}`} className="scroll-mt-20">
      <WritingField
        ref={field}
        label={<span className="font-title text-xl">{PLAN_TEXTS.partTitle(number, title)}</span>}
        hint={`${hint} ${PLAN_TEXTS.onePerLine}`}
        rows={3}
        className="field-sizing-content"
        words={{ text: part.text, write: onWrite }}
        most={LONGEST}
        quietHelp
      />
      {part.earlier && (
        <Earlier
          text={part.earlier.text}
          onAdd={() => {
            const lines = linesOf(part.earlier?.text ?? '');
            onWrite(lines.reduce(withLine, part.text));
            onDropEarlier();
          }}
          onDrop={onDropEarlier}
        />
      )}
      {left.length > 0 && (
        <ul aria-label={PLAN_TEXTS.ideas(title)} className="mt-2 flex flex-wrap gap-2 print:hidden">
          {left.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                aria-label={PLAN_TEXTS.addIdea(idea)}
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
      {children}
    </section>
  );
}

function Earlier(props: { text: string; onAdd: () => void; onDrop: () => void }) {
  return (
    <div className="mt-2 rounded-card bg-surface-2 p-4">
      <p className="font-semibold">{PLAN_TEXTS.earlier.title}</p>
      <p className="mt-1 whitespace-pre-line">{props.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={props.onAdd}>
          {PLAN_TEXTS.earlier.add}
        </Button>
        <Button variant="quiet" onClick={props.onDrop}>
          {PLAN_TEXTS.earlier.drop}
        </Button>
      </div>
    </div>
  );
}
