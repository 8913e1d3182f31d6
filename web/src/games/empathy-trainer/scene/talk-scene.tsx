import type { ReactNode } from 'react';
import type { Look, Mood } from '../../kit/people/look.ts';
import { Person } from '../../kit/people/person.tsx';
import type { Backdrop } from '../vignette.ts';
import { BackdropPicture } from './backdrop.tsx';
import { ROOM_COLOURS } from './colours.ts';
import { Box, Front } from './front.tsx';
import { Mirrored } from './mirrored.tsx';

interface TalkSceneProps {
  place: Backdrop;
  look: Look | undefined;
  prop?: 'box' | undefined;
  mood: Mood;
  /** Only the face. */
  near?: boolean;
  className?: string;
  /** Drawn before all of it. */
  children?: ReactNode;
}

/** Somebody in a place. */
export function TalkScene({
  place,
  look,
  prop,
  mood,
  near = false,
  className,
  children,
}: TalkSceneProps) {
  const isPane = !look && place !== 'night';
  return (
    <svg
      viewBox={near ? '128 0 104 104' : '0 0 360 146'}
      preserveAspectRatio="xMidYMid meet"
      style={ROOM_COLOURS}
      className={className}
      aria-hidden="true"
    >
      <BackdropPicture place={place} />
      {look ? (
        <Person look={look} mood={mood} at="translate(120 2)" />
      ) : (
        <Mirrored mood={mood} atNight={!isPane} />
      )}
      <Front place={isPane ? 'window' : place} />
      {prop === 'box' && <Box />}
      {children}
    </svg>
  );
}
