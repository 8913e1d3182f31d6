import { useState } from 'react';
import { DIARY, withTag } from '#domain/diary/diary.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EDITOR_TEXTS } from '../texts.ts';

interface TagFieldProps {
  tags: readonly string[];
  /** Used before, most often first. */
  known: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

export function TagField({ tags, known, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const isFull = tags.length >= DIARY.tags;
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, 6);

  function add(text: string) {
    onChange(withTag(tags, text));
    setTyped('');
  }

  return (
    <section aria-label={EDITOR_TEXTS.tags} className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={EDITOR_TEXTS.tags}
            hint={isFull ? EDITOR_TEXTS.tagsFull : EDITOR_TEXTS.tagsHint}
            holds="name"
            value={typed}
            maxLength={DIARY.tag}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              // It ends the tag, and does not save the page.
              event.preventDefault();
              add(typed);
            }}
            // Whoever goes on without the button meant it all the same.
            onBlur={() => typed.trim() !== '' && add(typed)}
          />
        </div>
        <Button variant="secondary" className="min-h-12" onClick={() => add(typed)}>
          {EDITOR_TEXTS.tagAdd}
        </Button>
      </div>
      {(tags.length > 0 || offered.length > 0) && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={EDITOR_TEXTS.tagRemove(tag)}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary-soft pr-2.5 pl-4"
              >
                {tag} <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
          {!isFull &&
            offered.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  onClick={() => add(tag)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line pr-4 pl-2.5 text-ink-soft hover:border-primary hover:text-ink"
                >
                  <Icon name="plus" className="size-4" /> {tag}
                </button>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
