import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';

/** What is offered with an answer: where it leads, and the words of its button. */
export const STEPS = {
  breathe: { to: '/minigames/breathing', label: 'Respirar un minuto' },
  talk: { to: '/chat', label: 'Contárselo a Nilo' },
  people: { to: '/support-network', label: 'Ver mi red de apoyo' },
  moment: { to: '/crisis-moment', label: 'Ir por partes, ahora' },
} as const;

export type StepId = keyof typeof STEPS;

interface Answer {
  line: string;
  step: StepId;
}

/** For a little, for much, and for what is at its strongest. */
const ANSWERS: Record<EmotionId, readonly [Answer, Answer, Answer]> = {
  entusiasmo: [
    { line: 'Hay una chispa. Puedes seguirla sin prisa.', step: 'talk' },
    { line: 'Traes fuerza. ¿A qué se la quieres dar?', step: 'talk' },
    { line: 'Hoy el río corre y tú con él. Guarda cómo se siente.', step: 'talk' },
  ],
  alegria: [
    { line: 'Un poco de alegría también cuenta.', step: 'talk' },
    { line: 'Se nota el agua clara. ¿Qué la aclaró?', step: 'talk' },
    { line: 'Un día así se puede compartir con alguien.', step: 'people' },
  ],
  gratitud: [
    { line: 'Algo pequeño te hizo bien y lo notaste.', step: 'talk' },
    { line: 'Quizá alguien quiera oír ese gracias.', step: 'people' },
    { line: 'Es grande lo que recibiste. Guárdalo con detalle.', step: 'talk' },
  ],
  ternura: [
    { line: 'Algo suave pasó cerca. Deja que se quede.', step: 'talk' },
    { line: 'Tanta ternura se puede decir en una línea.', step: 'people' },
    { line: 'Hay alguien que te importa mucho. Eso también sostiene.', step: 'people' },
  ],
  alivio: [
    { line: 'Un respiro, aunque sea corto, es un respiro.', step: 'breathe' },
    { line: 'Algo dejó de pesar. Date un rato para notarlo.', step: 'breathe' },
    { line: 'Ya pasó. El cuerpo tarda un poco en enterarse.', step: 'breathe' },
  ],
  calma: [
    { line: 'Un poco de quietud ya cambia el día.', step: 'breathe' },
    { line: 'El agua está quieta. No hay que hacer nada con ella.', step: 'breathe' },
    { line: 'Mucha calma. Mírala bien, para saber volver.', step: 'talk' },
  ],
  cansancio: [
    { line: 'El cuerpo avisa bajito. Todavía se le puede hacer caso.', step: 'breathe' },
    { line: 'Llevas mucho encima. Hoy puede ser menos.', step: 'breathe' },
    {
      line: 'No queda fuerza, y no hace falta sacarla hoy. Una cosa menos ya ayuda.',
      step: 'talk',
    },
  ],
  tristeza: [
    { line: 'Una tristeza leve también puede quedarse un rato.', step: 'talk' },
    { line: 'Pesa, y no tienes que quitártela de encima ya.', step: 'talk' },
    { line: 'Es mucho dolor para llevarlo a solas. Hay alguien al otro lado.', step: 'moment' },
  ],
  soledad: [
    { line: 'Falta compañía. Un mensaje corto puede abrir algo.', step: 'people' },
    { line: 'La soledad así duele de verdad. Aquí tienes con quién hablar.', step: 'talk' },
    { line: 'Nadie debería pasar esto a solas. Vamos por partes.', step: 'moment' },
  ],
  ansiedad: [
    { line: 'Hay algo de oleaje. Un minuto de aire lo baja.', step: 'breathe' },
    { line: 'El cuerpo está en guardia. Empecemos por soltar el aire.', step: 'breathe' },
    { line: 'La ola está alta, y las olas bajan. Vamos por partes.', step: 'moment' },
  ],
  miedo: [
    { line: 'El miedo avisa. Mirarlo de frente lo hace más pequeño.', step: 'talk' },
    { line: 'Da miedo, y estás aquí. Primero, los pies en el suelo.', step: 'breathe' },
    { line: 'Es mucho miedo. Si hay peligro cerca, la ayuda está a un toque.', step: 'moment' },
  ],
  enojo: [
    { line: 'Algo no te pareció bien. Eso dice qué te importa.', step: 'talk' },
    { line: 'Hay fuego. Antes de hablar, deja salir el aire.', step: 'breathe' },
    { line: 'Es mucho enojo. Date espacio antes del siguiente paso.', step: 'moment' },
  ],
};

/** One sentence that fits what was told, and one small step. */
export function answerTo(told: { emotion: EmotionId; intensity: Intensity }): Answer {
  const [little, much, most] = ANSWERS[told.emotion];
  if (told.intensity === 5) return most;
  return told.intensity <= 2 ? little : much;
}
