/** What the voice of the house does not say, each with what to do instead. */
export const FORBIDDEN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/¡|!/, 'no exclamations'],
  [/\p{Extended_Pictographic}/u, 'no emoji'],
  [/[a-záéíóú]o\/a|[a-záéíóú]\/as?\b|\(a\)|[a-z]@s?\b/i, 'write around gender'],
  [/\b(nuestra|esta) (terapia|app)\b|\bte diagnostic/i, 'the product is no treatment'],
  [/\brecuerda que\b/i, 'say it, without "recuerda que"'],
  [/\b(tú puedes|eres capaz de todo|no est[áa]s sol[oa])\b/i, 'no slogans'],
  [/(?<!no )\b(deberías|debes|tienes que)\b(?![^.]*[»"])/i, 'offer, do not order'],
  [/\bsimplemente\b/i, 'nothing is simple at two in the morning'],
  [
    /\b(es importante (destacar|recordar|señalar)|cabe (destacar|señalar)|en definitiva|en conclusión|en resumen)\b/i,
    'no filler',
  ],
  [/\bno (se trata|es cuestión) de\b/i, 'say what it is'],
  [
    /\b(viaje interior|mejor versión|zona de confort|gestionar (tus|las) emociones|energía positiva|pensamiento positivo|tóxic[oa]s?|empoderar|resiliencia|sanar|sanación)\b/i,
    'no clichés',
  ],
  [/\b(pasito|ratito|poquito|tranquilit[oa]|despacito|momentito|cosita)s?\b/i, 'no diminutives'],
  [/\b(vosotros|vuestr[oa]s?|habéis|tenéis|podéis)\b/i, 'tú, in words of every region'],
  [/\b(culpa tuya|por tu culpa|te rindas|fracasad[oa])\b/i, 'no guilt'],
];
