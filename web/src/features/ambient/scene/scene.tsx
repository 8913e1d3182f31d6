import type { ReactNode } from 'react';
import type { Layer, Mix } from '#domain/ambient/mix.ts';
import type { SoundId } from '#domain/ambient/sounds.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { Land, Mist, River, RoundHills, Sea, Waterfall } from './land.tsx';
import { Birds, Bowl, Cup, Fire, Grass, House, Leaves } from './near.tsx';
import { HeartRings, RainCloud, RainStrokes, Sky, Thunder, Wind } from './sky.tsx';
import './scene.css';

type Hour = 'dawn' | 'day' | 'night';

const OF_NIGHT: readonly SoundId[] = [
  'night-insects',
  'fire',
  'brown-noise',
  'heartbeat',
  'thunder',
];

/** When it is in the picture: birds wake it, crickets and fires are for the night. */
function hourOf(layers: ReadonlyMap<SoundId, Layer>): Hour {
  if (layers.has('dawn-birds') && !layers.has('night-insects')) return 'dawn';
  // A sea that breathes slowly is for sleep.
  const isSlow = valueIn(layers.get('sea'), 'pace', 1) < 0.3;
  return isSlow || OF_NIGHT.some((id) => layers.has(id)) ? 'night' : 'day';
}

interface SceneProps {
  mix: Mix;
  isMoving?: boolean;
  /** Part of the whole that is shown, as of an SVG. */
  view?: string;
  className?: string;
}

/**
 * One landscape for the whole mix, from the sky to what is near; each sound adds its own to it.
 * Decorative: what is heard stands in words beside it.
 */
export function Scene({ mix, isMoving = false, view = '0 0 320 180', className }: SceneProps) {
  const layers = new Map(mix.map((layer) => [layer.sound, layer]));
  const at = hourOf(layers);
  const value = (id: SoundId, name: string) => valueIn(layers.get(id), name);
  const when = (id: SoundId, drawn: ReactNode) => (layers.has(id) ? drawn : null);
  const isUnderRoof = value('rain', 'surface') > 0.5;
  return (
    <svg
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      data-hour={at}
      data-moving={isMoving}
      className={classNames('ambient-scene', className)}
      aria-hidden="true"
      fill="none"
      stroke="var(--pen)"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Sky hour={at} veiled={layers.has('rain')} />
      {when('heartbeat', <HeartRings low={at === 'dawn'} />)}
      {when('brown-noise', <RoundHills />)}
      {when('thunder', <Thunder />)}
      <Land />
      {when('pink-noise', <Waterfall />)}
      {when('river', <River />)}
      {when('sea', <Sea />)}
      {when('white-noise', <Mist />)}
      {when('wind', <Wind />)}
      {when('rain', <RainCloud />)}
      {when('rain', isUnderRoof ? <House lit={layers.has('fire')} /> : <Leaves />)}
      {when('night-insects', <Grass />)}
      {when('dawn-birds', <Birds many={value('dawn-birds', 'birds') > 0.35} />)}
      {when('bowls', <Bowl />)}
      {when('cafe', <Cup onTheRight={isUnderRoof} />)}
      {!isUnderRoof && when('fire', <Fire large={value('fire', 'size') > 0.4} />)}
      {when('rain', <RainStrokes heavy={value('rain', 'amount') > 0.6} />)}
    </svg>
  );
}

function valueIn(layer: Layer | undefined, name: string, none = 0): number {
  return layer?.values[name] ?? none;
}
