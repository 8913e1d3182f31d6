import { MAX_LOGIC_DEPTH } from '../../limits.ts';
import type { Filter, Logic } from '../ast.ts';
import { Cursor } from '../cursor.ts';
import { parseField } from '../names.ts';
import { parseOperation, readInLogic, readToEnd } from './operation.ts';

/** The value of `column=…`. */
export function parseFilterValue(text: string): Omit<Filter, 'field'> {
  const cursor = new Cursor(text, 'filter');
  const parsed = parseOperation(cursor, readToEnd);
  if (!cursor.done) throw cursor.unexpected('end of input');
  return { kind: 'filter', ...parsed };
}

/** The value of `and=(…)` and `or=(…)`. */
export function parseLogic(kind: 'and' | 'or', negated: boolean, text: string): Logic {
  const cursor = new Cursor(text, 'logic tree');
  cursor.skipSpace();
  const operands = parseOperands(cursor, 1);
  if (!cursor.done) throw cursor.unexpected('end of input');
  return { kind, negated, operands };
}

function parseOperands(cursor: Cursor, depth: number): Logic[] {
  if (depth > MAX_LOGIC_DEPTH) throw cursor.fail(`filters may nest ${MAX_LOGIC_DEPTH} levels deep`);
  cursor.expect('(');
  const operands: Logic[] = [];
  do {
    cursor.skipSpace();
    operands.push(parseOperand(cursor, depth));
    cursor.skipSpace();
  } while (cursor.take(','));
  cursor.expect(')');
  cursor.skipSpace();
  return operands;
}

function parseOperand(cursor: Cursor, depth: number): Logic {
  const group = cursor.match(/(?:not\.)?(?:and|or)(?=\s*\()/uy);
  if (group !== null) {
    cursor.skipSpace();
    const kind = group.endsWith('and') ? 'and' : 'or';
    const operands = parseOperands(cursor, depth + 1);
    return { kind, negated: group.startsWith('not.'), operands };
  }
  const field = parseField(cursor);
  cursor.expect('.');
  return { kind: 'filter', field, ...parseOperation(cursor, readInLogic) };
}
