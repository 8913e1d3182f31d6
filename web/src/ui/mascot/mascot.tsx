import { classNames } from '../styles/class-names.ts';
import { Arm } from './arms.tsx';
import { MASCOT_EMOTIONS, type MascotEmotion, type MascotSize } from './emotions.ts';
import { BROWS, EYES, MOUTHS } from './face.tsx';
import { POSES } from './poses.ts';
import { PROPS } from './props.tsx';
import { type Outfit, useWorn } from './worn.ts';

const SIZES: Record<MascotSize, string> = {
  sm: 'size-12',
  md: 'size-24',
  lg: 'size-40',
  xl: 'size-64',
};

interface MascotProps {
  emotion: MascotEmotion;
  size: MascotSize;
  /** Beside a text that says the same: hidden from readers. */
  decorative?: boolean;
  className?: string;
}

/** Nilo, afloat. One body; the emotion chooses eyes, brows, mouth, arms and what is in the paws. */
export function Mascot({ emotion, size, decorative = false, className }: MascotProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      className={classNames('shrink-0', SIZES[size], className)}
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-emotion={emotion}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': MASCOT_EMOTIONS[emotion].label })}
    >
      <Nilo emotion={emotion} />
    </svg>
  );
}

interface NiloProps {
  emotion: MascotEmotion;
  water?: boolean;
  /** In the place of what Nilo wears everywhere. */
  outfit?: Outfit;
}

/** The drawing alone (120 × 120), to be placed inside a larger scene. */
export function Nilo({ emotion, water = true, outfit }: NiloProps) {
  const everywhere = useWorn();
  const look = (outfit ?? everywhere)?.(POSES[emotion]);
  const pose = look?.pose ?? POSES[emotion];
  const head = `translate(0 ${pose.sink ?? 0}) rotate(${pose.lean ?? 0} 60 66)`;
  return (
    <>
      <g
        className="nilo-body"
        data-breathing={emotion === 'breathing' || undefined}
        style={look?.style}
      >
        {look?.behind}
        <path
          d="M82 107c15 1 27-6 28.5-20 .6-5.5-4.200-6.5-5.800-1.800C102 93 95 96.5 84 96Z"
          fill="var(--nilo-fur)"
        />
        <path d="M42 60c-9 10-15 26-15 48h66c0-22-6-38-15-48Z" fill="var(--nilo-fur)" />
        <path
          d="M60 70c-13 0-19 16-19 38h38c0-22-6-38-19-38Z"
          fill="var(--nilo-cream)"
          stroke="none"
        />
        {look?.body}
        <g transform={head}>
          <Head />
          {look?.skin}
          {EYES[pose.eyes]}
          {pose.brows && <path d={BROWS[pose.brows]} />}
          {MOUTHS[pose.mouth]}
          {pose.worn && PROPS[pose.worn]}
          {look?.head}
        </g>
        {look?.neck}
        <Arm pose={pose.left} />
        <Arm pose={pose.right} mirrored />
        {look?.arms}
        {pose.prop && PROPS[pose.prop]}
        {look?.front}
      </g>
      {water && <Water />}
    </>
  );
}

function Head() {
  return (
    <>
      <path
        d="M33.5 36c-6.5-1-8.5-8-4.5-11.5s10.5-1 11.5 4M86.5 36c6.5-1 8.5-8 4.5-11.5s-10.5-1-11.5 4"
        fill="var(--nilo-fur)"
      />
      <path
        d="M60 21.5c18.5 0 31 9.5 33 24.5 2 16-12 26.5-33 26.5S25 62 27 46c2-15 14.5-24.5 33-24.5Z"
        fill="var(--nilo-fur)"
      />
      <path
        d="M28.6 55c6-4.5 14-3.5 19.4-4.5 3.5-4.2 7-5.5 12-5.5s8.5 1.3 12 5.5c5.4 1 13.4 0 19.4 4.5C88 66 76 71.3 60 71.3S32 66 28.6 55Z"
        fill="var(--nilo-cream)"
        stroke="none"
      />
      <path d="M41 28.5c5-2.6 11-3.8 17-3.9" stroke="var(--nilo-glow)" />
      <path
        d="M36 56.5c2.2 0 4.5.4 6.5 1.2M36.5 62c2-.4 4-.5 6-.2M84 56.5c-2.2 0-4.5.4-6.5 1.2M83.5 62c-2-.4-4-.5-6-.2"
        strokeWidth="1.4"
      />
      <path
        d="M52.8 49.5c.6-3.3 13.8-3.3 14.4 0 .5 3-4.7 6-7.2 6s-7.7-3-7.2-6Z"
        fill="var(--nilo-line)"
        stroke="none"
      />
      <path d="M57 49.3c1-.6 2.2-.8 3.5-.8" stroke="var(--nilo-glow)" strokeWidth="1.4" />
    </>
  );
}

function Water() {
  return (
    <>
      <path
        d="M8 104c6 0 8-3 14-3s8 3 14 3 8-3 12-3 8 3 12 3 8-3 12-3 8 3 12 3 8-3 14-3 8 3 14 3c2 8-22 14-52 14S6 112 8 104Z"
        fill="var(--nilo-water)"
        stroke="none"
      />
      <path
        d="M14 104c4-.6 5-3 9-3M97 101c5 0 6 3 11 3M34 110.5c6 2 12 2 18-.2M70 112c6-1.6 11-1.7 16-.4"
        stroke="var(--nilo-ripple)"
        strokeWidth="2"
      />
    </>
  );
}
