import {
  cardsOf,
  type PlanPart,
  type SafetyPlanPort,
} from '../../kit/safety-plan/safety-plan-port.ts';

/** One more line at the end of a part of the plan; one that is there is not said twice. */
export function addCard(
  plan: Pick<SafetyPlanPort, 'write'> | null,
  part: PlanPart,
  card: string,
): void {
  if (cardsOf(part).includes(card)) return;
  const before = part.text.trimEnd();
  plan?.write(part.id, before === '' ? card : `${before}\n${card}`);
}
