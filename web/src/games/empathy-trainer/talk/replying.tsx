import { Card } from '#web/ui/card.tsx';
import { FeelingMap } from '../../kit/affect/feeling-map.tsx';
import { STRENGTH_AXIS } from '../../kit/affect/texts.ts';
import type { TurnProps } from './placing.tsx';
import { EMPATHY_TEXTS } from '../texts.ts';

/** The other one's own account beside the guess; then five ways to answer. */
export function Replying({ state, beat, told, vignette, send }: TurnProps) {
  const { name, look } = vignette;
  const theirs = look ? EMPATHY_TEXTS.theirWord(told.word) : EMPATHY_TEXTS.theirWordSelf(told.word);
  return (
    <>
      <Card tone="well" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        <div className="flex-1">
          <h3 className="font-semibold">
            {look ? EMPATHY_TEXTS.told(name) : EMPATHY_TEXTS.toldSelf}
          </h3>
          <p className="mt-1">«{told.inside}»</p>
          <p className="mt-1 text-ink-soft">
            {theirs} {state.word !== null && compareWords(state.word, told.word, !look)}
          </p>
        </div>
        {state.cell !== null && <Compared own={state.cell} theirs={told.cell} isSelf={!look} />}
      </Card>
      <section>
        <h3 className="mb-2 font-semibold">
          {look ? EMPATHY_TEXTS.reply : EMPATHY_TEXTS.replySelf}
        </h3>
        <ul className="flex flex-col gap-2">
          {state.order.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => send({ type: 'reply', kind })}
                className="min-h-11 w-full rounded-card rounded-br-sm border border-ink-soft bg-surface px-4 py-2 text-left leading-snug hover:border-primary hover:bg-primary-soft"
              >
                {beat.replies[kind].say}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The guess and the account, as two places of one map. */
function Compared({ own, theirs, isSelf }: { own: number; theirs: number; isSelf: boolean }) {
  return (
    <div className="w-full max-w-56 self-center">
      <FeelingMap label={EMPATHY_TEXTS.compared} axis={STRENGTH_AXIS} cell={own} theirs={theirs} />
      <p className="mt-2 flex justify-center gap-5 text-sm" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3.5 rounded-full bg-primary" /> {EMPATHY_TEXTS.yours}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3.5 rounded-full bg-sol" />{' '}
          {isSelf ? EMPATHY_TEXTS.theirsSelf : EMPATHY_TEXTS.theirs}
        </span>
      </p>
    </div>
  );
}

function compareWords(own: string, theirs: string, isSelf: boolean): string {
  if (own === theirs) return EMPATHY_TEXTS.sameWord;
  return isSelf ? EMPATHY_TEXTS.yourWordSelf(own) : EMPATHY_TEXTS.yourWord(own);
}
