import { createGuard } from '#domain/safety/guard.ts';
import {
  featuresIn,
  type Head,
  type Heard,
  LONGEST_STRETCH,
  stretchOf,
  windowsOf,
} from '#domain/safety/classifier/model.ts';
import type { Stretch } from '#domain/safety/classifier/track.ts';
import { drawOf } from './draw.ts';
import { type CorpusLine, TALK } from '../corpus/read-corpus.ts';
import { HEARD_TOGETHER } from '#domain/safety/judge/hearing.ts';
import { heardIn } from '#domain/safety/judge/reconsider.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import { type Example, learn, type Learned, oneOf, seeded } from './learn.ts';
import { FILLERS } from './swaps.content.ts';
import { variationOf } from './variations.ts';

export const SEED = 20261121;

const rules = createGuard();

/** One sentence, or a variation of one, as the learner sees it. */
export interface Sample {
  line: CorpusLine;
  /**
   * The readings that the guard takes: stretches of a long message, and where there is danger each
   * message of a talk by itself and after the ones before it. The most alarming one counts. Of a
   * harmless talk only the last message is read, after the others: those may sound like danger
   * until it explains them.
   */
  windows: Int32Array[];
  /** Where there is danger and more than one reading: everything in one. It is in there somewhere. */
  whole?: Int32Array;
  /** What the network reads: the end of everything, in one. */
  heard: Stretch;
  /** Made from the line, not written: it teaches and is never counted. */
  varied: boolean;
  weight: number;
  /** What the rules alone say of the line, with what was said before. */
  byRules: SafetyLevel;
  /** 0 to 1, the same for a whole family: what folds are cut from. */
  draw: number;
  /** The harmless sentences that were put beside it: who leaves one of them out leaves this out too. */
  company?: readonly Pick<Sample, 'line' | 'draw'>[];
  /** Only the network learns from it, not the weights. */
  forNetwork?: boolean;
}

export function samplesOf(lines: readonly CorpusLine[]): Sample[] {
  const random = seeded(SEED);
  const talk = seeded(SEED + 3);
  const sizes = new Map<string, number>();
  for (const { family } of lines) sizes.set(family, (sizes.get(family) ?? 0) + 1);
  const harmless = lines.filter(({ level, context }) => level === 'none' && !context);
  return lines.flatMap((line) => {
    // The turns of a talk are no variations of one another.
    const isTurn = line.slice === TALK;
    const size = isTurn ? 1 : (sizes.get(line.family) ?? 1);
    const before = (line.context ?? []).slice(-HEARD_TOGETHER);
    const draw = drawOf(`fold ${line.family}`);
    // Without `loadClassifier()` these are the rules alone.
    const byRules = rules.assess(line.text, { previous: line.context ?? [] }).level;
    const sample = (text: string, varied: boolean, share: number): Sample => ({
      line,
      ...(atLeast(line.level, 'risk')
        ? readingsOf([...(line.context ?? []), text])
        : readingOf([...before, text].join('. '))),
      varied,
      weight: share / Math.sqrt(size),
      draw,
      byRules,
    });
    const inCompany = (texts: readonly string[], others: readonly CorpusLine[]): Sample => ({
      ...sample(texts.join('. '), true, 1),
      weight: WEIGHT_OF_VARIATION,
      company: others.map((other) => ({ line: other, draw: drawOf(`fold ${other.family}`) })),
    });
    const made = isTurn ? 0 : size <= FEW ? VARIATIONS_OF_FEW : random() < SHARE_OF_MANY ? 1 : 0;
    const written = sample(line.text, false, isTurn ? WEIGHT_OF_TURN : 1);
    const all = [written];
    for (let i = 0; i < made; i += 1) {
      all.push(sample(variationOf(line.text, random), true, WEIGHT_OF_VARIATION));
    }
    if (!isTurn && before.length === 0) {
      const drawn = random() * Math.sqrt(size);
      const isDanger = atLeast(line.level, 'risk');
      const other = oneOf(harmless, random);
      if (other && drawn < (isDanger ? SHARE_OF_DANGER_WITH_COMPANY : SHARE_WITH_COMPANY)) {
        const texts = [line.text, other.text];
        const ordered = random() < 0.5 ? texts : texts.toReversed();
        all.push({ ...inCompany(ordered, [other]), forNetwork: drawn >= SHARE_WITH_COMPANY });
      }
    }
    if (!line.context && atLeast(byRules, 'risk') && atLeast(line.level, 'risk')) {
      const [one, two] = [oneOf(harmless, talk), oneOf(harmless, talk)];
      if (one && two && talk() * Math.sqrt(size) < SHARE_OF_DANGER_TALKED_ON) {
        const texts = [line.text, one.text, two.text];
        all.push({ ...inCompany(texts, [one, two]), forNetwork: true });
      }
    }
    if (isTurn && before.length > 0) {
      all.push({
        ...written,
        ...readingOf(line.text),
        varied: true,
        weight: WEIGHT_OF_TURN,
      });
    }
    return all.filter(({ windows }) => windows.length > 0);
  });
}

export const FOLDS = 4;

/**
 * Everyday talks put together from short harmless lines of one fold: what three turns say together
 * must not add up to an alarm. Nobody wrote them as talks, so they only teach and set a threshold.
 */
