import { layerOf } from '#domain/ambient/mix.ts';
import type { SoundId } from '#domain/ambient/sounds.ts';
import { Scene } from './scene.tsx';

/** Where in the landscape each sound is at home. */
const VIEWS: Readonly<Record<SoundId, string>> = {
  rain: '0 6 96 96',
  river: '108 92 90 90',
  sea: '52 104 76 76',
  wind: '142 28 100 100',
  fire: '202 94 92 92',
  'night-insects': '0 100 80 80',
  'dawn-birds': '226 24 96 96',
  thunder: '196 12 104 104',
  'brown-noise': '20 40 120 120',
  'pink-noise': '116 68 90 90',
  'white-noise': '30 60 100 100',
  bowls: '106 100 92 80',
  heartbeat: '35 -14 120 120',
  cafe: '4 104 90 80',
};

/** One sound by itself, small. */
export function SoundPicture({ id, className }: { id: SoundId; className?: string }) {
  return <Scene mix={[layerOf(id)]} view={VIEWS[id]} {...(className && { className })} />;
}
