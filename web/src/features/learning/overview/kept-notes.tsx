import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { addressOf, CARDS } from '../library/cards.ts';
import { notesQuery } from '../notes/list-notes.ts';
import { notes } from '../notes/notes.ts';
import { LEARNING_TEXTS } from '../texts.ts';

/** Every lesson in which somebody marked or wrote something, to find it again. */
export default function KeptNotes({ userId }: { userId: string }) {
  const { rows } = useOfflineList(notes, userId, useQuery(notesQuery(userId)));
  const lessons = CARDS.map((card) => {
    const own = rows.filter(({ lessonId }) => lessonId === card.id);
    return { card, marks: own.filter(({ note }) => note === null).length, own };
  }).filter(({ own }) => own.length > 0);
  if (lessons.length === 0) return null;
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {LEARNING_TEXTS.notes}
      </summary>
      <ul className="flex flex-col gap-4 py-2">
        {lessons.map(({ card, marks, own }) => (
          <li key={card.id}>
            <Link to={addressOf(card)} className="font-semibold text-primary">
              {card.title}
            </Link>
            {marks > 0 && <p className="text-sm text-ink-soft">{LEARNING_TEXTS.marks(marks)}</p>}
            {own.map(
              ({ id, note }) =>
                note !== null && (
                  <p key={id} className="mt-1 wrap-anywhere whitespace-pre-wrap text-ink-soft">
                    {note}
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
