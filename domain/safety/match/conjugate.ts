/** Irregular parts of a verb; what is left out is regular. Everything without accents. */
export interface Irregular {
  /** Present stem under stress: morir → muer. */
  stressed?: string;
  /** Whole present form of "yo", when it is not stem + o: hacer → hago. */
  yo?: string;
  /** Stem of third-person preterite, gerund and past subjunctive: morir → mur. */
  weak?: string;
  /** Stem of a strong preterite: hacer → hic (hice, hizo). */
  strong?: string;
  participle?: string;
  /** Stem of present subjunctive, when not taken from "yo". */
  subjunctive?: string;
}

export interface VerbForms {
  infinitive: string[];
  gerund: string[];
  participle: string[];
  /** First person singular by time; `wish` is both subjunctives. */
  yo: { present: string[]; past: string[]; future: string[]; wish: string[] };
  /** Second person, tu and vos. */
  tu: { present: string[]; past: string[]; future: string[]; wish: string[] };
  el: { present: string[]; past: string[]; future: string[]; wish: string[] };
  ellos: { present: string[]; past: string[]; future: string[]; wish: string[] };
}

/** Simple forms of a Spanish verb for yo, tú/vos, él/usted, ellos/ustedes. */
export function conjugate(infinitive: string, irregular: Irregular = {}): VerbForms {
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const stressed = irregular.stressed ?? stem;
  const yo = irregular.yo ?? `${stressed}o`;
  const wishStem = irregular.subjunctive ?? (isAr ? spelled(stressed) : yo.slice(0, -1));
  const weak = irregular.weak ?? stem;
  const theme = isAr ? 'a' : 'e';
  const imperfect = isAr ? `${stem}ab` : `${stem}i`;
  const pastWish = irregular.strong ? `${irregular.strong}ier` : isAr ? `${stem}ar` : `${weak}ier`;
  const otherPastWish = `${pastWish.slice(0, -1)}s`;
  const wish = isAr ? 'e' : 'a';
  const preterite = irregular.strong
    ? { yo: `${irregular.strong}e`, tu: `${irregular.strong}iste`, el: `${irregular.strong}o` }
    : isAr
      ? { yo: `${spelled(stem)}e`, tu: `${stem}aste`, el: `${stem}o` }
      : { yo: `${stem}i`, tu: `${stem}iste`, el: `${weak}io` };
  const they = irregular.strong
    ? `${irregular.strong}ieron`
    : isAr
      ? `${stem}aron`
      : `${weak}ieron`;
  const voseo = `${stem}${infinitive.endsWith('ir') ? 'i' : theme}s`;
  return {
    infinitive: [infinitive],
    gerund: [isAr ? `${stem}ando` : `${weak}iendo`],
    participle: [irregular.participle ?? (isAr ? `${stem}ado` : `${stem}ido`)],
    yo: {
      present: [yo],
      past: [preterite.yo, `${imperfect}a`],
      future: [`${infinitive}e`, `${infinitive}ia`],
      wish: [`${wishStem}${wish}`, `${pastWish}a`, `${otherPastWish}e`],
    },
    tu: {
      present: [`${stressed}${theme}s`, voseo],
      past: [preterite.tu, `${preterite.tu}s`, `${imperfect}as`],
      future: [`${infinitive}as`, `${infinitive}ias`],
      wish: [`${wishStem}${wish}s`, `${pastWish}as`],
    },
    el: {
      present: [`${stressed}${theme}`],
      past: [preterite.el, `${imperfect}a`],
      future: [`${infinitive}a`, `${infinitive}ia`],
      wish: [`${wishStem}${wish}`, `${pastWish}a`, `${otherPastWish}e`],
    },
    ellos: {
      present: [`${stressed}${theme}n`],
      past: [they, `${imperfect}an`],
      future: [`${infinitive}an`, `${infinitive}ian`],
      wish: [`${wishStem}${wish}n`, `${pastWish}an`],
    },
  };
}

/** c → qu, g → gu, z → c before e, as in ahorque, colgue, lance. */
function spelled(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}
