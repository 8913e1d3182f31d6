/** How much one keepsake holds: characters of its title, lines, characters of a line. The same numbers stand in the migration. */
export const KEEPSAKE = { title: 120, lines: 8, line: 600 } as const;
