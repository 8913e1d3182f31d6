import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';

type Kind = 'button' | 'link' | 'field' | 'box' | 'heading';

const SELECTORS: Record<Kind, string> = {
  button: 'button',
  link: 'a[href]',
  field: 'input:not([type=checkbox], [type=radio]), textarea',
  box: 'input[type=checkbox], input[type=radio]',
  heading: 'h1, h2, h3',
};

/** Milliseconds that anything may take to appear. */
const PATIENCE = 60_000;
const MARK = 'data-walked';

/** Finds things by the names that people read, waits for them, and uses them. */
export class Walker {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** A prerendered page looks ready before its script has taken it over. */
  async open(path: string): Promise<void> {
    // An address that the app itself goes to at this moment interrupts the first attempt.
    await this.#engine
      .open(this.#origin + path)
      .catch(async () => await this.#engine.open(this.#origin + path));
    await this.until(
      'the script of the page',
      `if (!('__reactRouterContext' in window)) return true;
       const key = Object.keys(document).find((one) => one.startsWith('__reactContainer'));
       return Boolean(key) && document[key].stateNode.current.memoizedState.isDehydrated === false;`,
    );
  }

  async press(kind: Kind, name: string): Promise<void> {
    const selector = await this.#find(kind, name);
    await this.#rests(selector);
    await this.#engine.press(selector);
  }

  async type(name: string, text: string): Promise<void> {
    await this.#engine.type(await this.#find('field', name), text);
  }

  async draw(selector: string): Promise<void> {
    await this.until(selector, `return document.querySelector('${selector}') !== null`);
    await this.#rests(selector);
    await this.#engine.draw(selector);
  }

  async sees(kind: Kind, name: string): Promise<void> {
    await this.#find(kind, name);
  }

  async reads(text: string): Promise<void> {
    await this.until(
      `«${text}»`,
      `return document.body.innerText.includes(${JSON.stringify(text)})`,
    );
  }

  async has(kind: Kind, name: string): Promise<boolean> {
    return await this.#engine.run<boolean>(finding(kind, name));
  }

  async run<T>(body: string): Promise<T> {
    return await this.#engine.run<T>(body);
  }

  /** @param body of a function that returns whether it is so */
  async until(what: string, body: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
      // A page that is just being left answers nothing.
      if (await this.#engine.run<boolean>(body).catch(() => false)) return;
    }
    const place = await this.#engine
      .run<string>("return location.pathname + ': ' + document.body.innerText.slice(0, 400)")
      .catch(String);
    throw new Error(`Waited in vain for ${what} at ${place}`);
  }

  /** What loads above it moves it, and a press would meet what was there before or nothing. */
  async #rests(selector: string): Promise<void> {
    let before = '';
    for (let look = 0; look < 20; look += 1) {
      const now = await this.#engine.run<string>(
        `const one = document.querySelector('${selector}');
         one?.scrollIntoView({ block: 'center', behavior: 'instant' });
         return JSON.stringify(one?.getBoundingClientRect() ?? null);`,
      );
      if (now === before) return;
      before = now;
      await sleep(250);
    }
  }

  async #find(kind: Kind, name: string): Promise<string> {
    await this.until(`${kind} «${name}»`, finding(kind, name));
    return `[${MARK}]`;
  }
}

/** Marks the first visible one whose name begins so, those in an open dialog before others. */
function finding(kind: Kind, name: string): string {
  return `
    for (const old of document.querySelectorAll('[${MARK}]')) old.removeAttribute('${MARK}');
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const nameOf = (one) => clean(one.getAttribute('aria-label') ??
      (one.labels?.length ? one.labels[0].textContent : one.textContent));
    const isShown = (one) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(one).visibility !== 'hidden';
    };
    const names = [...root.querySelectorAll(${JSON.stringify(SELECTORS[kind])})].filter(isShown);
    const wanted = ${JSON.stringify(name)};
    const found = names.find((one) => nameOf(one) === wanted && !one.disabled) ??
      names.find((one) => nameOf(one).startsWith(wanted) && !one.disabled);
    found?.setAttribute('${MARK}', '');
    return found !== undefined;`;
}
