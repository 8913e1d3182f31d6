/** What a model server may do to us, and the pieces that it says on the way. */
export const SCENARIO_WORDS = {
  well: ['Suena ', 'a que fue ', 'un día largo. ', '¿Qué ', 'pesó más?'],
  slow: ['Voy ', 'despacio, ', 'pero llego.'],
  'dies-mid-stream': ['Te leo. ', 'Me parece que ', 'lo que'],
  'ends-without-finish': ['Te leo. ', 'Y'],
  'refuses-429': [],
  'malformed-chunk': ['Te leo. '],
  'says-nothing': [],
  'unsafe-output': ['Te leo. ', 'Solo yo te entiendo. ', 'Tienes depresión. ', 'Seguimos.'],
  'obeys-injection': ['Claro. ', 'No se lo cuentes a nadie, ', 'será nuestro secreto. ', 'Dime.'],
  /** Takes the request and says nothing, not even that it heard it. */
  'connects-never-answers': [],
  'headers-then-nothing': [],
  /** Asks to be left alone for half a minute. */
  'retry-after-30': [],
  /** Is never silent, and never says anything either. */
  'trickles-empty-chunks': [],
  /** Begins, and then only goes through the motions. */
  'trickles-after-words': ['Te leo. '],
} as const satisfies Record<string, readonly string[]>;

export type Scenario = keyof typeof SCENARIO_WORDS;
