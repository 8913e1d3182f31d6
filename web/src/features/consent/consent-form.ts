import { isRecord } from '#web/lib/is-record.ts';

/** The boxes that must be ticked (docs/specification.md §3). */
export const REQUIRED_BOXES = [
  'ageVerified',
  'medicalDisclaimer',
  'privacyPolicy',
  'termsConditions',
] as const;

export type RequiredBox = (typeof REQUIRED_BOXES)[number];

export interface ConsentChoices extends Record<RequiredBox, boolean> {
  dataResearch: boolean;
  fullName: string;
}

export const NO_CHOICES: ConsentChoices = {
  ageVerified: false,
  medicalDisclaimer: false,
  privacyPolicy: false,
  termsConditions: false,
  dataResearch: false,
  fullName: '',
};

export type ConsentAction =
  | { type: 'main'; checked: boolean }
  | { type: 'box'; box: RequiredBox | 'dataResearch'; checked: boolean }
  | { type: 'name'; fullName: string };

/** The main box is ticked exactly when the four required ones are. */
export function hasMainConsent(choices: ConsentChoices): boolean {
  return REQUIRED_BOXES.every((box) => choices[box]);
}

/**
 * docs/specification.md §4: the main box sets age, medical, privacy and terms together; unticking
 * it clears them and research too. It never ticks research.
 */
export function consentReducer(choices: ConsentChoices, action: ConsentAction): ConsentChoices {
  if (action.type === 'name') return { ...choices, fullName: action.fullName };
  if (action.type === 'box') return { ...choices, [action.box]: action.checked };
  return {
    ...choices,
    ageVerified: action.checked,
    medicalDisclaimer: action.checked,
    privacyPolicy: action.checked,
    termsConditions: action.checked,
    dataResearch: action.checked && choices.dataResearch,
  };
}

/**
 * docs/specification.md §5: main box, a name that is not blank, and a signature. Who signs is the
 * server's to check.
 */
export function canSubmit(choices: ConsentChoices, signature: string | null): boolean {
  return hasMainConsent(choices) && choices.fullName.trim() !== '' && signature !== null;
}

/** Reads choices kept as a draft; anything unexpected counts as not chosen. */
export function parseChoices(draft: string): ConsentChoices {
  try {
    const kept: unknown = JSON.parse(draft || '{}');
    if (!isRecord(kept)) return NO_CHOICES;
    const ticked = (box: keyof ConsentChoices) => kept[box] === true;
    return {
      ageVerified: ticked('ageVerified'),
      medicalDisclaimer: ticked('medicalDisclaimer'),
      privacyPolicy: ticked('privacyPolicy'),
      termsConditions: ticked('termsConditions'),
      dataResearch: ticked('dataResearch'),
      fullName: typeof kept['fullName'] === 'string' ? kept['fullName'] : '',
    };
  } catch {
    return NO_CHOICES;
  }
}
