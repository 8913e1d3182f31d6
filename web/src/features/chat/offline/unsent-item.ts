import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** What guided mode answered on this device. */
export interface LocalAnswer {
  id: string;
  text: string;
  at: string;
  /** The level of the conversation after it. */
  level: SafetyLevel;
  /** Whether danger is asked about. Missing, from an older version of the app: true. */
  ask?: boolean | undefined;
  /** Where the talk stands after it. Missing, from an older version of the app: not known. */
  state?: unknown;
}

/** A message that the server may not have yet. */
export interface Unsent {
  messageId: string;
  /** Null in a conversation that has no id yet. */
  conversationId: string | null;
  /** The first message of that conversation without id: several may wait together. */
  thread?: string | undefined;
  text: string;
  /** Id of the chip that was tapped. */
  choice?: string | undefined;
  at: string;
  /** `false`: only until it is delivered; neither it nor its answer is stored. */
  keep?: boolean | undefined;
  /** `false`, at the beginning: a talk without memory. */
  memory?: boolean | undefined;
  /** What guided mode answered on this device; then both are stored and nobody answers again. */
  answer?: LocalAnswer | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Check = (value: unknown) => boolean;
const isUuid: Check = (value) => typeof value === 'string' && UUID.test(value);
const isText: Check = (value) => typeof value === 'string';
const isYesOrNo: Check = (value) => typeof value === 'boolean';
const isLevel: Check = (value) => SAFETY_LEVELS.some((level) => level === value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const ANSWER: Record<keyof LocalAnswer, Check> = {
  id: isUuid,
  text: isText,
  at: isText,
  level: isLevel,
  ask: orMissing(isYesOrNo),
  state: orMissing(orNull(isRecord)),
};

const isAnswer: Check = (value) => isRecord(value) && fits(value, ANSWER);

const ITEM: Record<keyof Unsent, Check> = {
  messageId: isUuid,
  conversationId: orNull(isUuid),
  thread: orMissing(isUuid),
  text: isText,
  choice: orMissing(isText),
  at: isText,
  keep: orMissing(isYesOrNo),
  memory: orMissing(isYesOrNo),
  answer: orMissing(isAnswer),
};

function fits(value: Record<string, unknown>, checks: Record<string, Check>): boolean {
  const own = new Map(Object.entries(value));
  return Object.entries(checks).every(([name, check]) => check(own.get(name)));
}

/** Whether something that was kept on this device is still a message. By hand: no schema library. */
export function isUnsent(value: unknown): value is Unsent {
  return isRecord(value) && fits(value, ITEM);
}
