import { layerOf } from '#domain/ambient/mix.ts';
import type { SoundId } from '#domain/ambient/sounds.ts';
import { Scene } from './scene.tsx';

/** Where in the landscape each sound is at home. */
const VIEWS: Readonly<Record<SoundId, string>> = {
  rain: '0 6 96 96',
  river: '142 92 88 88',
  sea: '52 104 76 76',
  wind: '142 28 100 100',
  fire: '202 94 92 92',
  'night-insects': '0 104 76 76',
  'dawn-birds': '232 34 84 84',
  thunder: '194 8 108 108',
  'brown-noise': '56 18 120 120',
  'pink-noise': '116 68 90 90',
  'white-noise': '110 66 90 90',
  bowls: '108 94 92 88',
  heartbeat: '35 -14 120 120',
  cafe: '14 98 84 84',
};

/** One sound by itself, small. */
export function SoundPicture({ id, className }: { id: SoundId; className?: string }) {
  return <Scene mix={[layerOf(id)]} view={VIEWS[id]} {...(className && { className })} />;
}
