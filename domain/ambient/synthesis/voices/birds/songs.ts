/** One note: pitch at its beginning, middle and end in hertz, and its length in seconds. */
export interface Note {
  from: number;
  over: number;
  to: number;
  seconds: number;
  /** Silence after it. */
  rest: number;
  loud: number;
  /** Trembling of the pitch: depth as a share, times a second. */
  tremble?: readonly [depth: number, perSecond: number];
}

/** A kind of bird: phrases out of notes, sung again as often as it does. */
export interface Song {
  phrases: readonly (readonly Note[])[];
  /** How often a phrase is sung in a row. */
  again: readonly [least: number, most: number];
  /** Seconds of silence after it. */
  silence: readonly [least: number, most: number];
  loud: number;
}

const note = (
  from: number,
  over: number,
  to: number,
  seconds: number,
  rest = 0.05,
  loud = 1,
): Note => ({ from, over, to, seconds, rest, loud });

/** A flute in no hurry, as thrushes sing: whole tones that lean, and a small rush at the end. */
const FLUTE: Song = {
  phrases: [
    [
      note(1900, 2100, 2050, 0.24, 0.07),
      note(1650, 1640, 1780, 0.2, 0.06),
      note(2350, 2500, 2200, 0.3, 0.05),
      note(4200, 5200, 3900, 0.07, 0.03, 0.3),
      note(4800, 3900, 4600, 0.06, 0.03, 0.25),
    ],
    [
      note(2250, 2050, 2080, 0.34, 0.09),
      note(1720, 1900, 1880, 0.22, 0.05),
      note(3900, 4700, 4100, 0.06, 0.03, 0.28),
    ],
    [
      { ...note(1820, 1840, 1800, 0.42, 0.08), tremble: [0.018, 17] },
      note(2600, 2450, 2150, 0.2, 0.06),
      note(2050, 2060, 2320, 0.26, 0.05),
    ],
  ],
  again: [1, 1],
  silence: [2.2, 6],
  loud: 1,
};

/** Two notes like a small saw, some times over. */
const SAW: Song = {
  phrases: [
    [note(4300, 4400, 4250, 0.1, 0.05), note(3250, 3300, 3180, 0.13, 0.09)],
    [note(3600, 3650, 3550, 0.09, 0.06), note(4500, 4550, 4400, 0.12, 0.1)],
  ],
  again: [3, 6],
  silence: [3, 8],
  loud: 0.55,
};

/** A trill that lets itself down. */
const TRILL: Song = {
  phrases: [
    [
      note(5200, 4600, 3900, 0.045, 0.022, 0.8),
      note(5100, 4500, 3800, 0.045, 0.022, 0.9),
      note(4950, 4350, 3700, 0.045, 0.022),
      note(4800, 4200, 3600, 0.045, 0.022),
    ],
  ],
  again: [2, 4],
  silence: [4, 10],
  loud: 0.4,
};

/** Low and round, far away, three times. */
const DOVE: Song = {
  phrases: [
    [
      note(470, 500, 480, 0.28, 0.12, 0.8),
      note(520, 560, 500, 0.62, 0.16),
      note(480, 490, 450, 0.4, 0.3, 0.75),
    ],
  ],
  again: [2, 4],
  silence: [5, 12],
  loud: 0.85,
};

/** Short calls, as of somebody who has just woken up. */
const CHIP: Song = {
  phrases: [
    [note(3300, 4300, 3500, 0.075, 0.2)],
    [note(3700, 3100, 3900, 0.09, 0.16), note(3500, 4100, 3300, 0.07, 0.25)],
    [note(5400, 4800, 4600, 0.05, 0.3, 0.7)],
  ],
  again: [1, 4],
  silence: [1.4, 5],
  loud: 0.42,
};

/** Whistles that climb, one longer than the other. */
const WHISTLE: Song = {
  phrases: [
    [note(2500, 2550, 3300, 0.32, 0.12), note(2600, 2700, 3600, 0.26, 0.1)],
    [note(3500, 3100, 2450, 0.36, 0.1), note(2500, 2480, 2520, 0.3, 0.1, 0.8)],
  ],
  again: [1, 2],
  silence: [3, 8],
  loud: 0.6,
};

/** Who comes in first as more of them sing. */
export const SINGERS: readonly Song[] = [FLUTE, CHIP, SAW, DOVE, WHISTLE, TRILL, FLUTE, CHIP];
