import type { BodyKind } from '../operations/request.ts';
import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import { DataApiError } from '../respond/data-api-error.ts';
import { suggestion } from '../respond/suggestion.ts';

/**
 * The overload that takes these named arguments.
 * @param others names that may be arguments or filters (GET): used when a parameter has that name
 * @param body what kind of body a function with one unnamed parameter may take whole; null for GET
 * @throws DataApiError PGRST202 when there is none, PGRST203 when several fit
 */
export function findRoutine(
  catalogue: Catalogue,
  name: string,
  keys: readonly string[],
  others: readonly string[],
  body: BodyKind | null,
): Routine {
  const overloads = catalogue.routines.get(name) ?? [];
  // Only JSON has named arguments.
  const named = body === null || body === 'json';
  const found = named ? overloads.filter((routine) => takes(routine, keys, others)) : [];
  const [first] = found;
  if (first && found.length === 1) return first;
  if (first) throw ambiguous(found);
  const whole = body && overloads.find((routine) => takesWholeBody(routine, body));
  if (whole) return whole;
  throw notFound(catalogue, name, keys, body);
}

const WHOLE_BODY: Record<BodyKind, readonly string[]> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  bytes: ['bytea'],
};

/** One unnamed parameter of the type that such a body is. Nothing else without names is callable. */
export function takesWholeBody({ parameters }: Routine, kind: BodyKind): boolean {
  const [only] = parameters;
  return parameters.length === 1 && only?.name === '' && WHOLE_BODY[kind].includes(only.type);
}

function takes({ parameters }: Routine, keys: readonly string[], others: readonly string[]) {
  const names = new Set(parameters.map(({ name }) => name).filter((name) => name !== ''));
  return (
    keys.every((key) => names.has(key)) &&
    parameters.every(
      ({ name, required }) => !required || keys.includes(name) || others.includes(name),
    )
  );
}

function notFound(
  catalogue: Catalogue,
  name: string,
  keys: readonly string[],
  body: BodyKind | null,
) {
  const shown = keys.slice(0, 50).join(', ');
  const inMessage = keys.length === 0 ? ' without parameters' : `(${shown})`;
  const inDetails =
    keys.length === 0
      ? ' without parameters'
      : ` with parameter${keys.length > 1 ? 's' : ''} ${shown}`;
  const whole = body ? ` or with a single unnamed ${WHOLE_BODY[body].join('/')} parameter` : '';
  return new DataApiError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${inMessage} in the schema cache`,
    `Searched for the function public.${name}${inDetails}${whole}, but no matches were found in the schema cache.`,
    hintFor(catalogue, name),
  );
}

function hintFor(catalogue: Catalogue, name: string): string | null {
  const [same] = catalogue.routines.get(name) ?? [];
  if (same) {
    const names = same.parameters.map((parameter) => parameter.name).join(', ');
    return `Perhaps you meant to call the function public.${name}(${names})`;
  }
  const close = suggestion(name, catalogue.routines.keys());
  return close && `Perhaps you meant to call the function public.${close}`;
}

function ambiguous(found: readonly Routine[]): DataApiError {
  const shown = found.map(({ name, parameters }) => {
    const typed = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `public.${name}(${typed.join(', ')})`;
  });
  return new DataApiError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${shown.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );
}
