import { Button } from '#web/ui/button.tsx';
import { Person } from '../../kit/people/person.tsx';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { choicesAt, linesAt, sceneAt } from '../../kit/scenario/walk.ts';
import { PARTS } from '../parts.ts';
import { drillOf, partOf, positionOf, storyOf } from '../rules.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import { BuoyButtons } from './buoy-buttons.tsx';
import { OwnCards } from './own-cards.tsx';
import type { Turn } from './turn.ts';

/** Somebody else's hard hour: which buoy, then from where it can be reached. */
export function DrillStage({ state, send, plan }: Turn) {
  const drill = drillOf(state);
  const story = storyOf(state);
  const at = positionOf(state);
  const { kind } = sceneAt(story, at);
  const part = partOf(state);
  const choices = choicesAt(story, at);
  return (
    <>
      <header className="flex items-center gap-3">
        <svg
          viewBox="4 8 112 116"
          className="size-16 shrink-0 rounded-full bg-surface-2"
          aria-hidden="true"
        >
          <Person look={drill.look} mood={kind === 'done' ? 'open' : 'down'} />
        </svg>
        <div>
          <p className="text-sm text-ink-soft">
            {NAVIGATOR_TEXTS.drillOf(state.at + 1, state.items.length)}
          </p>
          <h2 className="font-title text-xl font-semibold">{drill.name}</h2>
        </div>
      </header>
      {linesAt(story, at).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {kind === 'choose' && (
        <BuoyButtons
          label={NAVIGATOR_TEXTS.whichBuoy(drill.name)}
          open={null}
          onOpen={(id) => send({ type: 'choose', id })}
        />
      )}
      {kind === 'reach' && (
        <section>
          <h3 className="mb-2 font-semibold">{NAVIGATOR_TEXTS.how}</h3>
          <ul className="flex flex-col gap-2">
            {choices.map(({ id, text }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => send({ type: 'choose', id })}
                  className="min-h-11 w-full rounded-control border border-ink-soft bg-surface px-4 py-2 text-left leading-snug hover:border-primary hover:bg-primary-soft"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kind === 'elsewhere' && (
        <div>
          <Button onClick={() => send({ type: 'choose', id: 'back' })}>
            {NAVIGATOR_TEXTS.back}
          </Button>
        </div>
      )}
      {kind === 'done' && (
        <div>
          <Button size="lg" onClick={() => send({ type: 'next' })}>
            {NAVIGATOR_TEXTS.next}
          </Button>
        </div>
      )}
      {part && kind === 'reach' && plan && (
        <aside className="flex flex-col gap-2 border-t border-line pt-4">
          <Mine cards={cardsOf(plan.parts[PARTS.indexOf(part)])} />
        </aside>
      )}
    </>
  );
}

function Mine({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) {
    return <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.mineEmpty}</p>;
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.mine}</p>
      <OwnCards cards={cards} />
    </>
  );
}
