import { ABOUT_THE_BOT } from './intents-bot.ts';
import { BONDS } from './intents-bonds.ts';
import { COURTESY } from './intents-courtesy.ts';

/** Turns that are not about a topic: how they sound and what is answered. */
export interface Intent {
  id: IntentId;
  cues: readonly string[];
  replies: readonly string[];
  /** A second line; without it, one of `BACK_TO_YOU`. Empty: the reply stands alone. */
  follow?: readonly string[];
  /** When a topic is heard in the same message, the topic is answered instead. */
  yields?: boolean;
  /** Says again what is in the first words: never left out of a serious matter. */
  quick?: readonly string[];
}

export type IntentId =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'name'
  | 'my-name'
  | 'better'
  | 'off-topic'
  | 'what-now'
  | 'are-you-ai'
  | 'what-can-you-do'
  | 'feelings'
  | 'therapist'
  | 'diagnosis'
  | 'medication'
  | 'privacy'
  | 'address'
  | 'memory'
  | 'repeats'
  | 'injection'
  | 'language'
  | 'emergency-service'
  | 'accuracy'
  | 'listen'
  | 'act'
  | 'not-now'
  | 'tell-me'
  | 'fewer-questions'
  | 'talk'
  | 'complaint'
  | 'insult'
  | 'attachment'
  | 'flirt'
  | 'secret'
  | 'human'
  | 'minor'
  | 'joke'
  | 'opinion'
  | 'your-place'
  | 'no-exercises'
  | 'reaching-out'
  | 'will-try';

/** What listens first: limits before courtesy, the most particular first. */
export const INTENTS: readonly Intent[] = [...ABOUT_THE_BOT, ...BONDS, ...COURTESY];

/** Where an honest limit is owed, whatever else is going on. */
export const LIMITS: ReadonlySet<IntentId> = new Set([
  'are-you-ai',
  'feelings',
  'therapist',
  'diagnosis',
  'medication',
  'injection',
  'emergency-service',
  'attachment',
  'flirt',
  'minor',
  'secret',
]);

/** Back to the talk that was under way. */
export const GO_ON: readonly string[] = [
  '¿Seguimos con lo {tuyo}?',
  '¿Por dónde {quieres} seguir?',
  'Cuando {quieras}, seguimos donde estábamos.',
  'Podemos volver a lo que {contabas}.',
  '¿Volvemos a lo de antes?',
  '¿Qué {te} haría bien en este rato?',
  'Lo de antes sigue en la mesa, si {quieres}.',
  '¿Qué más hay por ahí?',
  '¿Y lo {tuyo}, cómo va ahora?',
  'Seguimos por donde {quieras}.',
];

/** After an exercise: how it left the person. */
export const AFTER_EXERCISE: readonly string[] = [
  '¿Cómo {quedas|quedás|queda} después de esto?',
  '¿Qué {notas|notás|nota} ahora?',
  '¿Cambió algo, aunque sea poco?',
  '¿Con qué {se} {quedas|quedás|queda} de este rato?',
  '¿Cómo está eso ahora, comparado con hace un momento?',
  '¿Sirvió, o mejor otra cosa la próxima vez?',
  '¿Qué fue lo más difícil de hacerlo?',
  '¿Algo de esto se puede repetir mañana?',
  '¿Cómo está el cuerpo ahora?',
];

/** Back to the person, after a question about something else. */
export const BACK_TO_YOU: readonly string[] = [
  '¿Y {tú}, cómo {llegas} hoy?',
  '¿Qué {te} trae por aquí?',
  '¿Cómo va el día por dentro?',
  '¿De qué {te} gustaría hablar?',
  '¿Qué hay en la cabeza ahora?',
  '¿Cómo está el ánimo?',
  '¿Seguimos con lo {tuyo}?',
  '¿Qué {te} haría bien en este rato?',
  '¿Por dónde {quieres} seguir?',
  'Cuando {quieras}, seguimos con lo {tuyo}.',
];
