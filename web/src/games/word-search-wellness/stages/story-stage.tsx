import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lettersOf } from '../layout/letters.ts';
import type { SearchAction } from '../rules.ts';
import { type SearchState, storyOf } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';
import { Forming } from './forming.tsx';
import { Slots } from './slots.tsx';

interface StoryStageProps {
  title: RefObject<HTMLHeadingElement | null>;
  state: SearchState;
  send: (action: SearchAction) => void;
  still: boolean;
}

/** A story whose last word lay in the sand: it is formed, and a question asks what it changes. */
export function StoryStage({ title, state, send, still }: StoryStageProps) {
  const { stage, answer } = state;
  const { text, word, question, yes, because } = storyOf(state);
  const letters = Array.from(lettersOf(word));
  return (
    <section className="-mx-2 flex flex-col gap-6 rounded-card bg-(--sand) p-4 sm:mx-0 sm:p-8">
      <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
        {stage === 'form' ? SEARCH_TEXTS.storyTitle : question}
      </h2>
      <p className="max-w-prose text-lg">
        {text} {stage === 'form' ? '…' : <strong>{word}.</strong>}
      </p>
      {stage === 'form' && <Forming state={state} send={send} still={still} />}
      {stage !== 'form' && <Slots letters={letters} laid={letters.length} still={still} />}
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
