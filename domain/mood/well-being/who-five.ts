/**
 * The WHO-5 well-being index: five statements about the last two weeks, each answered from 0 (at no
 * time) to 5 (all of the time). World Health Organization, 1998; free of charge. Scoring as in Topp,
 * Østergaard, Søndergaard and Bech 2015 (10.1159/000376585): the sum by four, 0 to 100.
 */
export const WHO_FIVE_ITEMS = 5;
export const WHO_FIVE_MOST = 5;

/** 0 worst … 100 best imaginable. Null while an answer is missing. */
export function whoFiveScore(answers: readonly (number | null)[]): number | null {
  const given = answers.filter((answer) => answer !== null);
  if (given.length !== WHO_FIVE_ITEMS) return null;
  return given.reduce((sum, answer) => sum + answer, 0) * 4;
}

/** A change that is more than the scale's own wavering (Topp et al. 2015). */
export const WHO_FIVE_NOTABLE_CHANGE = 10;

/** At or below it, WHO's advice is to talk with somebody of the profession. It says nothing of why. */
export const WHO_FIVE_TALK_BELOW = 50;
