import { type Emotion, spotDistance } from '../../kit/affect/emotion.ts';
import { AKIN } from '../../kit/affect/words.content.ts';
import { KINSHIP_TEXTS, THEME_TEXTS, WITH_TEXTS } from './kinship.texts.ts';

/** Nearer than this, two stones of the picture look like neighbours. */
const NEIGHBOURS = 0.25;
/** So much more or less energy can be seen in the picture. */
const STEP = 0.25;

/** What two words both speak of; null where they have nothing in common. */
function sharedOf(mine: Emotion, felt: Emotion): string | null {
  if (!mine.land || !felt.land) return mine.theme === felt.theme ? THEME_TEXTS[felt.theme] : null;
  const pair = AKIN.find((words) => words.includes(mine.word) && words.includes(felt.word));
  return pair?.[2] ?? null;
}

/**
 * What tells a chosen word from the felt one, in sentences. It goes by what the words mean; the map
 * only knows pleasantness and energy, and neighbours there may speak of quite different things.
 */
export function kinshipText(mine: Emotion, felt: Emotion): string {
  const shared = sharedOf(mine, felt);
  const areNear = spotDistance(mine, felt) < NEIGHBOURS;
  if (mine.land && mine.meaning) {
    const lead =
      shared === null
        ? KINSHIP_TEXTS.apart(areNear)
        : KINSHIP_TEXTS.shared([mine.word, felt.word], shared, 0);
    return `${lead} ${KINSHIP_TEXTS.saidIn(mine.word, mine.land, mine.meaning)}`;
  }
  if (shared !== null) {
    const more = felt.energy - mine.energy;
    return KINSHIP_TEXTS.shared(
      [mine.word, felt.word],
      shared,
      Math.abs(more) < STEP ? 0 : Math.sign(more),
    );
  }
  const told = KINSHIP_TEXTS.feltWith(
    [mine.word, WITH_TEXTS[mine.theme]],
    [felt.word, WITH_TEXTS[felt.theme]],
  );
  return areNear ? `${KINSHIP_TEXTS.apart(true)} ${told}` : told;
}
