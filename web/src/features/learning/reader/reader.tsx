import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '#web/data/session.ts';
import { isStill } from '#web/lib/look/stillness.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useEvents } from '../events/use-events.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { cardsOf } from '../library/cards.ts';
import { PATH_TEXTS } from '../library/paths.texts.ts';
import { NoteSection } from '../notes/note-section.tsx';
import { useNotes } from '../notes/use-notes.ts';
import { LEARNING } from '../places.ts';
import { LEARNING_TEXTS, LESSON_TEXTS } from '../texts.ts';
import { Ending } from './ending.tsx';
import { Passage } from './passage.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { Sources } from './sources.tsx';
import { passageId, usePlace } from './use-place.ts';
import { useReadingAloud } from './use-reading-aloud.ts';

/** The page of the tool or game that a lesson proposes. */
export interface Door {
  title: string;
  to: string;
}

interface ReaderProps {
  lesson: Lesson;
  doorOf: (wanted: Lesson['try']) => Door | null;
}

function goTo(passage: string) {
  const element = document.getElementById(passageId(passage));
  element?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });
}

/** A lesson from its title to what comes after it. */
export function Reader({ lesson, doorOf }: ReaderProps) {
  const { id: userId } = useUser();
  const { progress, record } = useEvents(userId);
  const notes = useNotes(userId, lesson.id);
  const [isMarking, setMarking] = useState(false);
  const [isOver, setOver] = useState(false);
  const wasRead = progress.read.has(lesson.id);
  const passages = useMemo(() => lesson.blocks.map(({ id }) => id), [lesson]);
  const { left, inSight } = usePlace(userId, lesson.id, passages, wasRead || isOver);
  const [isResumed, setResumed] = useState(false);
  const aloud = useReadingAloud(lesson.blocks);
  const path = cardsOf(lesson.path);
  const door = doorOf(lesson.try);
  const passed = inSight ? (passages.indexOf(inSight) + 1) / passages.length : 0;

  function markRead() {
    if (!wasRead && !isOver) record(lesson.id);
    setOver(true);
  }

  return (
    <article className="mx-auto flex w-full max-w-[62ch] flex-col gap-6 pb-10">
      <header>
        <p className="text-sm text-ink-soft">
          <Link to={`${LEARNING.address}#${lesson.path}`} className="font-semibold text-primary">
            {PATH_TEXTS[lesson.path].title}
          </Link>{' '}
          · {LESSON_TEXTS.of(path.findIndex(({ id }) => id === lesson.id) + 1, path.length)} ·{' '}
          {LEARNING_TEXTS.minutes(lesson.minutes)}
        </p>
        <h1 className="mt-2 font-title text-3xl font-semibold text-balance md:text-4xl">
          {lesson.title}
        </h1>
        <p className="mt-3 text-lg text-ink-soft">{lesson.line}</p>
      </header>
      <ReadingBar
        onListen={aloud.hasVoice ? () => aloud.toggle(inSight) : null}
        isListening={aloud.passage !== null}
        onMarking={() => setMarking(!isMarking)}
        isMarking={isMarking}
        passed={passed}
      />
      {left && !isResumed && !wasRead && (
        <Card tone="well" className="flex flex-wrap items-center justify-between gap-3 p-4!">
          <p>{LESSON_TEXTS.resume}</p>
          <Button
            variant="secondary"
            onClick={() => {
              goTo(left);
              setResumed(true);
            }}
          >
            {LESSON_TEXTS.resumeAction}
          </Button>
        </Card>
      )}
      <div className="flex flex-col gap-5 text-[1.125rem] leading-[1.65]">
        {lesson.blocks.map((block) => (
          <Passage
            key={block.id}
            block={block}
            picture={lesson.picture}
            isMarked={notes.marked.has(block.id)}
            isHeard={aloud.passage === block.id}
            onMark={isMarking ? () => notes.toggle(block.id) : null}
          />
        ))}
      </div>
      {door && (
        <section
          className="rounded-card border border-sol bg-surface p-5"
          aria-labelledby="try-title"
        >
          <h2 id="try-title" className="font-title text-xl font-semibold">
            {LESSON_TEXTS.try}
          </h2>
          <p className="mt-1 mb-4">{lesson.try.why}</p>
          <ButtonLink to={door.to}>{LESSON_TEXTS.open(door.title)}</ButtonLink>
        </section>
      )}
      <Ending
        lesson={lesson}
        wasRead={wasRead && !isOver}
        onRead={markRead}
        onAnswer={(question, wasRight) => {
          markRead();
          record(lesson.id, { question, wasRight });
        }}
      />
      <NoteSection lessonId={lesson.id} notes={notes} />
      <Sources lesson={lesson} />
    </article>
  );
}
