import type { SafetyPlanPort } from '../../kit/safety-plan/safety-plan-port.ts';
import type { NavigatorAction, NavigatorState } from '../rules.ts';

export interface Turn {
  state: NavigatorState;
  send: (action: NavigatorAction) => void;
  /** The real plan; null where no page lends it. */
  plan: SafetyPlanPort | null;
}
