/** Feelings that a message can name or show, with two ways to call each. */
export const EMOTIONS = {
  sadness: {
    names: ['tristeza', 'pena', 'un dolor que viene de lejos'],
    cues: [
      '(triste|tristeza|llorando|lloro|llore|pena|bajon|deprimid*|desanimad*|agüitad*|achicopalad*|duelo)',
    ],
  },
  anxiety: {
    names: ['ansiedad', 'mucha inquietud', 'una alarma que no se apaga'],
    cues: [
      '(ansiedad|ansios*|nervios*|nervios|inquiet*|angustia|angustiad*|preocupad*|intranquil*)',
    ],
  },
  panic: {
    names: ['mucho miedo', 'pánico', 'una alarma al máximo'],
    cues: ['(panico|aterrad*|terror|me ahogo)'],
  },
  fear: {
    names: ['miedo', 'temor', 'mucha incertidumbre'],
    cues: ['(miedo|asustad*|temor|me asusta)'],
  },
  anger: {
    names: ['enojo', 'rabia', 'mucha indignación'],
    cues: [
      '(enojo|enojad*|enojao|rabia|coraje|furios*|furia|molest*|encabron*|enfad*|bronca|hart[oa])',
    ],
  },
  hurt: {
    names: ['dolor', 'algo que lastimó', 'una herida de las que no se ven'],
    cues: ['(herid*|me dolio|dolid*|lastimad*|traicion*|decepcion*|rechaz*)'],
  },
  shame: {
    names: ['vergüenza', 'una voz muy dura', 'mucha severidad hacia dentro'],
    cues: ['(verguenza|avergonzad*|me averguenz*|humillad*|ridicul*|inutil|fracasad*)'],
  },
  guilt: {
    names: ['culpa', 'remordimiento', 'un reproche que no afloja'],
    cues: ['(culpa|culpable|remordimiento*|arrepentid*|me arrepiento)'],
  },
  tired: {
    names: ['cansancio', 'agotamiento', 'muy poca batería'],
    cues: ['(cansad*|cansancio|agotad*|exhaust*|rendid*|molid*|reventad*|fundid*)'],
  },
  stress: {
    names: ['presión', 'mucha tensión', 'agobio'],
    cues: ['(estres*|presion|presionad*|abrumad*|agobiad*|agobio|saturad*|tension)'],
  },
  loneliness: {
    names: ['soledad', 'falta de compañía', 'distancia con los demás'],
    cues: ['(soledad|sol[oa]|abandonad*|excluid*)'],
  },
  nostalgia: {
    names: ['nostalgia', 'añoranza', 'muchas ganas de estar allá'],
    cues: ['(nostalgia|extraño|añor*|echo de menos|melancoli*)'],
  },
  jealousy: {
    names: ['celos', 'miedo a perder', 'desconfianza'],
    cues: ['(celos|celos*|envidia|desconfi*)'],
  },
  emptiness: {
    names: ['vacío', 'desgana', 'una especie de apagón'],
    cues: ['(vaci[oa]|apatia|apatic*|nada me importa|me da igual|aburrid*)'],
  },
  urge: {
    names: ['unas ganas muy fuertes', 'un impulso que aprieta', 'un tirón hacia lo conocido'],
    cues: ['(antojo|ganas de (fumar|beber|tomar|consumir|apostar))'],
  },
  doubt: {
    names: ['duda', 'indecisión', 'muchas preguntas a la vez'],
    cues: ['(confundid*|confusion|indecis*|duda|dudas|no se que hacer)'],
  },
  frustration: {
    names: ['frustración', 'impotencia', 'la sensación de empujar una pared'],
    cues: ['(frustrad*|frustracion|impotencia|impotente|no me sale nada)'],
  },
  joy: {
    names: ['alegría', 'orgullo', 'algo parecido al alivio'],
    cues: ['(feliz|content[oa]|alegr*|orgullos*|ilusionad*|emocionad*|en paz|aliviad*)'],
  },
} as const;

export type EmotionId = keyof typeof EMOTIONS;

/** `[name]` is one of the names of the feeling. Tentative: the person knows better. */
export const NAME_EMOTION: readonly string[] = [
  'Suena a [name].',
  'Me parece oír [name].',
  'Por cómo lo {cuentas}, ahí hay [name].',
  'Entre líneas leo [name].',
  'Quizá lo que hay debajo es [name].',
  'Si tuviera que ponerle nombre, diría [name].',
  'Me llega [name] en lo que {escribes}.',
  'Tal vez sea [name], y {tú} lo {sabes} mejor que yo.',
  'Puede que ahí haya [name].',
];
