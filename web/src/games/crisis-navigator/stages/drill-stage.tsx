import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Person } from '../../kit/people/person.tsx';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { choicesAt, linesAt, sceneAt } from '../../kit/scenario/walk.ts';
import { PARTS } from '../parts.ts';
import { drillOf, positionOf, storyOf } from '../rules.ts';
import { REHEARSED } from '../stories/drill.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';
import { BuoyButtons } from './buoy-buttons.tsx';
import { SaidDanger, useSaidDanger } from '../own/said-danger.tsx';
import type { Turn } from './turn.ts';
import { Mine, Yours } from '../own/yours.tsx';

/** Somebody else's hard hour: which buoy, and what helps with that step. */
export function DrillStage({ state, send, plan }: Turn) {
  const drill = drillOf(state);
  const story = storyOf(state);
  const at = positionOf(state);
  const { kind, part: id } = sceneAt(story, at);
  const number = PARTS.indexOf(id) + 1;
  const own = plan?.parts[number - 1];
  const lines = linesAt(story, at);
  const choose = (choice: string) => send({ type: 'choose', id: choice });
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
            {kind !== 'choose' && ` · ${NAVIGATOR_TEXTS.toBuoy(number, BUOY_TEXTS[id].name)}`}
          </p>
          <h2 className="font-title text-xl font-semibold">{drill.name}</h2>
        </div>
      </header>
      {kind === 'choose' ? (
        <>
          <p>{drill.situation}</p>
          <div className="rounded-control border-l-4 border-sol bg-surface-2 px-3 py-2">
            <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.litAlready}</p>
            <p>{drill.sign}</p>
          </div>
          <BuoyButtons
            label={NAVIGATOR_TEXTS.whichBuoy(drill.name)}
            parts={REHEARSED}
            open={null}
            tried={state.tried}
            onOpen={choose}
          />
        </>
      ) : (
        lines.map(({ text }) => <p key={text}>{text}</p>)
      )}
      {kind === 'reach' && (
        <section>
          <h3 className="mb-2 font-semibold">{NAVIGATOR_TEXTS.how}</h3>
          <ul className="flex flex-col gap-2">
            {choicesAt(story, at).map(({ id: way, text }) => (
              <li key={way}>
                <button
                  type="button"
                  onClick={() => choose(way)}
                  className="min-h-11 w-full rounded-control border border-ink-soft bg-surface px-4 py-2 text-left leading-snug hover:border-primary hover:bg-primary-soft"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kind === 'reach' && plan && (
        <aside className="flex flex-col gap-2 border-t border-line pt-4">
          <Mine cards={cardsOf(own)} />
        </aside>
      )}
      {kind === 'elsewhere' && (
        <div>
          <Button onClick={() => choose('back')}>{NAVIGATOR_TEXTS.back}</Button>
        </div>
      )}
      {kind === 'done' && plan && own && (
        <Yours key={drill.id} plan={plan} part={own} onChange={send} />
      )}
      {kind === 'done' && (
        <Onward id={id} text={own?.text ?? ''} onNext={() => send({ type: 'next' })} />
      )}
    </>
  );
}

/** The next story; help before it, where danger was said in what the person changed. */
function Onward({ id, text, onNext }: { id: string; text: string; onNext: () => void }) {
  const isUrgent = useSaidDanger(id, text);
  const [isCleared, setCleared] = useState(false);
  if (isUrgent && !isCleared) return <SaidDanger onClear={() => setCleared(true)} />;
  return (
    <div>
      <Button size="lg" onClick={onNext}>
        {NAVIGATOR_TEXTS.next}
      </Button>
    </div>
  );
}
