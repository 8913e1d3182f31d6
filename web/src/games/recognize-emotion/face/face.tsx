import { type ReactNode, useId } from 'react';
import { HairBefore, HairBehind } from '../../kit/people/hair.tsx';
import { HAIRS, PEOPLE_COLOURS, SKINS, TOPS } from '../../kit/people/look.ts';
import type { Person } from './people.ts';
import { browPath, eyeShape, headPath, mouthShape, noseShape } from './shapes.ts';
import type { Units } from './units.ts';

const MIRRORED = 'matrix(-1 0 0 1 120 0)';

interface FaceProps {
  person: Person;
  units: Units;
  /** Drawn over it, in the same coordinates. */
  children?: ReactNode;
}

/** Head and shoulders of one person, near enough to read. Goes into an `svg`; says nothing itself. */
export function FaceDrawing({ person, units: moved, children }: FaceProps) {
  const { look } = person;
  const hair = HAIRS[look.tone];
  const scarf = look.hair === 'scarf' ? TOPS[look.top] : hair;
  const skin = SKINS[look.skin];
  const wide = look.build === 'broad' ? 25.5 : look.build === 'slim' ? 23.5 : 24.5;
  return (
    <g
      style={{
        ...PEOPLE_COLOURS,
        '--skin': skin,
        '--shade': `color-mix(in oklch, ${skin} 62%, oklch(0.3 0.08 30))`,
        '--lip': `color-mix(in oklch, ${skin} 50%, oklch(${look.extra === 'beard' ? 0.62 : 0.52} 0.15 20))`,
        '--brow': `color-mix(in oklch, ${hair} ${look.tone === 'grey' ? 62 : 72}%, oklch(0.25 0.03 40))`,
      }}
      stroke="var(--person-line)"
      strokeWidth="1.1"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <HairBehind style={look.hair} colour={scarf} />
      {look.hair === 'bald' && (
        <Both>
          <path d="M80 40C86.5 42 89 50 87 59L80 62Z" fill={hair} />
        </Both>
      )}
      <path d="M12 140C14 112 28 101 48 96H72C92 101 106 112 108 140Z" fill={TOPS[look.top]} />
      <path d="M49.5 76V96Q60 107 70.5 96V76Z" fill="var(--skin)" />
      <path
        d="M50.5 84Q60 94 69.5 84V88Q60 97 50.5 88Z"
        fill="var(--shade)"
        opacity=".55"
        stroke="none"
      />
      {look.hair !== 'scarf' && (
        <path d="M36 57a4.6 5.6 0 1 0 2.6 9.400M84 57a4.6 5.6 0 1 1 -2.6 9.4" fill="var(--skin)" />
      )}
      <path d={headPath(moved, wide, person.features)} fill="var(--skin)" />
      <g fill="oklch(0.6 0.16 25)" stroke="none" opacity={0.06 + 0.12 * moved.cornerUp}>
        <Both>
          <ellipse cx="74.5" cy={68 - 1.6 * moved.cornerUp} rx="5.5" ry="3.6" />
        </Both>
      </g>
      {look.extra === 'beard' && <Beard hair={hair} drop={5.5 * moved.jaw} wide={wide} />}
      <Skin moved={moved} person={person} />
      <Mouth moved={moved} person={person} />
      <Eyes moved={moved} person={person} />
      {look.hair !== 'bald' && <HairBefore style={look.hair} colour={scarf} />}
      <Brows moved={moved} person={person} />
      {look.extra === 'glasses' && (
        <path
          d="M62.3 58.500a7.7 7 0 1 0 15.4 0a7.7 7 0 1 0 -15.4 0ZM42.3 58.500a7.7 7 0 1 0 15.4 0a7.7 7 0 1 0 -15.4 0ZM57.7 57.500Q60 55.5 62.3 57.500M42.3 57L36.5 55M77.7 57L83.5 55"
          fill="none"
          strokeWidth="1.3"
        />
      )}
      {look.hair === 'braid' && (
        <path
          d="M38 66C31 78 41 84 35 92C30 99 39 104 36 114M38 66C45 76 36 84 42 92C46 100 37 104 36 114"
          fill={hair}
        />
      )}
      {children}
    </g>
  );
}

interface PartProps {
  moved: Units;
  person: Person;
}

function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={MIRRORED}>{children}</g>
    </>
  );
}

function Brows({ moved, person }: PartProps) {
  return (
    <g fill="var(--brow)" stroke="none">
      <Both>
        <path d={browPath(moved, person.features)} />
      </Both>
    </g>
  );
}

