import { errors } from '../respond/errors.ts';

/** A reading position in one text of the query string; every refusal says where. */
export class Cursor {
  readonly text: string;
  readonly #what: string;
  at = 0;

  /** @param what names the text in error messages, such as `select parameter` */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The next character, '' at the end. */
  get next(): string {
    return this.text.charAt(this.at);
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Steps over `token` if it stands here. */
  take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.unexpected(`"${token}"`);
  }

  /** Steps over what a sticky expression matches here. */
  match(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  skipSpace(): void {
    while (this.next === ' ' || this.next === '\t') this.at += 1;
  }

  unexpected(expecting: string) {
    const found = this.done ? 'end of input' : `"${this.next}"`;
    return this.fail(`unexpected ${found} expecting ${expecting}`);
  }

  fail(details: string, position = this.at) {
    const shown = this.text.length > 200 ? `${this.text.slice(0, 200)}...` : this.text;
    return errors.parse(this.#what, shown, position, details);
  }
}
