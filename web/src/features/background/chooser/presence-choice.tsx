import { classNames } from '#web/ui/styles/class-names.ts';
import { BACKGROUND_TEXTS as TEXTS } from '../texts.ts';
import type { Presence } from './pictures.ts';

const PRESENCES: readonly Presence[] = ['whole', 'soft', 'faint'];

/** How much of the picture shows. */
export function PresenceChoice(props: {
  chosen: Presence;
  onChoose: (presence: Presence) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{TEXTS.presence}</legend>
      <div className="flex flex-wrap gap-2">
        {PRESENCES.map((presence) => (
          <label
            key={presence}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              presence === props.chosen
                ? 'border-primary bg-primary-soft font-semibold'
                : 'border-ink-soft bg-surface hover:bg-primary-soft',
            )}
          >
            <input
              type="radio"
              name="background-presence"
              className="sr-only"
              checked={presence === props.chosen}
              onChange={() => props.onChoose(presence)}
            />
            {TEXTS.presences[presence]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
