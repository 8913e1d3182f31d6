import { ownOf } from '../../../table.ts';
import type { DangerKind, DangerNode, DangerPath } from './danger-path.ts';
// Alike beside alike, not by the alphabet: what stands near packs together, a kilobyte less on the device.
import { VIOLENCE } from './violence.ts';
import { SEXUAL_VIOLENCE } from './sexual-violence.ts';
import { HARM } from './harm.ts';
import { AFTER_BIRTH } from './after-birth.ts';
import { EATING } from './eating.ts';
import { VOICES } from './voices.ts';
import { SUBSTANCES } from './substances.ts';
import { INTRUSIVE } from './intrusive.ts';
import { SELF_HARM } from './self-harm.ts';
import { SELF } from './self.ts';
import { PLAN } from './plan.ts';
import { OVERDOSE } from './overdose.ts';
import { THIRD } from './third.ts';

export { DANGER_QUESTIONS } from './questions.content.ts';

export const DANGER_PATHS: readonly DangerPath[] = [
  SELF,
  PLAN,
  SELF_HARM,
  OVERDOSE,
  VIOLENCE,
  SEXUAL_VIOLENCE,
  THIRD,
  HARM,
  VOICES,
  AFTER_BIRTH,
  EATING,
  INTRUSIVE,
  SUBSTANCES,
];

export const PATH_BY_KIND: ReadonlyMap<DangerKind, DangerPath> = new Map(
  DANGER_PATHS.map((one) => [one.kind, one]),
);

/** A place of a path; undefined for a name that it does not have. */
export function nodeOf({ nodes }: DangerPath, id: string): DangerNode | undefined {
  return ownOf(nodes, id);
}
