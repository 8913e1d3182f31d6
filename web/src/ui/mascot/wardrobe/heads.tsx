import type { ReactNode } from 'react';
import { Flower, INKS, Leaf } from './shapes.tsx';

const CUFF =
  'M29 34.5c-1.6-1.6-1.4-6 1-7.5 8.5-5 18.5-7 30-7s21.5 2 30 7c2.4 1.5 2.6 5.9 1 7.5-9-4.6-19.5-6.6-31-6.6s-22 2-31 6.6Z';

/** On the head: drawn on its 120 × 120 sheet, upright; it leans with the head. */
export const HEADS: Readonly<Record<string, ReactNode>> = {
  'wool-hat': (
    <>
      <path d="M31.5 27C33.5 13 45 5.5 60 5.5S86.5 13 88.5 27Z" fill={INKS.red} />
      <path
        d="M41 11.5c-3.5 3.5-5.5 8-6 12.5M53 7c-2 4-3 9-3 14M67 7c2 4 3 9 3 14M79 11.5c3.5 3.5 5.5 8 6 12.5"
        strokeWidth="1.4"
        opacity=".55"
      />
      <path d={CUFF} fill={INKS.cream} />
      <path
        d="M36 24.5l.8 6M44 22l.6 6M52 20.6l.3 6.2M60 20.2v6.2M68 20.6l-.3 6.2M76 22l-.6 6M84 24.5l-.8 6"
        strokeWidth="1.2"
        opacity=".6"
      />
      <circle cx="60" cy="5.5" r="4.8" fill={INKS.cream} />
    </>
  ),
  'straw-hat': (
    <>
      <path
        d="M20 26c4-5.5 18-9.5 40-9.5s36 4 40 9.5c1 3.5-14 6.5-40 6.5S19 29.5 20 26Z"
        fill={INKS.straw}
      />
      <path d="M40 23.5C40 10.5 47 4 60 4s20 6.5 20 19.5c-5 2.5-35 2.5-40 0Z" fill={INKS.straw} />
      <path d="M40.2 19.5c5 2.6 34.6 2.6 39.6 0l.2 4c-5 2.5-35 2.5-40 0Z" fill={INKS.red} />
      <path
        d="M48 9.5c4-1.4 20-1.4 24 0M44.5 14c6-1.3 25-1.3 31 0M27 27.5c8 2 18 2.6 28 2.8M93 27.5c-5 1.2-11 2-17 2.4"
        strokeWidth="1.1"
        opacity=".5"
      />
    </>
  ),
  beret: (
    <>
      <path
        d="M31 30c-7-11 7-23.5 29-24 24-.6 39 11 33.5 21.5-1.7 3.3-5 3.3-9 2-8-3-16-4-24-3.9-9.5.1-18 1.7-25 5.2-1.9 1-3.5.7-4.5-.8Z"
        fill={INKS.navy}
      />
      <path d="M62 6.5c-.3-2 .2-3.4 1.6-4.5" strokeWidth="2.6" />
      <path d="M40 17c4-4 10-6 16-6.3" stroke={INKS.blue} strokeWidth="1.8" />
    </>
  ),
  'leaf-crown': (
    <>
      <path d="M32 32C40 26 49 23.5 60 23.5S80 26 88 32" stroke={INKS.wood} strokeWidth="3" />
      <Leaf x={34} y={31} turn={-58} ink="moss" />
      <Leaf x={86} y={31} turn={58} ink="moss" />
      <Leaf x={41} y={27.5} turn={-40} />
      <Leaf x={79} y={27.5} turn={40} />
      <Leaf x={49} y={25} turn={-22} ink="moss" />
      <Leaf x={71} y={25} turn={22} ink="moss" />
      <Leaf x={60} y={25} turn={0} size={1.15} />
    </>
  ),
  'flower-crown': (
    <>
      <path d="M32 32C40 26 49 23.5 60 23.5S80 26 88 32" stroke={INKS.moss} strokeWidth="3.4" />
      <Leaf x={39} y={27} turn={-60} size={0.6} />
      <Leaf x={81} y={27} turn={60} size={0.6} />
      <Flower x={35} y={28.5} r={6} ink="rose" />
      <Flower x={85} y={28.5} r={6} ink="rose" />
      <Flower x={47} y={23.5} r={6.5} ink="violet" />
      <Flower x={73} y={23.5} r={6.5} ink="violet" />
      <Flower x={60} y={21.5} r={7.5} ink="white" />
    </>
  ),
  'night-cap': (
    <>
      <path
        d="M31.5 27C34 12.5 45 5 59 5c19 0 33.5 8.5 40.5 24 2 4.4 2.8 8.5 2.5 12.5l-5.5.8c-1-5.8-4.5-11.3-10-13.3Z"
        fill={INKS.blue}
      />
      <path
        d="M50 11l1 2.2 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3ZM72 13l.8 1.8 2 .2-1.5 1.4.4 2-1.7-1-1.7 1 .4-2-1.5-1.4 2-.2ZM89 24.5l.6 1.3 1.4.2-1 1 .2 1.4-1.2-.7-1.2.7.2-1.4-1-1 1.4-.2Z"
        fill={INKS.sol}
        stroke="none"
      />
      <path d={CUFF} fill={INKS.cream} />
      <circle cx="99.5" cy="44" r="4.6" fill={INKS.cream} />
    </>
  ),
  'rain-hat': (
    <>
      <path
        d="M24.5 36.5c1.5-7.5 6.5-12.5 13-14.5 7-2 14-2.8 22.5-2.8s15.5.8 22.5 2.8c6.5 2 11.5 7 13 14.5-6-3.8-12-5.5-18-6.2-6-.6-11.5-.8-17.5-.8s-11.5.2-17.5.8c-6 .7-12 2.4-18 6.2Z"
        fill={INKS.yellow}
      />
      <path
        d="M37 23.5C38 11 46 5 60 5s22 6 23 18.5c-7-2-14.5-2.8-23-2.8s-16 .8-23 2.8Z"
        fill={INKS.yellow}
      />
      <path d="M51 6.5c-2 4-3 9-3 14.5M69 6.5c2 4 3 9 3 14.5" strokeWidth="1.4" opacity=".5" />
    </>
  ),
  headscarf: (
    <>
      <path
        d="M37 66c-4 6-5.5 12-4.5 18 8 6 17 8.5 27.5 8.5S79.5 90 87.5 84c1-6-.5-12-4.5-18-6 6.5-14 9.5-23 9.5s-17-3-23-9.5Z"
        fill={INKS.teal}
      />
      <path
        d="M42 77c5 5 11 7.5 18 7.5M46 84c4 2.5 9 3.8 14 3.8"
        stroke={INKS.cream}
        strokeWidth="1.5"
        opacity=".7"
      />
      <path
        d="M60 16.5c23 0 36 12.5 37.5 30C99 64 86 77.5 60 77.5S21 64 22.5 46.5C24 29 37 16.5 60 16.5Zm0 12.5c-15 0-26 5-27.5 18.5C31.5 60 42 70.5 60 70.5S88.5 60 87.5 47.5C86 34 75 29 60 29Z"
        fill={INKS.teal}
        fillRule="evenodd"
      />
      <path
        d="M31 30c4-4.5 10-8 17-9.5M27.5 40c1.5-5 4-9 8-12.2M92 52c.5 8-3 14-9 18.5M86 32c-3-4-8-7.5-14-9.5"
        stroke={INKS.cream}
        strokeWidth="1.5"
        opacity=".7"
      />
    </>
  ),
};
