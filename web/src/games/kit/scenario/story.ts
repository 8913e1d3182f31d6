/** Holds while a meter lies between its bounds, both included. */
export interface Condition {
  meter: string;
  atLeast?: number;
  atMost?: number;
}

export interface Line {
  /** `narrator`, or whoever the game knows under this name. */
  who: string;
  text: string;
  when?: readonly Condition[];
}

export interface Choice {
  id: string;
  text: string;
  when?: readonly Condition[];
  /** Added to meters, which never leave their range. */
  effects?: Readonly<Record<string, number>>;
  /** The scene that follows. */
  to: string;
}

/** A scene without choices is an ending. */
export interface Scene {
  lines: readonly Line[];
  choices: readonly Choice[];
}

/** What a story remembers. A flag is a meter from 0 to 1. Whole numbers, so that a story is finite. */
export interface Meter {
  start: number;
  least: number;
  most: number;
}

/** A branching dialogue as plain content. `S` lets a game add to its scenes what only it needs. */
export interface Story<S extends Scene = Scene> {
  id: string;
  first: string;
  meters: Readonly<Record<string, Meter>>;
  scenes: Readonly<Record<string, S>>;
}

/** Where somebody is in a story. Plain JSON; the texts stay in the content. */
export interface Position {
  scene: string;
  meters: Readonly<Record<string, number>>;
}
