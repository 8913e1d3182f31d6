/** A thick round line from shoulder to paw, drawn for the left side; the right one is its mirror. */
export const ARMS = {
  belly: 'M36 82c-2 8 4 13.5 14 11',
  hold: 'M36 81c-3 9 5 13 15.5 6.5',
  heart: 'M36 81c-2 8.5 9 10 19 4',
  mouth: 'M36 83c0 7 10 4 17.5-11',
  chin: 'M36 83c2 9.5 14 6 15-9',
  up: 'M36 82c-9-1-15-9-16.5-20',
  flex: 'M36 81c-10 5-20 2-16-13',
  out: 'M36 82c-8 3-16 1.5-22.5-5',
  ear: 'M36 82c-12-4-15-18-9-31',
  carry: 'M36 82c-5 2.5-9.5 1.5-13-2',
  down: 'M36 80c-4.5 7-5.5 14-4.5 22',
} as const;

const FINGERS: Partial<Record<keyof typeof ARMS, string>> = {
  up: 'M17.6 59.5l-.2-2M20.3 59.2l.4-2',
  flex: 'M19.6 68.5c.6-1 1.8-1.2 2.6-.6',
  out: 'M11.5 76.3l-1.6-.9M13.2 74.6l-.9-1.5',
};

export function Arm({ pose, mirrored = false }: { pose: keyof typeof ARMS; mirrored?: boolean }) {
  const fingers = FINGERS[pose];
  return (
    <g transform={mirrored ? 'matrix(-1 0 0 1 120 0)' : undefined}>
      <path d={ARMS[pose]} stroke="var(--nilo-line)" strokeWidth="13.4" />
      <path d={ARMS[pose]} stroke="var(--nilo-fur)" strokeWidth="9.2" />
      {fingers && <path d={fingers} strokeWidth="1.8" />}
    </g>
  );
}
