import type { Expression, Look } from './look.ts';

const BROWS: Record<Expression, string> = {
  open: 'M45 46Q50 43 55 46M65 46Q70 43 75 46',
  plain: 'M45 47Q50 45 55 47M65 47Q70 45 75 47',
  down: 'M45 49Q50 45 55 45M65 45Q70 45 75 49',
  tense: 'M45 45L55 48M65 48L75 45',
  closed: 'M45 47H55M65 47H75',
  uneasy: 'M44 48Q48 44 55 42M65 42Q72 44 76 48',
  mixed: 'M45 47Q49 43 55 43M65 43Q71 43 75 47',
  struck: 'M44 44Q50 37 56 42M64 42Q70 37 76 44',
  averse: 'M45 46Q51 46 55 50M65 50Q69 46 75 46',
};

const MOUTHS: Record<Expression, string> = {
  open: 'M52 72Q60 79 68 72',
  plain: 'M54 73Q60 75 66 73',
  down: 'M54 76Q60 72 66 75',
  tense: 'M54 74H66',
  closed: 'M55 74Q60 73 64 75',
  uneasy: 'M52 75Q55 72 58 74.5T64 74T68 75.5',
  mixed: 'M53 73Q60 78 67 72',
  struck: 'M60 70.5Q64.5 71 64 75.5Q63.5 79.5 60 79.5T56 75.5Q55.5 71 60 70.5Z',
  averse: 'M51 76Q55 70 60 73Q65 70 69 76',
};

interface FaceProps {
  look: Look;
  mood: Expression;
  hair: string;
}

export function Face({ look, mood, hair }: FaceProps) {
  const isLookingDown = mood === 'down' || mood === 'closed';
  return (
    <>
      {look.extra === 'beard' && (
        <path
          d="M37 60C38 80 48 88 60 88S82 80 83 60C80 70 74 69 68 68Q60 65 52 68C46 69 40 70 37 60Z"
          fill={hair}
          strokeWidth="1.5"
        />
      )}
      {look.child && (
        <path d="M45 69h1M74 69h1" stroke="oklch(0.64 0.13 30)" strokeWidth="9" opacity=".4" />
      )}
      {/* A child's face is low in its head, and its eyes are big. */}
      <g fill="none" transform={look.child && 'translate(4.8 10.4) scale(.92)'}>
        <path d={BROWS[mood]} />
        {isLookingDown ? (
          <path d="M46 55Q50 58 54 55M66 55Q70 58 74 55" />
        ) : mood === 'averse' ? (
          <path d="M46 56Q50 53 54 56M66 56Q70 53 74 56" />
        ) : (
          <path d="M50 54V55M70 54V55" strokeWidth={look.child || mood === 'struck' ? 7 : 5} />
        )}
        <path d={look.child ? 'M58 64Q60 66 62 64' : 'M60 56Q63 62 59 64'} strokeWidth="1.5" />
        <path
          d={MOUTHS[mood]}
          stroke={look.extra === 'beard' ? 'var(--person-light)' : undefined}
        />
        {look.age === 'older' && (
          <path
            d="M42 60Q44 63 47 63M78 60Q76 63 73 63M49 67Q47 71 49 74M71 67Q73 71 71 74M50 39Q60 37 70 39"
            strokeWidth="1.2"
            opacity=".6"
          />
        )}
        {look.extra === 'glasses' && (
          <path d="M42 55a8 7 0 1 0 16 0a8 7 0 1 0 -16 0ZM62 55a8 7 0 1 0 16 0a8 7 0 1 0 -16 0ZM58 54Q60 52 62 54M42 54L37 52M78 54L83 52" />
        )}
      </g>
      {look.extra === 'earrings' && (
        <path d="M36 70V73M84 70V73" stroke="oklch(0.8 0.13 80)" strokeWidth="4.5" />
      )}
    </>
  );
}
