/** docs/specification.md §2: addresses outside `/minigames` that open a game too. */
const OTHER_ADDRESSES: readonly string[] = ['/bubble-game', '/memory-game', '/mandala-coloring'];

/** Whether an address is one that a game may have; its page need not know any game for it. */
export function isGameAddress(pathname: string): boolean {
  const isUnder = /^\/(?:minigames\/.|recognize-emotion(?:\/|$))/.test(pathname);
  return isUnder || OTHER_ADDRESSES.includes(pathname.replace(/\/$/, ''));
}
