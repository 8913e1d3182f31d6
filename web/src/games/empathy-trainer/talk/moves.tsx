import { EMPATHY_TEXTS, KIND_TEXTS } from '../texts.ts';
import type { ReplyKind, Vignette } from '../vignette.ts';

interface MovesProps {
  vignette: Vignette;
  replies: readonly ReplyKind[];
  /** Missing where the way back was already taken. */
  onAgain: ((beat: number) => void) | undefined;
}

/** What each reply was, named only now that the talk is over. */
export function Moves({ vignette, replies, onAgain }: MovesProps) {
  const names = KIND_TEXTS[vignette.look ? 'other' : 'self'];
  return (
    <section className="mt-2 flex flex-col gap-3">
      <h4 className="font-semibold">{onAgain ? EMPATHY_TEXTS.again : EMPATHY_TEXTS.said}</h4>
      {onAgain && <p className="text-sm text-ink-soft">{EMPATHY_TEXTS.againHow}</p>}
      <ol className="flex flex-col gap-2">
        {replies.map((kind, beat) => {
          const reply = vignette.beats[beat]?.replies[kind];
          if (!reply) return null;
          const words = (
            <>
              <span className="block leading-snug">{reply.say}</span>
              <span className="block text-sm text-ink-soft">{reply.move ?? names[kind]}</span>
            </>
          );
          return (
            <li key={reply.say}>
              {onAgain ? (
                <button
                  type="button"
                  onClick={() => onAgain(beat)}
                  className="min-h-11 w-full rounded-card rounded-br-sm border border-ink-soft bg-surface px-4 py-2 text-left hover:border-primary hover:bg-primary-soft"
                >
                  <span className="sr-only">{EMPATHY_TEXTS.change} </span>
                  {words}
                </button>
              ) : (
                <div className="rounded-card rounded-br-sm bg-primary-soft px-4 py-2">{words}</div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
