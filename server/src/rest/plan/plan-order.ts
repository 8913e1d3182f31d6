import type { At, OrderTerm } from '../parse/ast.ts';
import { errors } from '../respond/errors.ts';
import { findEmbed, levelAt } from './find-embed.ts';
import type { OrderPlan, ReadPlan } from './read-plan.ts';
import { resolveField } from './resolve.ts';

export function planOrders(root: ReadPlan, orders: readonly At<readonly OrderTerm[]>[]): void {
  for (const { path, value } of orders) {
    const level = levelAt(root, path);
    level.order.push(...value.map((term) => planTerm(level, term)));
  }
}

function planTerm(level: ReadPlan, term: OrderTerm): OrderPlan {
  const { descending, nulls } = term;
  if (term.relation === null) {
    return { ref: resolveField(level.shape, term.field), embed: null, descending, nulls };
  }
  const embed = findEmbed(level, term.relation);
  if (!embed) throw errors.notEmbedded(term.relation);
  if (embed.toMany) throw errors.relatedOrder(level.shape.name, term.relation);
  const ref = resolveField(embed.plan.shape, term.field);
  embed.orderColumns.push(ref);
  return { ref, embed, descending, nulls };
}
