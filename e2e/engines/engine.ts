/** A browser as the main path needs it; Firefox and WebKit stand behind it with a protocol each. */
export interface Engine {
  /** What it calls itself, with its version. */
  name: string;
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what that returned, by way of JSON */
  run<T>(body: string): Promise<T>;
  /** Each on the one element of a selector, with the browser's own pointer and keys. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Draws a line across it. */
  draw(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** A phone: where most people will be. */
export const WINDOW = { width: 390, height: 844 };

/** The browser, or its driver, is not on this machine; the sentence says how to get it. */
export class EngineMissing extends Error {}
