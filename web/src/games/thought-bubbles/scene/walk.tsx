import { CARRY_MS, type ThoughtsState, wordsOf } from '../rules.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { VALUES } from '../thoughts.content.ts';
import { Bank } from './bank.tsx';

/** Where the path goes, from the left to what matters. */
const PATH = 'M-20 196C60 176 96 214 160 196S268 168 330 184';

/** Walking towards what matters, with the thought alongside. */
export function Walk({ state, still }: { state: ThoughtsState; still: boolean }) {
  const share = Math.min(1, state.carriedMs / CARRY_MS);
  const shown = still ? Math.floor(share * 5) / 5 : share;
  const x = 20 + shown * 290;
  const y = 190 + Math.sin(shown * 7) * 8;
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="relative flex min-h-64 flex-col items-center overflow-hidden rounded-card p-5 sm:min-h-80"
    >
      <svg
        viewBox="0 0 360 220"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <Bank />
        <path d={PATH} fill="none" stroke="var(--path)" strokeWidth="16" strokeLinecap="round" />
        <Compass />
        {Array.from({ length: Math.min(14, state.steps) }, (_, at) => (
          <ellipse
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place on the path
            key={at}
            cx={x - 8 - at * 15}
            cy={y + 6 + (at % 2) * 6}
            rx="4"
            ry="2.4"
            fill="var(--mark)"
            opacity={1 - at * 0.065}
          />
        ))}
        <circle cx={x} cy={y} r="9" fill="var(--mark)" stroke="var(--cloud)" strokeWidth="2.5" />
        <circle
          cx={x - 4}
          cy={y - 24}
          r="5"
          fill="var(--cloud)"
          stroke="var(--cloud-line)"
          strokeWidth="2"
        />
      </svg>
      <p className="relative max-w-80 rounded-[2.2rem] border-2 border-(--cloud-line) bg-(--cloud) px-5 py-3 text-center font-title text-lg leading-snug font-semibold text-balance wrap-anywhere">
        {wordsOf(state)}
      </p>
      <p className="sr-only">{THOUGHT_TEXTS.carry(VALUES[state.value ?? 0] ?? '')}</p>
    </section>
  );
}

function Compass() {
  return (
    <g transform="translate(330 160)" strokeLinecap="round" strokeLinejoin="round">
      <circle r="20" fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="2.2" />
      <path
        d="M-4 4L8-10 4 4-8 10Z"
        fill="var(--mark)"
        stroke="var(--cloud-line)"
        strokeWidth="1.6"
      />
    </g>
  );
}
