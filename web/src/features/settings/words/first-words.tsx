import { wordsOfCountry } from '#domain/mood/words/vocabulary.ts';
import { WORDS_TEXTS as TEXTS } from '../texts.ts';

const MOST = 5;

/** A few of the words that will stand first, with what they mean. */
export default function FirstWords({ country }: { country: string }) {
  return (
    <div className="mt-4" aria-live="polite">
      <p className="text-sm text-ink-soft">{TEXTS.first}</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {wordsOfCountry(country)
          .slice(0, MOST)
          .map(({ id, word, meaning }) => (
            <li key={id} className="rounded-control bg-surface-2 px-3.5 py-2.5 leading-snug">
              <span className="font-title font-semibold">{word}</span>{' '}
              <span className="block text-sm text-ink-soft">{meaning}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
