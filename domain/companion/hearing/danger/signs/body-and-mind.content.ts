import type { DangerSign } from './danger-sign.ts';
import { gap, has } from '../parts.content.ts';

const NEWBORN = has(
  '(?:bebe|bebes|beba|bebita|bebito|recien nacid[oa]|guagua|di a luz|pari|parto|puerperio|cesarea|amamant[a-z]*|(?:tiene|tuve|nacio|nacida|nacido)' +
    gap(4) +
    ' (?:dias|semanas))',
);

/** Body, sleep, birth, voices. */
export const BODY_AND_MIND: readonly DangerSign[] = [
  {
    id: 'starved-and-fails',
    kind: 'eating',
    urgent: true,
    all: [
      has(
        `(?:me (?:he )?desmay(?:e|o|ado)|me desvaneci|(?:corazon|pecho)${gap(4)} (?:rar[oa]|rapid[oa]|fuerte|salta|se me sale|late|duele|aprieta)|late${gap(3)} (?:rar[oa]|fuerte|rapido)|palpitaciones|veo${gap(2)} (?:negro|borroso|nublado|estrellitas)|se me nubla|no (?:me )?puedo (?:parar|levantar)|me duele el pecho|vomit[a-z]*${gap(2)} sangre)`,
      ),
    ],
    around: has(
      `(?:sin comer|sin probar|no como|no he comido|no comi|dej(?:e|o) de comer|solo (?:con |tomo )?agua|a pura agua|vomito (?:todo|lo que como|despues de comer)|ayun[a-z]*|restring[a-z]*|laxantes)`,
    ),
    none: [
      /\b(?:enamor[a-z]*|veo su foto|cuando lo veo|cuando la veo|ramadan|colonoscopia|analisis de sangre|cuando voy a exponer|en ayunas|sacar(?:an|on|me) sangre|casi me desmay[a-z]*)\b/u,
    ],
  },
  {
    id: 'starving',
    kind: 'eating',
    all: [
      has(
        `(?:(?:llevo|hace|van|ya van|voy)${gap(1)} (?:\\d+|dos|tres|cuatro|cinco|seis|siete|varios|muchos) dias${gap(4)} (?:sin (?:comer|probar bocado|tragar)|(?:solo|nomas|pura|a) ?(?:con|a|tomando|de)? ?(?:pura )?agua|que no (?:como|pruebo)(?! (?:bien|mucho|igual|sano)))|(?:\\d+|dos|tres|cuatro|cinco|seis|siete) dias (?:sin comer|solo con agua|a pura agua|sin probar)|no (?:como|he comido|pruebo) (?:nada |casi nada )?(?:desde|hace) (?:hace )?(?:el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:\\d+|dos|tres|cuatro|cinco|varios) dias|una semana))`,
      ),
    ],
    none: [
      /\b(?:sin comer (?:azucar|carne|pan|gluten|dulces?|chocolate|chatarra|harinas?|fritos|fuera)|no como (?:carne|azucar|pan|gluten|dulces|chatarra)|ayuno intermitente|ramadan|operacion|gastroenteritis|mi (?:perr[oa]|gat[oa]))\b/u,
    ],
  },
  {
    id: 'sleepless-after-birth',
    kind: 'after-birth',
    to: 'sleepless',
    all: [
      has(
        `(?:(?:no (?:duermo|dormi|he dormido|pego un ojo|pegue un ojo)|sin (?:dormir|pegar un ojo))${gap(4)} (?:tres|cuatro|cinco|seis|siete|\\d+|varios|varias) (?:dias|noches)|(?:tres|cuatro|cinco|seis|siete|\\d+|varios|varias) (?:dias|noches)${gap(3)} (?:sin (?:dormir|pegar)|que no duermo|no duermo))`,
      ),
      has(
        `(?:loc[oa]|control|imagen(?:es)?|voces|voz|miedo|no soy yo|cosas raras|energia|no (?:tengo|siento|me da) sueno|acelerad[oa]|dano|morir[a-z]*|desaparec[a-z]*|pensamientos?)`,
      ),
    ],
    around: NEWBORN,
  },
  {
    id: 'commanded',
    kind: 'voices',
    urgent: true,
    all: [
      has(
        `(?:(?:me )?(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden|grita|gritan)${gap(2)} que (?:me (?:tire|mate|corte|lastime|cuelgue|muera|ahorque|aviente|lance|haga dano)|salte|lo haga|la mate|lo mate|mate a|le haga dano)|(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden)${gap(1)} (?:matarme|cortarme|tirarme|lastimarme|hacerme dano))`,
      ),
    ],
    around: has(
      '(?:una voz|la voz|voces|(?:alguien|gente|personas) que me habla[a-z]*|me hablan|oigo|escucho|no hay nadie)',
    ),
    none: [/\bmi (?:novi[oa]|espos[oa]|marido|ex|pareja|papa|mama|companer[oa]s?)\b/u],
  },
  {
    id: 'voice',
    kind: 'voices',
    all: [
      has(
        `(?:(?:hay )?(?:alguien|gente|personas) que me (?:habla|hablan|dice|dicen|insultan?)|una voz|la voz|las? voces|me hablan|me hablo? alguien|oigo que me|escucho que me|siento que me hablan|oigo (?:a )?(?:gente|personas))`,
      ),
      has(
        `(?:dicen? que soy|me insulta[a-z]*|basura|(?:no|nunca) (?:hay|veo a|esta) nadie|no (?:lo|la|los) veo|nadie (?:mas )?(?:las?|los?) (?:oye|escucha|oyen)|solo yo|(?:en|dentro de) (?:mi|la) cabeza|(?:desde|por) (?:la pared|el techo|la tele|el ventilador)|cuando estoy sol[oa]|me (?:ordena|manda)[a-z]*|me persigue[a-z]*|me (?:vigila|espia)[a-z]*|comentan lo que hago)`,
      ),
    ],
    none: [
      /\b(?:del vecino|de los vecinos|en la tele|viendo la tele|la tele prendida|de la calle|del bar|gps|cantante|coro|concierto|la voz de mi (?:mama|papa|abuela|conciencia)|voz interior|una voz adentro|voz de adentro|mi (?:jef[ea]|novi[oa]|mama|papa|espos[oa]|marido|companer[oa]s?) (?:me )?(?:dice|habla)|en el trabajo|en la escuela|en internet|por whatsapp|por telefono)\b/u,
    ],
  },

  {
    // Lived as a persecution: neither confirmed nor contradicted.
    id: 'watched-by-all',
    kind: 'voices',
    to: 'watched',
    all: [
      has('me (?:per)?(?:siguen|estan siguiendo|estan persiguiendo)'),
      has('(?:vigil|espi)[a-z]+|microfonos?|chip|satelites?|leen la mente'),
    ],
    none: [/\b(?:alguien|(?:un|unos|dos|tres) (?:tip|homb|suj|carr|coch))/u],
  },
  {
    id: 'harm-to-newborn',
    kind: 'after-birth',
    to: 'near',
    all: [
      has(
        '(?:miedo (?:de )?(?:hacerle|lastimar[a-z]*|danar[a-z]*|quedarme sol[oa] con)|(?:hacerle|le (?:voy|puedo) a? ?hacer) (?:algo|dano)|lastimarl[oa]|no (?:es|siento que (?:sea|es)) mi[oa]|no siento nada por (?:el|ella|mi)|(?:quiero|ganas de) (?:tirarl|ahogarl|sacudirl|golpearl|pegarl|callarl|ahorcarl)[oa])',
      ),
    ],
    around: NEWBORN,
    none: [
      /\b(?:imagen(?:es)?|se me cruza|me vienen?)\b/u,
      /\b(?:bano|banar[a-z]*|panal(?:es)?|fiebre|vacuna|al (?:cargar|vestir|cambiar)l[oa])\b/u,
    ],
  },
];
