import { together, type Units, units } from './units.ts';

/** The six that people of many places are asked about most. */
export const SIX = ['joy', 'sadness', 'anger', 'fear', 'surprise', 'disgust'] as const;
export type Six = (typeof SIX)[number];

export const NEUTRAL = units();

/**
 * Typical faces, not the only ones: which units go with which word is what textbooks of facial
 * coding list; how far each moves is set by eye so that the drawing reads.
 */
export const EXPRESSIONS: Readonly<Record<Six, Units>> = {
  joy: units({ cheek: 0.95, cornerUp: 1, open: 0.9 }),
  sadness: units({ innerUp: 1, browDown: 0.35, droop: 0.55, cornerDown: 1, chin: 0.45 }),
  anger: units({ browDown: 1, lidUp: 0.35, lidTight: 0.7, press: 1, cornerDown: 0.3, chin: 0.2 }),
  fear: units({
    innerUp: 0.95,
    outerUp: 0.55,
    browDown: 0.55,
    lidUp: 1,
    stretch: 1,
    open: 0.9,
    cornerDown: 0.25,
    jaw: 0.18,
  }),
  surprise: units({ innerUp: 0.85, outerUp: 1, lidUp: 0.9, open: 0.6, jaw: 1 }),
  disgust: units({
    browDown: 0.5,
    cheek: 0.35,
    lidTight: 0.55,
    nose: 1,
    upperLip: 1,
    cornerDown: 0.55,
    chin: 0.3,
    open: 0.45,
  }),
};

/** Two that show at once. Where they pull one part both ways, the eyes keep the one, the mouth the other. */
export const MIXES: readonly { both: readonly [Six, Six]; units: Units }[] = [
  {
    both: ['joy', 'surprise'],
    units: units({ innerUp: 0.8, outerUp: 0.95, lidUp: 0.7, cornerUp: 1, open: 1, jaw: 0.55 }),
  },
  {
    both: ['joy', 'sadness'],
    units: units({ innerUp: 1, browDown: 0.35, droop: 0.5, cheek: 0.35, cornerUp: 0.8 }),
  },
  {
    both: ['sadness', 'anger'],
    units: units({
      innerUp: 0.55,
      browDown: 0.95,
      lidTight: 0.5,
      droop: 0.2,
      cornerDown: 1,
      press: 0.7,
      chin: 0.7,
    }),
  },
  {
    both: ['fear', 'surprise'],
    units: units({
      innerUp: 1,
      outerUp: 0.9,
      browDown: 0.3,
      lidUp: 1,
      open: 0.8,
      jaw: 0.75,
      stretch: 0.75,
    }),
  },
  {
    both: ['anger', 'disgust'],
    units: units({ ...EXPRESSIONS.disgust, browDown: 1, lidTight: 0.75, lidUp: 0.25, cheek: 0.1 }),
  },
  {
    both: ['sadness', 'fear'],
    units: together(
      units({ innerUp: 1, browDown: 0.45, cornerDown: 0.95, chin: 0.3 }),
      units({ lidUp: 0.8, stretch: 0.8, open: 0.55 }),
    ),
  },
];
