import type { Act, Pack } from './challenge.ts';
import { gentleOrder } from './content/days/gentle-order.content.ts';
import { kindBody } from './content/days/kind-body.content.ts';
import { smallJoys } from './content/days/small-joys.content.ts';
import { startSmall } from './content/days/start-small.content.ts';
import { angerChannel } from './content/mind/anger-channel.content.ts';
import { anxietySteps } from './content/mind/anxiety-steps.content.ts';
import { kinderVoice } from './content/mind/kinder-voice.content.ts';
import { lessScreen } from './content/nights/less-screen.content.ts';
import { restOnPurpose } from './content/nights/rest-on-purpose.content.ts';
import { sleepBetter } from './content/nights/sleep-better.content.ts';
import { slowMornings } from './content/nights/slow-mornings.content.ts';
import { caringForOthers } from './content/people/caring-for-others.content.ts';
import { griefCompany } from './content/people/grief-company.content.ts';
import { newPlace } from './content/people/new-place.content.ts';
import { peopleAgain } from './content/people/people-again.content.ts';
import { sayingNo } from './content/people/saying-no.content.ts';

/** Every pack there is, in the order in which they are shown. */
export const PACKS: readonly Pack[] = [
  startSmall,
  sleepBetter,
  peopleAgain,
  anxietySteps,
  kindBody,
  restOnPurpose,
  kinderVoice,
  sayingNo,
  gentleOrder,
  slowMornings,
  lessScreen,
  smallJoys,
  angerChannel,
  griefCompany,
  caringForOthers,
  newPlace,
];

/** Every act of every pack. */
export const ACTS: readonly Act[] = PACKS.flatMap(({ acts }) => acts);

/** What may be proposed for a week to anybody. */
export const WEEK_ACTS: readonly Act[] = PACKS.filter(({ inWeek }) => inWeek !== false)
  .flatMap(({ acts }) => acts)
  .filter(({ onlyHere }) => onlyHere !== true);

export const findPack = (id: string | undefined): Pack | null =>
  PACKS.find((pack) => pack.id === id) ?? null;

const byId: ReadonlyMap<string, Act> = new Map(ACTS.map((act) => [act.id, act]));

/** Undefined for an act of another version. */
export const findAct = (id: string): Act | undefined => byId.get(id);
