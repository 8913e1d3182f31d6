import { Link } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { LessonCard, PathId } from '../lesson/lesson.ts';
import { addressOf, cardsOf } from '../library/cards.ts';
import { PATH_TEXTS } from '../library/paths.texts.ts';
import { LEARNING_TEXTS } from '../texts.ts';
import { PathEmblem } from './path-emblem.tsx';

type StopState = keyof typeof LEARNING_TEXTS.stops;

interface PathRiverProps {
  path: PathId;
  read: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  startsOpen: boolean;
}

function stateOf(card: LessonCard, next: string | undefined, props: PathRiverProps): StopState {
  if (props.read.has(card.id)) return 'read';
  if (props.begun.has(card.id)) return 'begun';
  return card.id === next ? 'next' : 'ahead';
}

/** One path as a stretch of river: a stone for each lesson, the way behind one darker. */
export function PathRiver(props: PathRiverProps) {
  const { path, read, startsOpen } = props;
  const cards = cardsOf(path);
  const next = cards.find(({ id }) => !read.has(id))?.id;
  const count = cards.filter(({ id }) => read.has(id)).length;
  const { title, line } = PATH_TEXTS[path];
  return (
    <details
      id={path}
      open={startsOpen}
      className="group scroll-mt-20 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 rounded-card p-4 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        <PathEmblem path={path} />
        <div className="min-w-0 flex-1">
          <h3 className="font-title text-lg leading-snug font-semibold">{title}</h3>
          <span className="block leading-snug text-ink-soft">{line}</span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Stones cards={cards} read={read} />
            {LEARNING_TEXTS.readOf(count, cards.length)}
          </span>
        </div>
        <Icon
          name="chevron-down"
          className="size-6 shrink-0 text-ink-soft transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      <ol className="px-4 pb-4">
        {cards.map((card, index) => (
          <Stop
            key={card.id}
            card={card}
            state={stateOf(card, next, props)}
            side={index % 2 === 0 ? 1 : -1}
            isFirst={index === 0}
            isLast={index === cards.length - 1}
          />
        ))}
      </ol>
    </details>
  );
}

/** The same stones, small, where the path is closed. */
function Stones({ cards, read }: { cards: readonly LessonCard[]; read: ReadonlySet<string> }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1" aria-hidden="true">
      {cards.map(({ id }) => (
        <span
          key={id}
          className={classNames(
            'h-2 w-3.5 rounded-full border',
            read.has(id) ? 'border-primary bg-primary' : 'border-ink-soft bg-transparent',
          )}
        />
      ))}
    </span>
  );
}

interface StopProps {
  card: LessonCard;
  state: StopState;
  /** To which side the river bends here. */
  side: 1 | -1;
  isFirst: boolean;
  isLast: boolean;
}

const STONES: Record<StopState, string> = {
  read: 'border-primary bg-primary text-primary-ink',
  begun: 'border-primary bg-primary-soft text-primary',
  next: 'border-primary bg-sol text-sol-ink',
  ahead: 'border-ink-soft bg-surface text-ink-soft',
};

/** A lesson on the river. The whole row leads to it. */
function Stop({ card, state, side, isFirst, isLast }: StopProps) {
  const said = LEARNING_TEXTS.stops[state];
  const bend = side * 14;
  return (
    <li className="relative flex gap-4">
      <span className="relative w-12 shrink-0 self-stretch" aria-hidden="true">
        <svg
          viewBox="0 0 48 100"
          preserveAspectRatio="none"
          className={classNames(
            'absolute inset-x-0 h-full w-full',
            state === 'read' ? 'text-primary' : 'text-primary-soft',
          )}
        >
          <path
            d={`M24 ${isFirst ? 50 : 0}C${24 + bend} ${isFirst ? 60 : 25} ${24 + bend} ${isLast ? 40 : 75} 24 ${isLast ? 50 : 100}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            opacity={state === 'read' ? 0.45 : 1}
          />
        </svg>
        <span
          className={classNames(
            'absolute top-1/2 left-1/2 flex size-8 items-center justify-center rounded-full border-2 text-sm font-semibold tabular-nums',
            STONES[state],
          )}
          style={{ translate: `calc(-50% + ${isFirst || isLast ? 0 : side * 8}px) -50%` }}
        >
          {state === 'read' ? <Icon name="check" className="size-5" /> : card.order}
        </span>
      </span>
      <div className="min-w-0 flex-1 py-3">
        <h4 className="leading-snug font-semibold">
          <Link
            to={addressOf(card)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-control hover:text-primary"
          >
            {card.title}
          </Link>
        </h4>
        <p className="leading-snug text-ink-soft">{card.line}</p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {LEARNING_TEXTS.minutes(card.minutes)}
          {said && (
            <>
              {' · '}
              <span className="font-semibold text-primary">{said}</span>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
