import type { Guard } from '../safety/guard.ts';
import type { Answer, RespondOptions } from './answer.ts';
import { seededRandom } from './random.ts';
import { respond } from './respond.ts';
import type { TalkState } from './turns/talk-state.ts';

/** A talk as a person has it: by words, by chips, or by both. */
export interface HeldTalk {
  /** Writes something; the answer to it. */
  says(text: string): Answer;
  /** Taps a chip of the last answer by its words. Throws where it is not offered. */
  taps(label: string): Answer;
  /** Sends the id of a chip, wherever it stands: from a list, or from an earlier answer. */
  goes(choice: string, label: string): Answer;
  /** What stands beside the last answer, by its words. */
  labels(): string[];
  last(): Answer;
}

/** Begins a talk, or goes on from what was stored. */
export function holdTalk(
  guard: Guard,
  options: RespondOptions = {},
  stored: TalkState | null = null,
): HeldTalk {
  let state = stored;
  let last: Answer | null = null;
  const previous: string[] = [];
  const turn = (text: string, choice?: string) => {
    const asked = { text, state, previous: [...previous], ...(choice !== undefined && { choice }) };
    last = respond(guard, asked, seededRandom(previous.length + 1), options);
    // As it comes back from the database.
    state = JSON.parse(JSON.stringify(last.state));
    previous.push(text);
    return last;
  };
  const latest = () => {
    if (!last) throw new Error('nothing was said yet');
    return last;
  };
  return {
    says: (text) => turn(text),
    taps: (label) => {
      const chip = latest().chips.find((one) => one.label === label);
      if (!chip)
        throw new Error(
          `no chip «${label}» among ${latest()
            .chips.map((one) => one.label)
            .join(', ')}`,
        );
      return turn(label, chip.id);
    },
    goes: (choice, label) => turn(label, choice),
    labels: () => latest().chips.map(({ label }) => label),
    last: latest,
  };
}
