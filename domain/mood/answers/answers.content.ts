import type { EmotionId } from '../emotions.ts';
import type { StepId } from './steps.content.ts';

/** What Nilo says to a check-in, and the one thing he offers with it. */
export interface MoodAnswer {
  line: string;
  step: StepId;
}

/** From intensity 1 to 5. */
type ByIntensity = readonly [MoodAnswer, MoodAnswer, MoodAnswer, MoodAnswer, MoodAnswer];

/** Written for each emotion and each strength: nothing here is said of two of them. */
export const MOOD_ANSWERS: Record<EmotionId, ByIntensity> = {
  entusiasmo: [
    { line: 'Hay una chispa. No hace falta que sea fuego para seguirla.', step: 'first-step' },
    { line: 'Algo te llama hoy. Dale un rato antes de que el día se llene.', step: 'first-step' },
    { line: 'Traes corriente a favor. ¿A qué le quieres dar esa fuerza?', step: 'first-step' },
    { line: 'Vienes con ganas de verdad. Cuéntame qué las despertó.', step: 'talk' },
    { line: 'Hoy el río corre y tú con él. Vale la pena guardar cómo se siente.', step: 'savour' },
  ],
  alegria: [
    { line: 'Un poco de alegría también cuenta como alegría.', step: 'savour' },
    { line: 'Algo te sonrió hoy. Se queda un rato más si lo miras de cerca.', step: 'savour' },
    { line: 'Se nota el agua clara. ¿Qué la aclaró?', step: 'savour' },
    { line: 'Mucha alegría. Hay a quien le gustaría saberlo.', step: 'people' },
    {
      line: 'Un día así se guarda entero. Ponle palabras y lo tendrás en los otros.',
      step: 'savour',
    },
  ],
  gratitud: [
    { line: 'Algo pequeño te hizo bien y lo notaste. Eso ya es bastante.', step: 'savour' },
    { line: 'Hay algo que agradecer y nadie te apura. Nómbralo con calma.', step: 'savour' },
    { line: 'Se siente cuando algo o alguien estuvo ahí. ¿Qué fue?', step: 'talk' },
    { line: 'Tanta gratitud suele tener un nombre. Quizá quiera oírla.', step: 'people' },
    {
      line: 'Es grande lo que recibiste. Guárdalo con detalle, para volver a leerlo.',
      step: 'savour',
    },
  ],
  ternura: [
    { line: 'Algo suave pasó cerca. Deja que se quede.', step: 'savour' },
    { line: 'La ternura baja la voz de todo lo demás. ¿Qué la trajo?', step: 'savour' },
    { line: 'Traes el corazón blando, y hoy es una buena forma de llegar.', step: 'savour' },
    { line: 'Mucha ternura por alguien, o por algo. Se puede decir en una línea.', step: 'people' },
    {
      line: 'Esa ternura te llena, casi hasta las lágrimas. Cuéntame de dónde viene.',
      step: 'talk',
    },
  ],
  alivio: [
    { line: 'Pesa un poco menos. Nota dónde se aflojó.', step: 'breathe' },
    {
      line: 'Algo se soltó. Un par de respiraciones ayudan a que el cuerpo se entere.',
      step: 'breathe',
    },
    { line: 'Ya pasó una parte. Puedes bajar los hombros.', step: 'breathe' },
    {
      line: 'Mucho alivio: eso que cargabas pesaba de verdad. ¿Cómo estás ahora que bajó?',
      step: 'talk',
    },
    { line: 'Por fin. Después de algo así, lo que toca es descansar, no correr.', step: 'breathe' },
  ],
  calma: [
    { line: 'Un hilo de calma alcanza para empezar.', step: 'breathe' },
    { line: 'El agua se está quedando quieta. No hay que hacer nada con eso.', step: 'breathe' },
    { line: 'Llegas en calma. Se puede estar así un rato, sin más.', step: 'savour' },
    { line: 'Mucha calma hoy. ¿Qué la hizo posible? Sirve saberlo para otro día.', step: 'savour' },
    { line: 'El río entero está quieto. Guarda cómo llegaste hasta aquí.', step: 'savour' },
  ],
  cansancio: [
    { line: 'Un poco de cansancio. Quizá basta con soltar una cosa de hoy.', step: 'up-to-me' },
    { line: 'El cuerpo pide bajar el paso. Un minuto de aire lento ya es algo.', step: 'breathe' },
    {
      line: 'Llegas con bastante peso encima. Hoy cuenta lo mínimo, no lo perfecto.',
      step: 'lighten',
    },
    {
      line: 'Es mucho cansancio para seguir igual. ¿Qué puede esperar hasta mañana?',
      step: 'lighten',
    },
    {
      line: 'No te queda casi nada, y aun así viniste. Descansar es lo que toca; lo demás se pide.',
      step: 'ask-help',
    },
  ],
  tristeza: [
    { line: 'Hay una tristeza leve por ahí. Puede estar sin que la arregles.', step: 'talk' },
    {
      line: 'Algo te entristece. Si quieres, le ponemos nombre; si no, me quedo al lado.',
      step: 'talk',
    },
    {
      line: 'Bastante tristeza. No hay que estar bien para sentarse un rato junto al agua.',
      step: 'kind-words',
    },
    { line: 'Duele mucho hoy. No hace falta explicarlo bien para contarlo.', step: 'talk' },
    {
      line: 'Es una tristeza muy honda para llevarla a solas. Vamos por partes, ahora mismo.',
      step: 'moment',
    },
  ],
  soledad: [
    { line: 'Un poco de soledad. A veces la quita un saludo de dos palabras.', step: 'people' },
    {
      line: 'Falta compañía hoy. ¿Con quién se habla fácil, aunque sea de otra cosa?',
      step: 'people',
    },
    {
      line: 'Bastante soledad, aunque haya gente alrededor. Aquí puedes hablar el rato que quieras.',
      step: 'talk',
    },
    { line: 'Pesa mucho no tener a alguien cerca. Vemos a quién escribirle.', step: 'ask-help' },
    {
      line: 'Sentirse así de lejos de todo duele de verdad. No te quedes a solas con esto.',
      step: 'moment',
    },
  ],
  ansiedad: [
    { line: 'Se mueve un poco el agua. Una salida de aire larga suele bastar.', step: 'breathe' },
    { line: 'Hay un zumbido por dentro. Vamos a bajarle el volumen con el aire.', step: 'breathe' },
    { line: 'Bastante oleaje. No hay que pararlo: hay que flotar mientras baja.', step: 'breathe' },
    { line: 'Mucha ansiedad ahora. Primero el cuerpo, después las ideas.', step: 'breathe' },
    {
      line: 'Te está pasando por encima. Es una ola: sube, y baja. Vamos paso a paso.',
      step: 'moment',
    },
  ],
  miedo: [
    {
      line: 'Algo te inquieta un poco. Mirarlo de frente lo hace más pequeño.',
      step: 'look-at-thought',
    },
    { line: 'Hay miedo, y también estás aquí. ¿Qué parte depende de ti?', step: 'up-to-me' },
    { line: 'Bastante miedo. Siente los pies en el suelo y toma aire conmigo.', step: 'breathe' },
    {
      line: 'Con tanto miedo el cuerpo se prepara para correr. Vamos a decirle que puede esperar.',
      step: 'breathe',
    },
    {
      line: 'Es mucho miedo. Si hay peligro ahora, primero va tu seguridad; si no, vamos por partes.',
      step: 'moment',
    },
  ],
  enojo: [
    { line: 'Algo rozó y se nota. ¿Qué fue?', step: 'talk' },
    { line: 'Ese enojo señala algo que te importa. Podemos ver qué es.', step: 'anger' },
    { line: 'Traes fuego. Antes de contestarle a nadie, dale un sitio.', step: 'anger' },
    {
      line: 'Mucha rabia, y alguna razón tendrá. Primero que el cuerpo la suelte sin romper nada.',
      step: 'anger',
    },
    {
      line: 'La rabia llena todo ahora. Aléjate un poco de lo que la enciende y vamos por partes.',
      step: 'moment',
    },
  ],
};
