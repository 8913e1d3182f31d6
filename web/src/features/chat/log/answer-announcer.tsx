import { useEffect, useRef, useState } from 'react';
import { CHAT_TEXTS } from '../texts.ts';
import type { CompanionMessage, Message } from '../conversation/message.ts';

/**
 * Reads an answer aloud once, when it is whole. The log itself says nothing while it grows: read
 * word by word, an answer cannot be understood.
 */
export function AnswerAnnouncer({ messages }: { messages: readonly Message[] }) {
  const [news, setNews] = useState('');
  const growing = useRef(new Set<string>());

  useEffect(() => {
    // What could not be stored is answered all the same, and waits: then the answer is the news.
    const answered = new Set(
      messages.flatMap((one) => (one.role === 'companion' ? [one.replyTo] : [])),
    );
    for (const message of messages) {
      if (message.role === 'person') {
        if (message.status === 'sending' && !growing.current.has(message.id)) {
          growing.current.add(message.id);
          // The same sentence twice is news only if there was nothing between.
          setNews('');
        } else if (
          message.status === 'unsent' &&
          !answered.has(message.id) &&
          growing.current.delete(message.id)
        ) {
          setNews(CHAT_TEXTS.announce.unsent);
        }
      } else if (message.replyTo !== null && message.status !== 'streaming') {
        // Only answers to messages sent on this page are announced, not those that were loaded.
        if (growing.current.delete(message.replyTo)) {
          setNews(newsOf(message));
        }
      }
    }
  }, [messages]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {news}
    </div>
  );
}

/** The words, and what can be answered with a tap: that it is there is not seen by who listens. */
function newsOf({ text, flow, card, chips }: CompanionMessage): string {
  const { answer, card: offersCard, chips: offersChips } = CHAT_TEXTS.announce;
  const parts = [
    answer(text),
    card && offersCard(card.title),
    flow && `${flow.name}, ${CHAT_TEXTS.flow.where(flow.step, flow.of)}.`,
    chips.length > 0 && offersChips(chips.map(({ label }) => label)),
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
