import type { ViewProps } from '../contract.ts';
import type { PebblesAction, PebblesState } from './rules.ts';
import { TEMPLATE_TEXTS } from './texts.ts';

const TONES = ['bg-surface', 'bg-surface-2', 'bg-primary-soft', 'bg-ok-soft'];

export function PebblesView({ state, send }: ViewProps<PebblesState, PebblesAction>) {
  return (
    <ul aria-label={TEMPLATE_TEXTS.pebbles} className="grid h-full grid-cols-3 gap-4 p-4">
      {state.pebbles.map(({ tone, seen }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pebble is its place on the shore
        <li key={at}>
          <button
            type="button"
            aria-pressed={seen}
            onClick={() => send({ type: 'look', at })}
            className={`size-full min-h-16 rounded-full border-2 border-ink-soft ${TONES[tone]}`}
          >
            {TEMPLATE_TEXTS.pebble(at + 1)}
            {seen && `, ${TEMPLATE_TEXTS.turned}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