function Eyes({ moved, person }: PartProps) {
  const clip = useId();
  const eye = eyeShape(moved, person.features);
  return (
    <>
      <clipPath id={clip}>
        <path d={eye.opening} />
      </clipPath>
      <g fill="none">
        <Both>
          <path d={eye.opening} fill="var(--person-light)" stroke="none" />
          <g clipPath={`url(#${clip})`} stroke="none">
            <circle cx={eye.iris.x} cy={eye.iris.y} r={eye.iris.r} fill="oklch(0.4 0.05 55)" />
            <circle
              cx={eye.iris.x}
              cy={eye.iris.y}
              r={eye.iris.r * 0.55}
              fill="oklch(0.18 0.02 250)"
            />
          </g>
          <path d={eye.fold} stroke="var(--shade)" strokeWidth=".9" />
          <path d={eye.lower} stroke="var(--shade)" strokeWidth=".9" />
          <path d={eye.upper} strokeWidth={person.features.lashes ? 1.6 : 1.3} />
          {person.features.lashes && <path d={eye.lash} strokeWidth="1.1" />}
          <path
            d={eye.bag}
            stroke="var(--shade)"
            strokeWidth="1.1"
            opacity={Math.min(1, Math.max(moved.cheek, 0.5 * moved.lidTight))}
          />
          <path
            d={eye.rays}
            stroke="var(--shade)"
            strokeWidth=".9"
            opacity={moved.cheek * (person.look.age === 'young' ? 0.45 : 0.9)}
          />
        </Both>
        <circle
          cx={eye.iris.x + 1}
          cy={eye.iris.y - 1.1}
          r=".75"
          fill="var(--person-light)"
          stroke="none"
        />
        <circle
          cx={119 - eye.iris.x + 2}
          cy={eye.iris.y - 1.1}
          r=".75"
          fill="var(--person-light)"
          stroke="none"
        />
      </g>
    </>
  );
}

/** Nose, folds and wrinkles: what the skin does. */
function Skin({ moved, person: { look, features } }: PartProps) {
  const nose = noseShape(moved, features);
  const mouth = mouthShape(moved, features);
  const worn = look.age === 'older' ? 0.45 : look.age === 'adult' ? 0.12 : 0;
  const raised = Math.max(moved.innerUp, moved.outerUp);
  return (
    <g fill="none" stroke="var(--shade)" strokeWidth="1.1">
      <path
        d="M50 43.500Q60 41.5 70 43.500M52 40.500Q60 38.8 68 40.5"
        opacity={worn * 0.9 + raised * 0.55}
      />
      <path
        d="M58.4 45.500Q57.8 48 58.5 50.500M61.6 45.500Q62.2 48 61.5 50.5"
        opacity={Math.min(1, moved.browDown * (look.age === 'young' ? 0.7 : 1))}
      />
      <path d={nose.wrinkles} opacity={moved.nose} />
      <path d={nose.bridge} opacity=".8" />
      <path d={nose.base} stroke="var(--person-line)" strokeWidth="1.3" />
      <g
        opacity={Math.min(
          1,
          worn + Math.max(moved.cornerUp * 0.75, moved.upperLip, moved.nose * 0.9),
        )}
      >
        <Both>
          <path d={mouth.fold(nose.wing, nose.y)} />
        </Both>
      </g>
      <path d={mouth.chin} opacity={0.25 + 0.75 * moved.chin} />
    </g>
  );
}

function Mouth({ moved, person: { features } }: PartProps) {
  const clip = useId();
  const mouth = mouthShape(moved, features);
  return (
    <>
      <path d={mouth.lips} fill="var(--lip)" stroke="none" />
      {mouth.parted ? (
        <>
          <clipPath id={clip}>
            <path d={mouth.opening} />
          </clipPath>
          <path d={mouth.opening} fill="oklch(0.28 0.07 20)" stroke="none" />
          <g clipPath={`url(#${clip})`} stroke="none">
            <ellipse
              cx="60"
              cy={mouth.tongue.y}
              rx="5.5"
              ry={mouth.tongue.r}
              fill="oklch(0.6 0.13 20)"
            />
            <rect
              x="40"
              y={mouth.teeth.y}
              width="40"
              height={Math.max(0, mouth.teeth.low - mouth.teeth.y)}
              fill="var(--person-light)"
            />
          </g>
          <path d={mouth.opening} fill="none" strokeWidth="1.1" />
        </>
      ) : (
        <path d={mouth.line} fill="none" strokeWidth="1.3" />
      )}
    </>
  );
}

function Beard({ hair, drop, wide }: { hair: string; drop: number; wide: number }) {
  const [left, right] = [60.5 - wide, 59.5 + wide];
  const chin = 88.5 + drop;
  return (
    <path
      d={`M${left} 58C${left + 0.5} 80 48 ${chin} 60 ${chin}S${right - 0.5} 80 ${right} 58C${right - 1.5} 68 ${right - 4} 78 73 79C71.5 79 71 74 69 72.2Q64.5 69.8 60 71Q55.5 69.8 51 72.2C49 74 48.5 79 47 79C${left + 4} 78 ${left + 1.5} 68 ${left} 58Z`}
      fill={hair}
      strokeWidth="1.3"
    />
  );
}
