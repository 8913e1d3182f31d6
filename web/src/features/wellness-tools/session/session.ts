import type { Answer, Tool, ToolResult } from '../contract.ts';
import { lengthMs, planOf } from './plan.ts';

/** One time through a tool. Plain JSON: it survives a reload. */
export interface Run {
  /** Made at the beginning, so that a result sent twice is stored once. */
  id: string;
  minutes: number;
  /** Which step of the plan, and how long in it. */
  at: number;
  ms: number;
  /** Time spent in all steps, pauses left out. */
  activeMs: number;
  answers: Readonly<Record<string, Answer>>;
  before: number | null;
  after: number | null;
}

export type Session =
  | { stage: 'intro' }
  | { stage: 'doing'; run: Run; paused: boolean }
  | { stage: 'rating'; run: Run }
  /** `delivered`: the result has reached who keeps it. */
  | { stage: 'done'; run: Run; finishedAt: string; delivered: boolean };

export type SessionEvent =
  | {
      type: 'begin';
      id: string;
      minutes: number;
      before: number | null;
      answers: Record<string, Answer>;
    }
  | { type: 'pass'; ms: number }
  /** To a moment of a guided step. */
  | { type: 'seek'; ms: number }
  | { type: 'go'; by: 1 | -1 }
  | { type: 'answer'; step: string; value: Answer }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Ends it where it is: leaving early is a way to end as good as any. */
  | { type: 'stop' }
  | { type: 'rate'; value: number }
  | { type: 'finish'; at: string }
  | { type: 'delivered' }
  | { type: 'leave' };

type Doing = Extract<Session, { stage: 'doing' }>;

/** How a session answers to one event. Pure; one that makes no sense at its stage changes nothing. */
export function nextSession(tool: Tool, session: Session, event: SessionEvent): Session {
  if (event.type === 'leave') return { stage: 'intro' };
  if (event.type === 'begin') {
    const { type: _, ...begun } = event;
    return {
      stage: 'doing',
      run: { ...begun, at: 0, ms: 0, activeMs: 0, after: null },
      paused: false,
    };
  }
  switch (session.stage) {
    case 'doing':
      return whileDoing(tool, session, event);
    case 'rating':
      if (event.type === 'rate') {
        return { ...session, run: { ...session.run, after: event.value } };
      }
      if (event.type === 'finish') {
        return { stage: 'done', run: session.run, finishedAt: event.at, delivered: false };
      }
      return event.type === 'go' && event.by === -1 ? backFromRating(tool, session.run) : session;
    case 'done':
      return event.type === 'delivered' ? { ...session, delivered: true } : session;
    default:
      return session;
  }
}

function whileDoing(tool: Tool, session: Doing, event: SessionEvent): Session {
  const { run } = session;
  switch (event.type) {
    case 'pause':
      return { ...session, paused: true };
    case 'resume':
      return { ...session, paused: false };
    case 'answer':
      return {
        ...session,
        run: { ...run, answers: { ...run.answers, [event.step]: event.value } },
      };
    case 'seek':
      return { ...session, run: { ...run, ms: Math.max(0, event.ms) } };
    case 'stop':
      return { stage: 'rating', run };
    case 'go':
      return moved(tool, session, event.by);
    case 'pass':
      return session.paused ? session : passed(tool, session, event.ms);
    default:
      return session;
  }
}

function passed(tool: Tool, session: Doing, ms: number): Session {
  const run = { ...session.run, activeMs: session.run.activeMs + ms };
  const step = planOf(tool, run.minutes)[run.at];
  const length = step && lengthMs(step, run.minutes);
  if (length === null || length === undefined) return { ...session, run };
  if (run.ms + ms < length) return { ...session, run: { ...run, ms: run.ms + ms } };
  return moved(tool, { ...session, run }, 1);
}

function moved(tool: Tool, session: Doing, by: 1 | -1): Session {
  const at = session.run.at + by;
  if (at < 0) return session;
  if (at >= planOf(tool, session.run.minutes).length) {
    return { stage: 'rating', run: session.run };
  }
  return { ...session, run: { ...session.run, at, ms: 0 } };
}

function backFromRating(tool: Tool, run: Run): Session {
  const last = planOf(tool, run.minutes).length - 1;
  return { stage: 'doing', run: { ...run, at: last, ms: 0 }, paused: false };
}

export function resultOf(toolId: string, session: Extract<Session, { stage: 'done' }>): ToolResult {
  const { id, minutes, activeMs, before, after } = session.run;
  return {
    id,
    toolId,
    chosenMinutes: minutes,
    durationSeconds: Math.min(86_400, Math.round(activeMs / 1000)),
    before,
    after,
    finishedAt: session.finishedAt,
  };
}
