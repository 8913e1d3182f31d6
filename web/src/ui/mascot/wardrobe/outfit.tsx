import type { Pose } from '../poses.ts';
import type { Look, Outfit } from '../worn.ts';
import { BODIES, ProstheticPaw, Sleeves } from './bodies.tsx';
import { EARS, EYEWEAR, OVER_HEADS } from './faces.tsx';
import { Flag, flagOf } from './flags.tsx';
import { FURS } from './furs.tsx';
import { HEADS } from './heads.tsx';
import { HELD, HOLDING_PAW } from './held.tsx';
import { NECKS } from './necks.tsx';
import { SEATS } from './seats.tsx';
import { STONES } from './stones.tsx';

/** Names of drawings by where they are worn. */
export interface Clothes {
  fur?: string;
  head?: string;
  eyes?: string;
  ears?: string;
  neck?: string;
  body?: string;
  paw?: string;
  limb?: string;
  seat?: string;
  stone?: string;
  /** Whose flag, where the paw holds one. */
  flag?: string;
}

/** Nilo dressed: what is not known to this version of the page is left out. */
export function outfitOf(clothes: Clothes): Outfit {
  return (pose) => lookOf(clothes, pose);
}

function lookOf(clothes: Clothes, bare: Pose): Look {
  const pose = poseIn(clothes, bare);
  const fur = find(FURS, clothes.fur);
  const garment = find(BODIES, clothes.body);
  const seat = find(SEATS, clothes.seat);
  const stone = find(STONES, clothes.stone);
  const { paw = '' } = clothes;
  return {
    pose,
    style: { ...fur?.tones, ...(stone && { '--nilo-stone': stone.tone }) },
    behind: seat?.behind,
    body: (
      <>
        {fur?.body}
        {garment?.drawn}
      </>
    ),
    skin: fur?.skin,
    head: (
      <>
        {find(EARS, clothes.ears)}
        {find(HEADS, clothes.head)}
        {find(EYEWEAR, clothes.eyes)}
        {find(OVER_HEADS, clothes.ears)}
      </>
    ),
    neck: find(NECKS, clothes.neck),
    arms: (
      <>
        {garment?.sleeve && <Sleeves pose={pose} {...garment.sleeve} />}
        {clothes.limb === 'prosthetic-paw' && <ProstheticPaw pose={pose} />}
      </>
    ),
    front: (
      <>
        {pose.prop === 'pebble' && stone?.marks}
        {holds(paw) && (
          <>
            {paw.startsWith('flag-') ? <Flag cloth={flagOf(paw, clothes.flag)} /> : find(HELD, paw)}
            {clothes.limb === undefined && HOLDING_PAW}
          </>
        )}
        {seat?.front}
      </>
    ),
  };
}

/** With something in the right paw that arm carries; what the other one says is kept. */
function poseIn({ head, paw }: Clothes, bare: Pose): Pose {
  const pose = { ...bare };
  if (head !== undefined && pose.worn === 'band') delete pose.worn;
  if (paw === undefined || !holds(paw)) return pose;
  if (pose.right === 'chin') pose.left = 'chin';
  pose.right = 'carry';
  // It flies where the paw is raised.
  if (pose.prop === 'dragonfly') delete pose.prop;
  return pose;
}

const holds = (paw: string) => Object.hasOwn(HELD, paw) || flagOf(paw, undefined) !== undefined;

function find<T>(drawings: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}

/** Every name that can be drawn, by where it is worn; for the test that compares it with what is sold. */
export const DRAWN_NAMES: Readonly<Record<Exclude<keyof Clothes, 'flag'>, readonly string[]>> = {
  fur: Object.keys(FURS),
  head: Object.keys(HEADS),
  eyes: Object.keys(EYEWEAR),
  ears: [...Object.keys(EARS), ...Object.keys(OVER_HEADS)],
  neck: Object.keys(NECKS),
  body: Object.keys(BODIES),
  paw: [
    ...Object.keys(HELD),
    'flag-rainbow',
    'flag-trans',
    'flag-bi',
    'flag-non-binary',
    'flag-country',
  ],
  limb: ['prosthetic-paw'],
  seat: Object.keys(SEATS),
  stone: Object.keys(STONES),
};
