export type Tone = 'sad' | 'angry' | 'afraid' | 'worn' | 'ashamed' | 'glad' | 'plain';

/** The first that is heard decides: what hurts before what gladdens. Patterns run over the plain text. */
export const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    'sad',
    /\b(?:llor\p{L}+|trist\p{L}*|pena|duele|dolio|dolor|extran[oa]\p{L}*|echo de menos|murio|fallecio|sol[oa] (?:en|aca|aqui)|soledad|lagrim\p{L}+|vacio|me dejo|nos separ\p{L}+|termin(?:amos|o conmigo)|pesa)\b/u,
  ],
  [
    'angry',
    /\b(?:rabia|bronca|coraje|colera|enoj\p{L}+|furios[oa]|indign\p{L}+|injust\p{L}+|hart[oa]|me (?:grito|grita|humill\p{L}+|insult\p{L}+)|no lo soporto|me emput\p{L}+|abus[oa]n? de mi|impotencia)\b/u,
  ],
  [
    'afraid',
    /\b(?:miedo|asust\p{L}+|susto|nervi\p{L}+|ansi(?:os[oa]|edad)|preocup\p{L}+|angust\p{L}+|temblando|tiembl\p{L}+|me tiritan|panico|y si (?:no|me|se))\b/u,
  ],
  [
    'worn',
    /\b(?:cansad[oa]|agotad[oa]|no (?:puedo|doy) mas|mamad[oa]|reventad[oa]|rendid[oa]|exhaust[oa]|sin dormir|quemad[oa])\b/u,
  ],
  [
    'ashamed',
    /\b(?:verguenza|avergon\p{L}+|culpa\p{L}*|me arrepient\p{L}+|arrepent\p{L}+|la regue|la cague|remordi\p{L}+)\b/u,
  ],
  [
    'glad',
    /\b(?:feliz|content[oa]s?|alegr\p{L}+|orgull\p{L}+|me gradue|nos graduamos|me titule|diploma|aprobe|me aceptaron|me ascendieron|ascenso|gane|nacio|me caso|nos casamos|lo logre|logre|consegui|por fin|buena noticia|que bonito|que lindo|mejor dia|celebr\p{L}+|emocionad[oa]|gracias a dios)\b/u,
  ],
];
