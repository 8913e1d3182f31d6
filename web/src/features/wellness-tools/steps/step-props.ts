import type { Answer, PictureId } from '../contract.ts';
import type { PlannedStep } from '../session/plan.ts';
import type { Run, SessionEvent } from '../session/session.ts';

export interface StepProps<Kind extends PlannedStep['kind']> {
  step: Extract<PlannedStep, { kind: Kind }>;
  run: Run;
  /** Where a step has no drawing of its own. */
  picture: PictureId;
  /** The titles of all steps, for what is recalled. */
  answer: Answer | undefined;
  dispatch: (event: SessionEvent) => void;
}
