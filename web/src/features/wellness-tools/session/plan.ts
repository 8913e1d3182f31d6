import type { Line, OfLength, Step, TimerStep, Tool } from '../contract.ts';

/** A sentence and how long it has, silence included. */
export interface PlannedLine {
  say: string;
  ms: number;
}

export type PlannedStep = Exclude<Step, TimerStep> | PlannedTimer;

export interface PlannedTimer extends Omit<TimerStep, 'lines'> {
  lines: readonly PlannedLine[];
}

const fits = (minutes: number) => (part: OfLength) =>
  minutes >= (part.from ?? 0) && minutes <= (part.upTo ?? Infinity);

/** Words a second that somebody reads who is not well. */
const READ_PER_SECOND = 2.6;
/** Words a second that a slow voice says, and what it needs to begin. */
const SAID_PER_SECOND = 2.2;
const BREATH_SECONDS = 0.8;

const wordsIn = (text: string) => text.split(/\s+/).length;

const saidSeconds = (line: Line) => BREATH_SECONDS + wordsIn(line.say) / SAID_PER_SECOND;

/** Seconds that a step without a clock is thought to take. */
export function expectedSeconds(step: Exclude<Step, TimerStep>): number {
  switch (step.kind) {
    case 'tally':
      return 4 + step.count * 6;
    case 'list':
      return 20;
    case 'slider':
      return 8;
    case 'writing':
      return 75;
    case 'sound':
      return 0;
    default:
      return 2 + wordsIn(step.lines.join(' ')) / READ_PER_SECOND;
  }
}

/**
 * The steps of a length, with the time of each sentence. What the chosen minutes leave over goes to
 * the silences that have room for it, so that the guided part ends when it was said to end.
 */
export function planOf(tool: Pick<Tool, 'steps'>, minutes: number): readonly PlannedStep[] {
  const steps = tool.steps.filter(fits(minutes));
  const linesOf = (step: TimerStep) => step.lines.filter(fits(minutes));
  const guided = steps.flatMap((step) => (step.kind === 'timer' ? linesOf(step) : []));
  const own = steps.reduce(
    (sum, step) => sum + (step.kind === 'timer' ? 0 : expectedSeconds(step)),
    0,
  );
  const leastOf = (line: Line) => saidSeconds(line) + line.pause;
  const least = guided.reduce((sum, line) => sum + leastOf(line), 0);
  const rooms = guided.reduce((sum, line) => sum + (line.room ?? 0), 0);
  const spare = Math.max(0, minutes * 60 - own - least);
  const perRoom = rooms > 0 ? spare / rooms : 0;
  const timed = (line: Line): PlannedLine => ({
    say: line.say,
    ms: Math.round((leastOf(line) + (line.room ?? 0) * perRoom) * 1000),
  });
  return steps.map((step) =>
    step.kind === 'timer' ? { ...step, lines: linesOf(step).map(timed) } : step,
  );
}

/** How long a step goes on by itself; null where the person decides. */
export function lengthMs(step: PlannedStep, minutes: number): number | null {
  if (step.kind === 'sound') return minutes * 60_000;
  if (step.kind !== 'timer') return null;
  return step.lines.reduce((sum, { ms }) => sum + ms, 0);
}

/** Which sentence it is after so long, and when it began. */
export function lineAt(step: PlannedTimer, ms: number): { index: number; startMs: number } {
  let startMs = 0;
  for (const [index, line] of step.lines.entries()) {
    if (ms < startMs + line.ms || index === step.lines.length - 1) return { index, startMs };
    startMs += line.ms;
  }
  return { index: 0, startMs: 0 };
}
