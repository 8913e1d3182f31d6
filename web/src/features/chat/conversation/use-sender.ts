import { useEffect, useState } from 'react';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { storeExchange } from '../api/store-exchange.ts';
import { answerHere } from '../offline/answer-here.ts';
import type { Conversation } from './conversation-fold.ts';
import type { Entry } from './entry.ts';
import { createSender, type Sender, type SenderParts } from './sender.ts';

/** Fetched behind the page. Where that fails, a message waits as it does without a connection. */
const loadStream = () => import('../api/stream-answer.ts');

/** With the country whose lines are to be named, should it come to that. */
const streamHere: SenderParts['stream'] = async (request, ...rest) => {
  const { streamAnswer } = await loadStream();
  const country = chosenCountry() ?? guessCountry();
  return await streamAnswer({ ...request, ...(country && { country }) }, ...rest);
};

/**
 * The sender of this page. What waits leaves as soon as there is a connection.
 * @param view what is on screen, which guided mode reads when it has to answer here
 */
export function useSender(tell: (entry: Entry) => void, view: Conversation, owner: string): Sender {
  const [sender] = useState(() =>
    createSender({ tell, stream: streamHere, store: storeExchange, answerHere, owner }),
  );
  useEffect(() => sender.watch(view), [sender, view]);

  useEffect(() => {
    loadStream().catch(() => {});
    sender.resume();
    window.addEventListener('online', sender.resume);
    return () => {
      window.removeEventListener('online', sender.resume);
      sender.close();
    };
  }, [sender]);
  return sender;
}
