export const TEMPLATE_TEXTS = {
  pebbles: 'Piedras en la orilla',
  turned: 'vista',
  pebble: (number: number) => `Piedra ${number}`,
  outcome: (count: number) => `Miraste ${count} piedras, una por una.`,
} as const;
