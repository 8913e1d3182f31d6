import type { Mood } from '../../kit/people/look.ts';

const MOUTHS: Record<Mood, string> = {
  open: 'M172 76q8 5 16 0',
  plain: 'M173 77h14',
  down: 'M172 79q8 -5 16 0',
  tense: 'M172 77l4 -1l4 1l4 -1l4 1',
  closed: 'M172 79q8 -5 16 0',
};

/** Who one is to oneself: a face given back by water, or by the window of a bus. */
export function Mirrored({ mood, atNight }: { mood: Mood; atNight: boolean }) {
  return (
    <g
      stroke={atNight ? 'var(--light)' : 'var(--boat)'}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      strokeDasharray="7 6"
    >
      <path
        d="M134 132C136 106 152 102 168 98V88C156 80 154 66 156 54C158 38 168 30 180 30S202 38 204 54C206 66 204 80 192 88V98C208 102 224 106 226 132"
        fill="var(--sky)"
        fillOpacity=".3"
      />
      <path d={`M168 60h6M186 60h6${MOUTHS[mood]}`} strokeDasharray="none" />
    </g>
  );
}
