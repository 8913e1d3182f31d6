import { useState } from 'react';
import { excerpt } from '#domain/diary/search/search-index.ts';
import { plainWords } from '#domain/diary/words/markdown.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EntryCard } from '../list/entry-card.tsx';
import { SEARCH_TEXTS, dayText } from '../texts.ts';
import type { useDiary } from '../use-diary.ts';
import { useSearch } from './use-search.ts';

/** More than anybody looks through: the next word narrows it. */
const SHOWN = 60;

interface SearchResultsProps {
  diary: ReturnType<typeof useDiary>;
  question: string;
}

export function SearchResults({ diary, question }: SearchResultsProps) {
  const { found, isReading, read, isPartial } = useSearch(diary, question);
  const [now] = useState(() => new Date());
  const said = isReading && found.length === 0 ? SEARCH_TEXTS.building(read) : null;
  return (
    <div className="flex flex-col gap-4">
      <output className="text-ink-soft">
        {said ?? (found.length > 0 ? SEARCH_TEXTS.found(found.length) : SEARCH_TEXTS.nothing)}
      </output>
      {isPartial && <Notice tone="info">{SEARCH_TEXTS.partial}</Notice>}
      <ul className="flex flex-col gap-3">
        {found.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <EntryCard
              entry={entry}
              when={dayText(new Date(entry.occurredAt), now)}
              excerpt={<Found text={plainWords(entry.body)} question={question} />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Found({ text, question }: { text: string; question: string }) {
  return excerpt(text, question).map((part, at) =>
    part.hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
      <mark key={at} className="rounded-sm bg-primary-soft font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
