import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { Block, LessonPicture, Span } from '../lesson/lesson.ts';
import { LessonFigure } from '../pictures/picture.tsx';
import { LESSON_TEXTS } from '../texts.ts';
import { passageId } from './use-place.ts';

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, as }) => {
    if (as === 'strong') return <strong key={text}>{text}</strong>;
    if (as === 'em') return <em key={text}>{text}</em>;
    return text;
  });
}

function contentOf(block: Block, picture: LessonPicture): ReactNode {
  switch (block.kind) {
    case 'picture':
      return <LessonFigure picture={picture} />;
    case 'heading':
      return (
        <h2 className="mt-4 font-title text-xl font-semibold text-balance md:text-2xl">
          <Words spans={block.spans} />
        </h2>
      );
    case 'keep':
      return (
        <p className="border-l-4 border-sol py-1 pl-5 font-title text-xl leading-snug font-semibold text-balance">
          <Words spans={block.spans} />
        </p>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      const marks = block.kind === 'list' ? 'list-disc' : 'list-decimal';
      return (
        <List
          className={`${marks} flex flex-col gap-2 pl-6 marker:font-semibold marker:text-primary`}
        >
          {block.items.map((spans) => (
            <li key={spans.map(({ text }) => text).join('')} className="pl-1">
              <Words spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p>
          <Words spans={block.spans} />
        </p>
      );
  }
}

interface PassageProps {
  block: Block;
  picture: LessonPicture;
  isMarked: boolean;
  isHeard: boolean;
  /** Given while passages are being marked. */
  onMark: (() => void) | null;
}

/** A piece of a lesson: marked, heard, or with the button that marks it. */
export function Passage({ block, picture, isMarked, isHeard, onMark }: PassageProps) {
  const canBeMarked = block.kind !== 'picture' && block.kind !== 'heading';
  return (
    <div
      id={passageId(block.id)}
      className={classNames(
        'scroll-mt-36 rounded-control transition-colors duration-240',
        (isMarked || isHeard) && '-mx-3 px-3 py-1',
        isMarked && 'bg-[color-mix(in_oklab,var(--sol)_22%,transparent)]',
        isHeard && 'bg-primary-soft',
      )}
    >
      {isMarked && <span className="sr-only">{LESSON_TEXTS.marked}: </span>}
      {contentOf(block, picture)}
      {onMark && canBeMarked && (
        <button
          type="button"
          aria-pressed={isMarked}
          onClick={onMark}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary hover:bg-primary-soft"
        >
          <Icon name={isMarked ? 'close' : 'pin'} className="size-4.5" />
          {isMarked ? LESSON_TEXTS.unmarkThis : LESSON_TEXTS.markThis}
        </button>
      )}
    </div>
  );
}
