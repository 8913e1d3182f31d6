import { useEffect, useState } from 'react';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { storeExchange } from '../api/store-exchange.ts';
import { streamAnswer } from '../api/stream-answer.ts';
import { answerHere } from '../offline/answer-here.ts';
import type { Entry } from './conversation-fold.ts';
import type { Message } from './message.ts';
import { createSender, type Sender, type SenderParts } from './sender.ts';

/** With the country whose lines are to be named, should it come to that. */
const streamHere: SenderParts['stream'] = (request, ...rest) => {
  const country = chosenCountry() ?? guessCountry();
  return streamAnswer({ ...request, ...(country && { country }) }, ...rest);
};

/**
 * The sender of this page. What waits leaves as soon as there is a connection.
 * @param messages what is on screen, which guided mode reads when it has to answer here
 */
export function useSender(
  tell: (entry: Entry) => void,
  messages: readonly Message[],
  owner: string,
): Sender {
  const [sender] = useState(() =>
    createSender({ tell, stream: streamHere, store: storeExchange, answerHere, owner }),
  );
  useEffect(() => sender.watch(messages), [sender, messages]);

  useEffect(() => {
    sender.resume();
    window.addEventListener('online', sender.resume);
    return () => window.removeEventListener('online', sender.resume);
  }, [sender]);
  return sender;
}
