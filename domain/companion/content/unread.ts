/**
 * What is said where the answer itself failed, by what is known of the talk. `[line]` and `[emergency]`
 * as in the other fixed words. Two of each, said in turn.
 */
export const UNREAD_WORDS = {
  calm: [
    'Se me enredó la respuesta, y prefiero decirlo a contestar cualquier cosa. ¿Me lo {cuentas} otra vez, con otras palabras?',
    'Otra vez no me salió una respuesta buena, y el fallo es mío. {Prueba} con una frase más corta, o {dime} qué es lo principal.',
  ],
  risk: [
    'No pude leer bien este mensaje. Soy una IA y a veces fallo. Por si hay algo serio detrás, {puedes} hablar con una persona ahora: [line]. Si corre prisa, [emergency]. Y aquí {puedes} escribirlo otra vez, con otras palabras.',
    'Otra vez no pude leerlo bien, y no quiero contestar al azar. Para hablar con una persona está [line]; si hay peligro, [emergency]. Cuando {quieras}, {escríbelo} de otra manera: sigo aquí.',
  ],
  emergency: [
    'Lo primero ahora: [emergency]. Que alguien esté a {tu} lado, en persona, y lejos de lo que pueda hacer daño. Soy una IA y no pude responder bien a este mensaje, pero sigo aquí mientras {llamas}.',
    'Esto lo tiene que atender una persona: [emergency], ahora mismo. {Busca} a alguien que se quede cerca, y distancia de lo que pueda lastimar. También está [line].',
  ],
} as const;
