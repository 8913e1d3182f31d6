import type { SignalKind } from '../signals.ts';
import { matchAt } from '../match/pattern.ts';
import { soundOf } from '../text/sound.ts';
import type { Token } from '../text/tokens.ts';
import type { Findings, FrameName, RuleMatch, Span } from './engine.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(soundOf));

const NEGATIONS = words('no nunca jamas tampoco ni sin nel cero dudo');
/** Words that may stand between the "no" and the verb it turns around. */
const LIGHT = words(
  'me te lo la le ya es que de ganas pensamientos ideas intenciones intencion estoy he tengo voy a soy de verdad realmente siquiera ahora hoy todavia aun tenia estaba iba habia hubiera he vuelto pienso creo quiero ando fue sea siento senti pensaria haria quise querria quisiera tener tuve planeo pretendo necesito deseo intento',
);
/** "No" that turns nothing around: "no dejo de pensar en…", "¿por qué no…?", "no solo…". */
const NOT_NEGATION_AFTER = words(
  'dejo puedo paro solo se solamente nomas hago logro consigo hay quepa dejan entiendo evito',
);
const NOT_NEGATION_BEFORE = words('porque por si como ojala o');
const PRESENT = words(
  'quiero deseo pienso necesito prefiero tengo estoy sigo voy mato suicido corto muero ando vivo planeo ansio dan da pasa cruza lastimo hago pego golpea maltrata quiere dice vomito tomo peso llevo',
);
const CONNECTORS = words('y pero aunque entonces');
const REPORTING = words(
  'dice decia decian dicen llama llamaba titulada titulado llamada llamado trata trataba habla hablaba sobre canta repite donde de del cuando que en grita menciona protagonista personaje es acerca aparece',
);

/** Acts that a game or a fiction is full of; wishes are not cleared by "juego". */
const PLAYED: ReadonlySet<SignalKind> = new Set([
  'attempt',
  'victim',
  'victim-now',
  'harm-to-others',
  'harm-to-others-now',
  'intent',
  'active-ideation',
  'third-party',
  'third-party-now',
  'means',
  'grief',
  'past-attempt',
]);

export interface Reading {
  tokens: readonly Token[];
  findings: Findings;
}

export function isNegated(reading: Reading, match: RuleMatch): boolean {
  const { tokens } = reading;
  const never = match.rule.negation === 'never';
  if (reading.findings.frames.never?.some(({ to }) => to === match.from)) return !never;
  for (let i = match.from - 1, steps = 0; i >= 0 && steps < 5; i -= 1, steps += 1) {
    const token = tokens[i];
    const after = tokens[i + 1];
    if (!token || token.sentence !== tokens[match.from]?.sentence || after?.pause) return false;
    if (NEGATIONS.has(token.word)) return turnsAround(tokens, i, match, never);
    if (!LIGHT.has(token.word)) return false;
  }
  return false;
}

function turnsAround(
  tokens: readonly Token[],
  at: number,
  match: RuleMatch,
  never: boolean,
): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1]?.word ?? '';
  if (NOT_NEGATION_AFTER.has(next)) return false;
  if (before && NOT_NEGATION_BEFORE.has(before.word) && before.sentence === tokens[at]?.sentence) {
    return false;
  }
  const follows = tokens[match.to]?.word;
  if (follows === 'tanto' || follows === 'mas') return false;
  if (never) return next === 'es' && tokens[at + 2]?.word === soundOf('que');
  return true;
}

/** Told as a past that is over: a time long ago or a recovery, and no sign of now. */
export function isPast(reading: Reading, match: RuleMatch): boolean {
  if (match.rule.past === undefined) return false;
  const old = (reading.findings.frames.past ?? []).some(
    (span) => reading.tokens[span.from - 1]?.word !== 'desde',
  );
  const recovered = has(reading, 'recovered');
  if (match.rule.past === 'recovers' && !recovered) return false;
  if (!old && !recovered) return false;
  if (isRecent(reading) && !(old && recovered)) return false;
  return !slice(reading, match).some((token) => PRESENT.has(token.word));
}

/** A sign of now; not the "hoy" of "hoy vivo tranquila", which says that it is over. */
function isRecent({ findings: { frames } }: Reading): boolean {
  return (frames.recent ?? []).some(
    ({ from, to }) => !frames.recovered?.some((over) => over.from <= from && to <= over.to),
  );
}

/** An everyday cause or laughter, and nothing in earnest beside it. */
export function isJoke(reading: Reading, match: RuleMatch, suffering: boolean): boolean {
  if (match.rule.joke !== 'clears' || has(reading, 'earnest') || suffering) return false;
  const others = reading.tokens.length - (match.to - match.from);
  const sentence = reading.tokens[match.from]?.sentence;
  const near = (name: FrameName) =>
    (reading.findings.frames[name] ?? []).some(
      (span) => reading.tokens[span.from]?.sentence === sentence || name === 'laugh',
    );
  return near('trivial') || (near('laugh') && others >= 4);
}

/** The words belong to somebody else's song, film, news, homework. */
export function isFiction(reading: Reading, match: RuleMatch): boolean {
  if (match.rule.fiction === 'stays') return false;
  const { tokens, findings } = reading;
  const first = tokens[match.from];
  if (!first) return false;
  if (findings.frames.game && PLAYED.has(match.rule.signal)) {
    const inGame = findings.frames.game.some((s) => tokens[s.from]?.sentence === first.sentence);
    if (inGame) return true;
  }
  return (findings.frames.media ?? []).some((media) => {
    if (first.quoted) return true;
    if (tokens[media.from]?.sentence !== first.sentence) return false;
    return media.to <= match.from && isReported(tokens, media, match);
  });
}

/** Between the song and the phrase stands "dice", "sobre"… and no "y" that starts anew. */
function isReported(tokens: readonly Token[], media: Span, match: Span): boolean {
  if (match.from - media.to > 10) return false;
  let reported = false;
  for (let i = media.to; i < match.from; i += 1) {
    const token = tokens[i];
    if (!token) continue;
    if (CONNECTORS.has(token.word)) return false;
    if (REPORTING.has(token.word)) reported = true;
  }
  return reported || media.to === match.from;
}

/** One of the rule's own exceptions stands in the same sentence. */
export function isExcepted(reading: Reading, match: RuleMatch): boolean {
  const { tokens } = reading;
  const sentence = tokens[match.from]?.sentence;
  let from = match.from;
  while (tokens[from - 1]?.sentence === sentence) from -= 1;
  for (let at = from; at < tokens.length && tokens[at]?.sentence === sentence; at += 1) {
    for (const symbol of tokens[at]?.symbols ?? []) {
      for (const pattern of match.rule.clearedBy.get(symbol) ?? []) {
        if (matchAt(pattern, tokens, at) >= 0) return true;
      }
    }
  }
  return false;
}

function has(reading: Reading, frame: FrameName): boolean {
  return (reading.findings.frames[frame]?.length ?? 0) > 0;
}

function slice(reading: Reading, span: Span): readonly Token[] {
  return reading.tokens.slice(span.from, span.to);
}
