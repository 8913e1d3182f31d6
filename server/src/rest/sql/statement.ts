/** Collects the parameters of one statement while its text is written. */
export class Statement {
  readonly values: (string | null)[] = [];

  /** Adds a value; returns its placeholder, cast to `type` where PostgreSQL could not infer one. */
  param(value: string | null, type?: string): string {
    this.values.push(value);
    const placeholder = `$${this.values.length}`;
    return type === undefined ? placeholder : `${placeholder}::${type}`;
  }
}

/** `{"a","b"}`: a list as one parameter. */
export function arrayLiteral(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`);
  return `{${quoted.join(',')}}`;
}
