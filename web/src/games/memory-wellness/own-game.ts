/** The folder's name, which the boxes of its cards are kept by. */
export const GAME = 'memory-wellness';
