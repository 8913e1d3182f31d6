import { useLook } from '#web/lib/look/use-look.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { AnyGame, KeyHelp } from '../../contract.ts';
import { type Preference, usePreference } from '../cues/preference.ts';
import { hasTouch } from '../cues/touch.ts';
import { hasVoice } from '../cues/voice.ts';
import { SHELL_TEXTS } from '../texts.ts';

interface ComfortProps {
  game: AnyGame;
  /** False where the switch for the sound stands by itself. */
  sound?: boolean;
}

/** How to play it with keys or one switch, and what is heard, felt and shown. */
export function Comfort({ game, sound = true }: ComfortProps) {
  const keys: readonly KeyHelp[] = [...(game.help ?? []), ...SHELL_TEXTS.keysOfAll];
  const isMute = useLook('mute');
  const isSteady = useLook('steady');
  const isCalm = useLook('calm');
  return (
    <details className="w-full rounded-card border border-line bg-surface text-left">
      <summary className="flex min-h-13 cursor-pointer items-center px-5 py-3 font-semibold">
        {SHELL_TEXTS.comfort}
      </summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div>
          {isMute ? (
            <p className="py-2 text-ink-soft">{SHELL_TEXTS.muteEverywhere}</p>
          ) : (
            sound && <Switch name="sound" />
          )}
          <Switch name="captions" />
          {hasVoice() && <Switch name="voice" />}
          {hasTouch() && !isSteady && <Switch name="touch" />}
          {!isCalm && <Switch name="quiet" />}
          <Switch name="scan" />
        </div>
        <div>
          <h3 className="font-semibold">{SHELL_TEXTS.keys}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tight:grid-cols-1">
            {keys.map(({ keys: names, does }) => (
              <div key={names} className="contents">
                <dt className="font-semibold">{names}</dt>
                <dd className="text-ink-soft">{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </details>
  );
}

/** For a game whose sound is half of it. */
export function SoundSwitch() {
  return useLook('mute') ? null : <Switch name="sound" />;
}

function Switch({ name }: { name: Preference }) {
  const [on, toggle] = usePreference(name);
  const { label, hint } = SHELL_TEXTS.switches[name];
  return <Checkbox label={label} hint={hint} checked={on} onChange={toggle} />;
}
