import { ANGER } from './anger.ts';
import { ASK_HELP } from './ask-help.ts';
import { BOUNDARY } from './boundary.ts';
import { DECIDE } from './decide.ts';
import type { Flow } from './flow.ts';
import { HEAVY_WEEK } from './heavy-week.ts';
import { KIND_WORDS } from './kind-words.ts';
import { LOOK_AT_THOUGHT } from './look-at-thought.ts';
import { NIGHT } from './night.ts';
import { PREPARE_WORDS } from './prepare-words.ts';
import { REMEMBRANCE } from './remembrance.ts';
import { REPAIR } from './repair.ts';
import { SAVOUR } from './savour.ts';
import { TWO_MINUTES } from './two-minutes.ts';
import { UNLOAD } from './unload.ts';
import { UP_TO_ME } from './up-to-me.ts';
import { WAITING } from './waiting.ts';

export const FLOWS: readonly Flow[] = [
  PREPARE_WORDS,
  TWO_MINUTES,
  UP_TO_ME,
  REMEMBRANCE,
  SAVOUR,
  NIGHT,
  DECIDE,
  KIND_WORDS,
  LOOK_AT_THOUGHT,
  HEAVY_WEEK,
  ASK_HELP,
  BOUNDARY,
  REPAIR,
  UNLOAD,
  ANGER,
  WAITING,
];

export const FLOW_BY_ID: ReadonlyMap<string, Flow> = new Map(FLOWS.map((one) => [one.id, one]));
