import type { CSSProperties, Ref } from 'react';
import { PRODUCT } from '#domain/product.ts';
import { STONES } from '#domain/stones/stones.ts';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { StoneShape } from '../drawing/stone-drawing.tsx';
import { PICTURE, type PictureChoices, placesOf } from './choices.ts';
import { SHARE_TEXTS } from './texts.ts';

const DAY: CSSProperties = {
  '--sky': 'oklch(0.93 0.035 215)',
  '--glow': 'oklch(0.965 0.04 95)',
  '--disc': 'oklch(0.9 0.1 88)',
  '--far': 'oklch(0.84 0.036 195)',
  '--near': 'oklch(0.62 0.06 165)',
  '--water': 'oklch(0.86 0.045 203)',
  '--deep': 'oklch(0.78 0.055 208)',
  '--bed': 'oklch(0.86 0.035 85)',
  '--ripple': 'oklch(0.96 0.02 200)',
  '--letters': 'oklch(0.27 0.04 235)',
};
const NIGHT: CSSProperties = {
  '--sky': 'oklch(0.27 0.045 250)',
  '--glow': 'oklch(0.34 0.05 240)',
  '--disc': 'oklch(0.94 0.05 95)',
  '--far': 'oklch(0.33 0.042 225)',
  '--near': 'oklch(0.22 0.035 215)',
  '--water': 'oklch(0.37 0.05 222)',
  '--deep': 'oklch(0.3 0.046 228)',
  '--bed': 'oklch(0.36 0.028 220)',
  '--ripple': 'oklch(0.56 0.055 215)',
  '--letters': 'oklch(0.96 0.015 210)',
};

/** What `ref` holds is what is shared: the picture on screen, letter for letter. */
export function Picture({ choices, ref }: { choices: PictureChoices; ref: Ref<SVGSVGElement> }) {
  const { light, gesture } = choices;
  const stones = choices.stones.flatMap((id) => STONES.filter((stone) => stone.id === id));
  const places = placesOf(stones.length);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      className="block h-auto w-full rounded-card"
      role="img"
      aria-label={SHARE_TEXTS.alt(choices)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{
        colorScheme: light === 'day' ? 'light' : 'dark',
        ...(light === 'day' ? DAY : NIGHT),
      }}
    >
      <Land night={light === 'night'} />
      {gesture && (
        <g transform="translate(300 262) scale(4)" stroke="var(--nilo-line)" strokeWidth="2.1">
          <Nilo emotion={gesture} water={false} />
        </g>
      )}
      <Water ringed={gesture !== null} />
      {stones.map((stone, index) => {
        const place = places[index];
        return (
          place && (
            <g key={stone.id} transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
              <StoneShape stone={stone} />
            </g>
          )
        );
      })}
      <Words choices={choices} />
    </svg>
  );
}

function Land({ night }: { night: boolean }) {
  return (
    <>
      <path d="M0 0h1080v640H0Z" fill="var(--sky)" />
      <path d="M0 400c220-60 420-80 620-62s330 20 460-6v260H0Z" fill="var(--glow)" />
      {night && (
        <g fill="var(--disc)">
          <circle cx="130" cy="260" r="4" />
          <circle cx="96" cy="96" r="3" />
          <circle cx="250" cy="330" r="3" />
          <circle cx="760" cy="240" r="3" />
          <circle cx="984" cy="70" r="4" />
          <circle cx="1010" cy="420" r="3" />
        </g>
      )}
      <circle cx="880" cy="352" r="66" fill="var(--disc)" />
      <path
        d="M0 520c80-34 160-78 270-70 100 8 150 62 260 60 120-2 190-86 320-80 100 4 160 40 230 66v180H0Z"
        fill="var(--far)"
      />
      <path
        d="M0 588c130-40 270-46 400-24 140 24 240 20 370-2 120-20 220-12 310 8v90H0ZM84 572c-18-40-20-84-2-130 18 46 20 90 8 128M138 566c-12-30-14-66-2-100 14 34 16 70 6 98M978 558c-18-40-20-90-2-138 18 48 20 98 8 136M1030 562c-12-28-14-62-2-94 14 32 16 66 6 92"
        fill="var(--near)"
      />
      <path d="M0 648h1080v60H0Z" fill="var(--water)" />
    </>
  );
}

function Water({ ringed }: { ringed: boolean }) {
  return (
    <>
      <path
        d="M0 674c150-12 260 10 400 4 120-6 190-16 330-8 130 8 230 14 350 0v680H0Z"
        fill="var(--water)"
      />
      <path d="M0 812c180-26 330 14 520 4s330-30 560 0v534H0Z" fill="var(--deep)" />
      <path d="M0 1196c160-44 300 8 470 0s330-56 610-8v162H0Z" fill="var(--bed)" />
      <g stroke="var(--ripple)" strokeWidth="6">
        {ringed && (
          <path d="M352 706c50 16 110 22 188 22s138-6 188-22M404 746c44 10 86 14 136 14s92-4 136-14" />
        )}
        <path d="M70 740h130M868 736h130M150 782h70M824 784h86M20 862h90M968 856h84" />
      </g>
    </>
  );
}

function Words({ choices: { line, name } }: { choices: PictureChoices }) {
  return (
    <g fill="var(--letters)" textAnchor="middle" style={{ fontFamily: 'var(--font-title)' }}>
      {line !== 'none' && (
        <text x="540" y="138" fontSize="76" fontWeight="600">
          {SHARE_TEXTS.lines[line]}
        </text>
      )}
      {name.trim() !== '' && (
        <text x="540" y={line === 'none' ? 138 : 212} fontSize="48">
          {name.trim()}
        </text>
      )}
      <text x="540" y="1308" fontSize="34">
        {PRODUCT}
      </text>
    </g>
  );
}
