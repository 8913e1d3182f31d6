import type { At, Filter, Logic } from '../parse/ast.ts';
import { errors } from '../respond/errors.ts';
import { findEmbed, levelAt } from './find-embed.ts';
import type { Condition, ReadPlan } from './read-plan.ts';
import { resolveField } from './resolve.ts';

/** Hangs every filter on the level that it speaks of. */
export function planConditions(root: ReadPlan, filters: readonly At<Logic>[]): void {
  for (const { path, value } of filters) {
    const level = levelAt(root, path);
    level.where.push(planCondition(level, value));
  }
}

function planCondition(level: ReadPlan, logic: Logic): Condition {
  if (logic.kind === 'filter') return planFilter(level, logic);
  return {
    kind: logic.kind,
    negated: logic.negated,
    operands: logic.operands.map((operand) => planCondition(level, operand)),
  };
}

function planFilter(level: ReadPlan, { field, negated, operation }: Filter): Condition {
  if (!level.shape.columns.has(field.name)) {
    const embed = findEmbed(level, field.name);
    if (embed) {
      const value = operation.kind === 'is' ? operation.value : null;
      if (value !== 'null' && value !== 'not null') throw errors.embedFilter(field.name);
      return { kind: 'present', embed, negated: (value === 'null') !== negated };
    }
  }
  return { kind: 'compare', negated, ref: resolveField(level.shape, field), operation };
}
