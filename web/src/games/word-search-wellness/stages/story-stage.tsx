import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lettersOf } from '../layout/letters.ts';
import type { SearchAction } from '../rules.ts';
import { type SearchState, storyOf } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

interface StoryStageProps {
  title: RefObject<HTMLHeadingElement | null>;
  state: SearchState;
  send: (action: SearchAction) => void;
}

/** A story whose last word lay in the sand: its missing letter, what it changes, and a question. */
export function StoryStage({ title, state, send }: StoryStageProps) {
  const { stage, tried, answer } = state;
  const { text, word, question, yes, because } = storyOf(state);
  return (
    <section className="flex flex-col gap-6 rounded-card bg-(--sand) p-5 sm:p-8">
      <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
        {stage === 'fragment' ? SEARCH_TEXTS.storyTitle : question}
      </h2>
      <p className="max-w-prose text-lg">
        {text} {stage === 'fragment' ? '…' : <strong>{word}.</strong>}
      </p>
      {stage === 'fragment' && <Fragment state={state} />}
      {stage === 'fragment' && (
        <div className="flex flex-col gap-3">
          <p>{SEARCH_TEXTS.gapAsk}</p>
          <div className="flex flex-wrap gap-3">
            {state.choices.map((letter) => (
              <Button
                key={letter}
                variant="secondary"
                size="lg"
                className="min-w-16 text-2xl!"
                disabled={tried.includes(letter)}
                data-target={tried.includes(letter) ? undefined : letter}
                onClick={() => send({ type: 'letter', letter })}
              >
                {letter}
              </Button>
            ))}
          </div>
          <p className="min-h-7">{tried.length > 0 && SEARCH_TEXTS.tried(tried.at(-1) ?? '')}</p>
        </div>
      )}
      {stage === 'question' && (
        <div className="flex gap-3">
          {[true, false].map((one) => (
            <Button
              key={String(one)}
              variant="secondary"
              size="lg"
              data-target={String(one)}
              onClick={() => send({ type: 'answer', yes: one })}
            >
              {one ? SEARCH_TEXTS.yes : SEARCH_TEXTS.no}
            </Button>
          ))}
        </div>
      )}
      {stage === 'told' && (
        <>
          <p className="max-w-prose">
            <strong>{answer === yes ? SEARCH_TEXTS.right : SEARCH_TEXTS.near(yes)}</strong>{' '}
            {because}
          </p>
          <div>
            <Button size="lg" data-target="next" onClick={() => send({ type: 'next' })}>
              {SEARCH_TEXTS.next}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The letters that the water left, as pearls, with one of them missing. */
function Fragment({ state }: { state: SearchState }) {
  const { word, gap } = storyOf(state);
  const letters = Array.from(lettersOf(word));
  const read = letters.map((letter, at) => (at === gap ? '…' : letter)).join('');
  return (
    <div className="flex flex-wrap gap-1.5">
      <span className="sr-only">{SEARCH_TEXTS.fragment(read)}</span>
      {letters.map((letter, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a letter is its place in the word
          key={at}
          aria-hidden="true"
          className={`flex size-10 items-center justify-center rounded-full border-2 text-xl font-semibold ${
            at === gap ? 'border-dashed border-ink-soft' : 'border-(--shell) bg-(--pearl)'
          }`}
        >
          {at === gap ? '' : letter}
        </span>
      ))}
    </div>
  );
}
