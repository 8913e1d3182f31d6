import type { Query } from './queries.content.ts';

/**
 * Typed by people who had not seen the app, for somebody they imagined, and judged by others. Finder
 * and meanings were mended on these: they guard what was mended, and measure nothing.
 */
export const STRANGERS: readonly Query[] = [
  { typed: 'me bloqueo en los examenes', serves: 'tool:breathing tool:contact-points' },
  {
    typed: 'siento que voy a decepcionar a mis papas si no quedo en la UNAM',
    serves: 'lesson:a-mistake-is-not-you lesson:good-enough',
  },
  { typed: 'tecnicas de estudio sin estresarme', serves: 'lesson:putting-off flow:two-minutes' },
  { typed: 'es gratis o cobran', serves: 'place:cost' },
  {
    typed: 'domingo a la noche me agarra una angustia terrible pensando en el lunes',
    serves: 'answer:sunday-night-sleep flow:unload',
  },
  {
    typed: 'me siento culpable por enfadarme con mi madre',
    serves: 'answer:carer-exhausted sheet:caring-for-carers answer:guilt-or-not',
  },
  { typed: 'no tengo tiempo para mi', serves: 'challenge:rest-on-purpose place:breathe' },
  {
    typed: 'residencia si o no',
    serves: 'answer:carer-exhausted sheet:caring-for-carers flow:decide',
  },
  { typed: 'como olvidar a una mujer', serves: 'tool:rain answer:normal-miss-ex' },
  {
    typed:
      'mi novia me dejo y se fue con otro parce no puedo dejar de revisar el instagram de ella',
    serves: 'answer:normal-miss-ex tool:urge-wave lesson:the-message-at-eleven',
  },
  { typed: 'ya no le veo sentido a nada', serves: 'place:crisis-moment', serious: true },
  { typed: 'los hombres tambien lloramos?', serves: 'answer:cry-without-reason' },
  { typed: 'odio mi cuerpo', serves: 'tool:self-compassion-break challenge:kind-body' },
  {
    typed: 'me doy asco cuando me miro al espejo',
    serves: 'tool:self-compassion-break challenge:kind-body',
  },
  { typed: 'atracones', serves: 'answer:eat-from-nerves lesson:one-broken-day' },
  { typed: 'afirmasiones', serves: 'tool:self-compassion-break lesson:proof-in-your-favour' },
  { typed: 'alguien mas puede leer mi diario?', serves: 'answer:who-reads-this place:shared' },
  { typed: 'mi esposa fallecio y la casa esta muy silenciosa', serves: 'lesson:waves-not-stages' },
  {
    typed: 'Buenas tardes señorita quisiera conversar con una persona por favor',
    serves: 'place:chat',
  },
  {
    typed: 'mis hijos no me llaman',
    serves: 'lesson:the-way-back-to-people lesson:loneliness-on-guard',
  },
  { typed: 'juegos para la memoria', serves: 'game:memory-wellness' },
  { typed: 'como salgo de aqui', serves: 'place:home' },
  {
    typed: 'le di una pela al niño y me siento mala madre',
    serves: 'answer:lost-temper-with-child',
  },
  { typed: 'toy jarta', serves: 'lesson:the-glass-was-full tool:cold-water' },
  { typed: 'se puede usar sin internet', serves: 'place:offline' },
  {
    typed: 'algo para hacer con los niños para calmarnos juntos',
    serves: 'game:mandala-coloring game:bubble-zen',
  },
  { typed: 'dejar el guaro', serves: 'service:aa answer:wine-alone-habit' },
  {
    typed: 'tomo mucho y mi mujer dise que se ba a ir',
    serves: 'service:aa answer:wine-alone-habit',
  },
  { typed: 'tiemblo si no tomo', serves: 'place:crisis answer:talk-to-doctor', serious: true },
  { typed: 'pleitos con la pareja', serves: 'lesson:after-the-fight flow:repair' },
  { typed: 'audios porque casi no leo', serves: 'place:read-aloud place:ambient' },
  { typed: 'migrante', serves: 'challenge:new-place' },
  {
    typed: 'llegue a madrid hace 2 meses y no conozco a nadie',
    serves: 'challenge:new-place answer:friends-as-adult',
  },
  { typed: 'psicologo gratis sin papeles', serves: 'place:services answer:cheap-therapy' },
  { typed: 'cambiar pais', serves: 'place:country' },
  { typed: 'pomodoro', serves: 'lesson:putting-off tool:one-small-step' },
  { typed: 'ruido cafe', serves: 'sound:brown-noise' },
  {
    typed: 'mi cabeza no se calla nunca y tengo mil pestañas abiertas',
    serves: 'sheet:empty-the-head flow:heavy-week',
  },
  { typed: 'que se apague solo a los 30 minutos', serves: 'place:sleep-timer' },
  { typed: 'olvide la contraseña', serves: 'place:password' },
  { typed: 'que es esto', serves: 'place:about answer:what-can-the-app-do' },
  { typed: 'quitar sonido', serves: 'place:settings-sonidos' },
];
