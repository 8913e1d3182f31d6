/** The answer could not be made. A phrase of its own for each time: the same one twice sounds broken. */
export const FAILED_ANSWERS: readonly string[] = [
  'Esta vez no me salió una respuesta: algo falló de mi lado, no en lo que {escribiste}. Si {quieres}, {pídela|pedila|pídala} otra vez.',
  'Leí lo que {escribiste} y se me cortó la respuesta; el fallo es mío. {Puedes} pedirla de nuevo cuando {quieras|quieras|quiera}.',
  'Algo se atascó de mi lado y no tengo una buena respuesta todavía. Lo que {escribiste} está bien; {puedes} pedírmela otra vez.',
];

/** The same while somebody may be in danger: people, before anything else. */
export const FAILED_IN_DANGER: readonly string[] = [
  'Algo falló de mi lado, y lo que {cuentas|contás|cuenta} no puede esperar a que yo responda bien. Hay personas que atienden ahora: [line]. Si el peligro es en este momento, [emergency], y que alguien esté {contigo} en persona.',
];

/** Nothing can be read or stored for the moment; said once, and truly. */
export const CANNOT_KEEP: readonly string[] = [
  'Leí lo que {escribiste}. Ahora mismo no puedo abrir ni guardar esta conversación, y sin ella respondería a ciegas. Si hace falta hablar con alguien ya, en «Ayuda ahora» atienden personas.',
];
