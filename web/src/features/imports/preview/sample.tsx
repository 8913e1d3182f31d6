import type { EmotionId } from '#domain/mood/emotions.ts';
import type { ImportRows } from '../import-rows.ts';
import type { ImportLook } from '../look.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';

/** So many of each are shown. */
const SHOWN = 3;

interface SampleProps {
  rows: ImportRows;
  look: ImportLook;
}

/** A few of what will be stored, as it will be. */
export function Sample({ rows, look }: SampleProps) {
  const items = [
    ...rows.moods.slice(0, SHOWN).map((row) => ({
      key: `mood ${row.id}`,
      at: row.occurred_at,
      emotion: row.emotion,
      title: `${look.emotions[row.emotion]}, ${look.intensities[row.intensity]}`,
      text: [row.own_words.join(', '), row.note].filter(Boolean).join(' · '),
    })),
    ...rows.pages.slice(0, SHOWN).map(({ id, occurredAt, words }) => ({
      key: `page ${id}`,
      at: occurredAt,
      emotion: words.emotion,
      title: words.title || TEXTS.page,
      text: words.body,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 font-title text-xl font-semibold">{TEXTS.sampleTitle}</h3>
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.key} className="flex gap-3 rounded-card border border-line bg-surface p-4">
            <Picture emotion={item.emotion} look={look} />
            <div className="min-w-0">
              <p className="text-sm text-ink-soft">{TEXTS.moment(new Date(item.at))}</p>
              <p className="font-semibold wrap-anywhere">{item.title}</p>
              <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{TEXTS.clock}</p>
    </section>
  );
}

function Picture({ emotion, look: { Mark } }: { emotion: EmotionId | null; look: ImportLook }) {
  return emotion ? (
    <Mark id={emotion} className="size-10 shrink-0" />
  ) : (
    <span className="size-10 shrink-0 rounded-full border border-dashed border-ink-soft" />
  );
}
