import type { Catalogue, Relationship } from '../catalogue/catalogue.ts';
import type { EmbedItem } from '../parse/ast.ts';
import { ApiError } from '../respond/api-error.ts';
import { suggestion } from '../respond/suggestion.ts';

/**
 * The foreign key that `item` walks from table `from`: by table name, by the name of the key, or
 * by its column; a hint (`!messages_user_id_fkey`, `!user_id`) chooses between several.
 * @throws ApiError PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(
  catalogue: Catalogue,
  from: string,
  item: EmbedItem,
): Relationship {
  const all = catalogue.relationships.get(from) ?? [];
  const found = all.filter(
    (relationship) =>
      isNamed(relationship, item.name) && (item.hint === null || isHinted(relationship, item.hint)),
  );
  const [first] = found;
  if (first === undefined) throw notFound(catalogue, from, item);
  if (found.length > 1) throw ambiguous(from, item.name, found);
  return first;
}

function keyColumn({ owning, columns }: Relationship): string | undefined {
  return columns.length === 1 ? columns[0]?.[owning ? 0 : 1] : undefined;
}

function isNamed(relationship: Relationship, name: string): boolean {
  if (relationship.to === name) return true;
  // A table that points at itself: the plain key name means the row that is pointed at.
  const byKey = relationship.constraint === name || keyColumn(relationship) === name;
  return byKey && relationship.owning;
}

function isHinted(relationship: Relationship, hint: string): boolean {
  if (relationship.constraint !== hint && keyColumn(relationship) !== hint) return false;
  // A hint on a table that points at itself asks for the rows that point here.
  return relationship.from !== relationship.to || !relationship.owning;
}

function notFound(catalogue: Catalogue, from: string, item: EmbedItem): ApiError {
  const hinted = item.hint === null ? '' : ` using the hint '${item.hint}'`;
  const names = (catalogue.relationships.get(from) ?? []).map(({ to }) => to);
  const close = suggestion(item.name, names);
  return new ApiError(
    400,
    'PGRST200',
    `Could not find a relationship between '${from}' and '${item.name}' in the schema cache`,
    `Searched for a foreign key relationship between '${from}' and '${item.name}'${hinted} in the schema 'public', but no matches were found.`,
    close && close !== item.name ? `Perhaps you meant '${close}' instead of '${item.name}'.` : null,
  );
}

function ambiguous(from: string, name: string, found: readonly Relationship[]): ApiError {
  const side = (table: string, columns: string[]) => `${table}(${columns.join(', ')})`;
  const details = found.map((relationship) => ({
    cardinality: relationship.kind,
    embedding: `${from} with ${relationship.to}`,
    relationship: `${relationship.constraint} using ${side(
      from,
      relationship.columns.map(([ours]) => ours),
    )} and ${side(
      relationship.to,
      relationship.columns.map(([, theirs]) => theirs),
    )}`,
  }));
  const choices = found.map(({ to, constraint }) => `'${to}!${constraint}'`).join(', ');
  return new ApiError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from}' and '${name}'`,
    details,
    `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}
