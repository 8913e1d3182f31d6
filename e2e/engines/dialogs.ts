import type { Walker } from './walker.ts';

interface Heights {
  whole: number;
  content: number;
  needed: number;
}

/** Pixels. A dialog of a title and one sentence is higher. */
const LOWEST = 120;

/**
 * Its content has the height that it needs, or scrolls on the whole of the screen; then closes it.
 * @throws when it has collapsed
 */
export async function measureDialog(at: Walker, name: string): Promise<void> {
  await at.until(
    `a dialog after «${name}»`,
    "return document.querySelector('dialog[open]') !== null",
  );
  const { whole, content, needed } = await at.run<Heights>(`
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const body = dialog.querySelector(':scope > .overflow-y-auto') ?? dialog;
    return { whole: dialog.offsetHeight, content: body.clientHeight, needed: body.scrollHeight };`);
  const screen = await at.run<number>('return innerHeight');
  const scrolls = whole > screen * 0.8;
  if (whole < LOWEST || (content < needed - 2 && !scrolls)) {
    throw new Error(
      `The dialog of «${name}» is ${whole} px high and shows ${content} of ${needed} px.`,
    );
  }
  await at.run(
    "[...document.querySelectorAll('dialog[open]')].at(-1).dispatchEvent(new Event('cancel', { cancelable: true }))",
  );
  await at.until(`«${name}» to close`, "return document.querySelector('dialog[open]') === null");
}
