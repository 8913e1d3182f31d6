import { BoundedMemory } from '../bounded-memory.ts';
import type { Assessment } from './assessment.ts';
import type { LearnedReader } from './classifier/model.ts';
import { beforeOf } from './judge/hearing.ts';
import { read } from './judge/read-by-rules.ts';
import { heardIn, reconsidered } from './judge/reconsider.ts';
import { atLeast, type SafetyLevel } from './levels.ts';

/** So far below its threshold the learned reader must be to take an alarm back, its own or a rule's. */
const EXPLAINED = -2;

/**
 * Earlier messages are read again at every turn, of every talk that goes on at the same time: some
 * 15,000 readings of ordinary length.
 */
const READINGS_BYTES = 16 * 1024 * 1024;

/**
 * Reads one message at a time, with the rules and, where there is one, the learned reader. What it remembers
 * saves time and changes no reading.
 */
export class MessageReader {
  private readonly learned: LearnedReader | undefined;
  private readonly readings = new BoundedMemory<Assessment>(READINGS_BYTES, bytesOfReading);
  private readonly explained = new BoundedMemory<boolean>(READINGS_BYTES / 4, () => 0);

  constructor(learned: LearnedReader | undefined) {
    this.learned = learned;
  }

  /**
   * @param previous earlier messages of the talk
   * @param carried what they leave behind: the level of the talk before this message
   */
  read(text: string, previous: readonly string[], carried: SafetyLevel): Assessment {
    const { learned } = this;
    const before = beforeOf(previous);
    const key = `${carried} ${before.margin} ${learned ? before.messages.join('\0') : ''}\0${text}`;
    const known = this.readings.get(key);
    if (known) return known;
    const byRules = read(text, atLeast(carried, 'risk'));
    const result = learned
      ? reconsidered(learned, byRules, text, before, carried)
      : byRules.assessment;
    this.readings.set(key, result);
    return result;
  }

  /**
   * People write in pieces: "tengo dos frascos", "de vidrio"; "voy a saltar", "del trampolín, es la clase". An alarm
   * is forgotten when the very next messages, read with it, make it plainly harmless. Never by taking
   * it back ("era broma"), and never what was said in so many words.
   */
  isExplained({ signals }: Assessment, earlier: string, after: readonly string[]): boolean {
    const { learned } = this;
    if (!learned || after.length === 0 || signals.some(({ plain }) => plain)) return false;
    const key = [earlier, ...after].join('\0');
    const known = this.explained.get(key);
    if (known !== undefined) return known;
    const verdict = this.areExplaining(learned, earlier, after);
    this.explained.set(key, verdict);
    return verdict;
  }

  forget(): void {
    this.readings.clear();
    this.explained.clear();
  }

  private areExplaining(
    learned: LearnedReader,
    earlier: string,
    after: readonly string[],
  ): boolean {
    const apart = after.map((text) => this.read(text, [], 'none'));
    if (apart.some(({ own, denial, reply }) => denial || reply !== null || atLeast(own, 'risk'))) {
      return false;
    }
    return learned.judge(heardIn([earlier, ...after].join('. '))).help < EXPLAINED;
  }
}

/** Its own object and one for each signal; the texts in them are the rules'. */
function bytesOfReading({ signals }: Assessment): number {
  return 120 + 80 * signals.length;
}
