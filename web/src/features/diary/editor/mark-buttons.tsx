import type { RefObject } from 'react';
import type { Words } from '#web/care/writing/words.ts';
import { EDITOR_TEXTS } from '../texts.ts';

const { marks } = EDITOR_TEXTS;

/** What goes around the chosen words, or before each chosen line. */
const MARKS = [
  { id: 'strong', around: '**', shown: 'font-bold', sign: 'N' },
  { id: 'emphasis', around: '*', shown: 'italic', sign: 'C' },
  { id: 'heading', before: '# ', shown: 'font-title font-semibold', sign: 'T' },
  { id: 'list', before: '- ', shown: '', sign: '•—' },
  { id: 'quote', before: '> ', shown: 'font-title', sign: '«»' },
] as const;

type Mark = (typeof MARKS)[number];

interface MarkButtonsProps {
  words: Words;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Forms the chosen words, for who knows no signs. */
export function MarkButtons({ words, field }: MarkButtonsProps) {
  function press(mark: Mark) {
    const area = field.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const next = marked(words.text, from, to, mark);
    words.write(next.text);
    // After React has written the new words, which would put the cursor at the end.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.from, next.to);
    });
  }

  return (
    <fieldset aria-label={marks.label} className="flex flex-wrap gap-1">
      {MARKS.map((mark) => (
        <button
          key={mark.id}
          type="button"
          title={marks[mark.id]}
          aria-label={marks[mark.id]}
          onClick={() => press(mark)}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-surface-2 hover:text-ink"
        >
          <span aria-hidden="true" className={mark.shown}>
            {mark.sign}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** The text with a mark, and what is chosen in it afterwards. */
export function marked(text: string, from: number, to: number, mark: Mark) {
  if ('around' in mark) {
    const { around } = mark;
    const chosen = text.slice(from, to);
    return {
      text: text.slice(0, from) + around + chosen + around + text.slice(to),
      from: from + around.length,
      to: to + around.length,
    };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(start, to).split('\n');
  const block = lines.map((line) => mark.before + line).join('\n');
  return {
    text: text.slice(0, start) + block + text.slice(to),
    from: from + mark.before.length,
    to: to + mark.before.length * lines.length,
  };
}