export function talksOf(lines: readonly CorpusLine[]): Sample[] {
  const random = seeded(SEED + 2);
  const folds = Array.from({ length: FOLDS }, (): CorpusLine[] => []);
  for (const line of lines) {
    const short = line.text.length < LONGEST_TURN && !line.context;
    if (short && !atLeast(line.level, 'risk')) folds[foldOfLine(line)]?.push(line);
  }
  return folds.flatMap((turns) =>
    Array.from({ length: Math.round(turns.length * TALKS_PER_LINE) }, () => {
      const said = Array.from({ length: HEARD_TOGETHER + 1 }, () => turnOf(turns, random));
      const line = said.find(({ level }) => level === 'concern') ?? said[0];
      return line === undefined
        ? []
        : [
            {
              line,
              ...readingOf(said.map(({ text }) => text).join('. ')),
              varied: true,
              weight: WEIGHT_OF_VARIATION,
              draw: drawOf(`fold ${line.family}`),
              byRules: 'none' as const,
            },
          ];
    }).flat(),
  );
}

const LONGEST_TURN = 60;
const TALKS_PER_LINE = 0.4;

function turnOf(turns: readonly CorpusLine[], random: () => number): CorpusLine {
  const turn = oneOf(turns, random);
  if (!turn) throw new Error('No harmless lines');
  return random() < 0.2 ? { ...turn, text: oneOf(FILLERS, random) ?? '' } : turn;
}

export function foldOfLine({ family }: Pick<CorpusLine, 'family'>): number {
  return Math.floor(drawOf(`fold ${family}`) * FOLDS);
}

/** Sentences with few written neighbours are varied more. */
const FEW = 3;
const VARIATIONS_OF_FEW = 2;
const SHARE_OF_MANY = 0.5;
/** So many are also heard beside an everyday sentence, which changes nothing. */
const SHARE_WITH_COMPANY = 0.3;
/**
 * Of dangerous sentences the network hears so many: "vi una serie" explains no danger, though it stands
 * in many sentences that are harmless. The weights, which only add up, would learn to fear the series.
 */
const SHARE_OF_DANGER_WITH_COMPANY = 0.8;
/**
 * Of dangers that a rule hears so many are followed by two messages of something else, as people do who are
 * met with silence. Only what explains a danger takes it back ("voy a saltar", "del trampolín").
 */
const SHARE_OF_DANGER_TALKED_ON = 0.8;
const WEIGHT_OF_VARIATION = 0.5;
/** A turn of a talk: after the turns before it, and by itself, as the guard hears it too. */
const WEIGHT_OF_TURN = 0.7;

function readingOf(text: string): Pick<Sample, 'windows' | 'heard'> {
  return readingIn(heardIn(text));
}

function readingIn(heard: Heard): Pick<Sample, 'windows' | 'heard'> {
  const windows = windowsOf(heard).map((features) => Int32Array.from(features));
  const { length } = heard.tokens;
  const end = stretchOf(heard, Math.max(0, length - LONGEST_STRETCH), length);
  const [only] = windows;
  const features = windows.length === 1 && only ? only : Int32Array.from(end.features);
  return { windows, heard: { ...end, features } };
}

function readingsOf(messages: readonly string[]): Pick<Sample, 'windows' | 'whole' | 'heard'> {
  const heard = heardIn(messages.join('. '));
  const together = readingIn(heard);
  if (messages.length === 1 && together.windows.length === 1) return together;
  const windows = messages.flatMap((text, at) => {
    const before = messages.slice(Math.max(0, at - HEARD_TOGETHER), at);
    const after = before.length > 0 ? readingOf([...before, text].join('. ')).windows : [];
    return [...readingOf(text).windows, ...after];
  });
  if (windows.length === 1) return { windows, heard: together.heard };
  const whole = Int32Array.from(featuresIn(heard, 0, heard.tokens.length));
  return { windows, whole, heard: together.heard };
}

/** Weights that know nothing of what `unseen` says, for samples that `isAsked` lets in. */
export function learnFrom(
  samples: readonly Sample[],
  head: Head,
  unseen: (sample: Sample) => boolean = () => false,
): Learned {
  const taught = samples.filter(
    (one) => isAsked(one, head) && one.forNetwork !== true && !unseen(one),
  );
  return learn(examplesOf(taught, head), seeded(SEED + 1));
}

/** Whether somebody is troubled is only asked where no help is shown; of "ok" in a talk it is not. */
export function isAsked({ line }: Pick<Sample, 'line'>, head: Head): boolean {
  return head !== 'concern' || (!atLeast(line.level, 'risk') && line.slice !== TALK);
}

export const MIN_LEVEL = { help: 'risk', emergency: 'emergency', concern: 'concern' } as const;

/** No error is worse than an emergency that gets no help. */
export const WEIGHT_OF_EMERGENCY = 2;

/** What is harmless counts more: a guard that cries wolf is switched off. */
const CARE: Readonly<Partial<Record<SafetyLevel, number>>> = {
  none: 3,
  emergency: WEIGHT_OF_EMERGENCY,
};

function examplesOf(samples: readonly Sample[], head: Head): Example[] {
  const yes = ({ line }: Sample) => atLeast(line.level, MIN_LEVEL[head]);
  const shares = { yes: 0, no: 0 };
  for (const one of samples) shares[yes(one) ? 'yes' : 'no'] += one.weight;
  return samples.flatMap((sample) => {
    const share = sample.weight / (yes(sample) ? shares.yes : shares.no);
    const care = head === 'help' ? (CARE[sample.line.level] ?? 1) : 1;
    const readings = yes(sample) && sample.whole ? [sample.whole] : sample.windows;
    const weight = (share * care * samples.length) / 2 / readings.length;
    return readings.map((features) => ({
      features,
      size: features.length,
      yes: yes(sample),
      weight,
    }));
  });
}
