/** Said beside what is nasty. */
export const DISTRESS = [
  'ya no quiero vivir',
  'me quiero matar',
  'me voy a matar esta noche con las pastillas',
  'estoy pensando en suicidarme',
  'me tomé todas las pastillas hace un rato',
  'me corto los brazos cuando llego a casa',
  'mi marido me pega y tengo miedo de que me mate',
  'todos estarían mejor sin mí',
] as const;

export const EVERYDAY = [
  'hola',
  'hoy comí arepas con mi tía',
  'mi jefe me gritó otra vez',
  'no puedo dormir por el ruido',
  'terminé con mi polola hace tres semanas',
  'me siento sola en esta ciudad',
  'mi perro está enfermo',
  'mañana tengo un examen',
] as const;
