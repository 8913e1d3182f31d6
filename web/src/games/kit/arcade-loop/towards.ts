export interface Spot {
  id: number;
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot that an arrow key leads to: near, and rather ahead than aside. Null where there is none. */
export function spotTowards(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Spot | null = null;
  let bestCost = Infinity;
  for (const spot of spots) {
    const across = spot.x - from.x;
    const down = spot.y - from.y;
    const ahead = across * way[0] + down * way[1];
    const aside = Math.abs(across * way[1]) + Math.abs(down * way[0]);
    const cost = ahead + aside * 3;
    if (spot.id === from.id || ahead <= 0 || cost >= bestCost) continue;
    best = spot;
    bestCost = cost;
  }
  return best;
}
