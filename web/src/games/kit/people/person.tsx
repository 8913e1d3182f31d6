import { Face } from './face.tsx';
import { HairBehind, HairBefore } from './hair.tsx';
import { type Expression, HAIRS, type Look, PEOPLE_COLOURS, SKINS, TOPS } from './look.ts';

interface PersonProps {
  look: Look;
  mood?: Expression;
  /** Where the 120 × 130 bust stands in the picture around it. */
  at?: string;
}

const SHOULDERS: Record<Look['build'], number> = { slim: 33, medium: 39, broad: 47 };
const CHILD_SHOULDERS = 27;
/** Lower than whoever is grown, on the same ground. */
const CHILD_SIZE = 'translate(10 38) scale(.84)';

/** Who is down sinks a little, who is tense draws the shoulders up. */
const POSTURES: Record<Expression, { head: string; lift: number }> = {
  open: { head: 'rotate(-2 60 80)', lift: 0 },
  plain: { head: '', lift: 0 },
  down: { head: 'translate(0 4) rotate(6 60 80)', lift: -3 },
  tense: { head: 'translate(0 3)', lift: 7 },
  closed: { head: 'translate(2 2) rotate(-7 60 80)', lift: 2 },
  uneasy: { head: 'translate(-1 3) rotate(-3 60 80)', lift: 6 },
  mixed: { head: 'translate(0 1) rotate(4 60 80)', lift: 0 },
  struck: { head: 'translate(0 -2)', lift: 4 },
  averse: { head: 'translate(-2 1) rotate(-6 60 80)', lift: 3 },
};

/** Head and shoulders of one character. Decorative: words say what matters. Goes into an `svg`. */
export function Person({ look, mood = 'plain', at }: PersonProps) {
  const wide = look.child ? CHILD_SHOULDERS : SHOULDERS[look.build];
  const { head, lift } = POSTURES[mood];
  const top = 96 - lift;
  const hair = HAIRS[look.tone];
  return (
    <g
      transform={look.child ? `${at ?? ''} ${CHILD_SIZE}` : at}
      style={PEOPLE_COLOURS}
      stroke="var(--person-line)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g transform={head}>
        <HairBehind
          style={look.hair}
          colour={look.hair === 'scarf' ? TOPS[look.top] : hair}
          child={look.child}
        />
      </g>
      <path
        d={`M${60 - wide} 140C${60 - wide} ${top + 16} ${60 - wide * 0.72} ${top + 2} 48 ${top - 2}H72C${60 + wide * 0.72} ${top + 2} ${60 + wide} ${top + 16} ${60 + wide} 140Z`}
        fill={TOPS[look.top]}
      />
      <path d={`M50 74V${top - 1}Q60 ${top + 9} 70 ${top - 1}V74Z`} fill={SKINS[look.skin]} />
      <g transform={head}>
        {look.hair !== 'scarf' && (
          <path d="M36 56a5 6 0 1 0 3 10M84 56a5 6 0 1 1 -3 10" fill={SKINS[look.skin]} />
        )}
        <ellipse
          cx="60"
          cy="57"
          rx={look.build === 'broad' ? 25 : 23}
          ry={look.child ? 25 : look.age === 'young' ? 26 : 27}
          fill={SKINS[look.skin]}
        />
        <Face look={look} mood={mood} hair={hair} />
        <HairBefore style={look.hair} colour={look.hair === 'scarf' ? TOPS[look.top] : hair} />
      </g>
      {look.hair === 'braid' && (
        <path
          d="M38 66C31 78 41 84 35 92C30 99 39 104 36 114M38 66C45 76 36 84 42 92C46 100 37 104 36 114"
          fill={hair}
        />
      )}
    </g>
  );
}
