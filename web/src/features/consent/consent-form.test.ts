import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canSubmit,
  type ConsentAction,
  consentReducer,
  hasMainConsent,
  NO_CHOICES,
  parseChoices,
  REQUIRED_BOXES,
} from './consent-form.ts';

const accepted = consentReducer(NO_CHOICES, { type: 'main', checked: true });

test('the main box sets the four and never research', () => {
  expect(accepted).toEqual({
    ...NO_CHOICES,
    ageVerified: true,
    medicalDisclaimer: true,
    privacyPolicy: true,
    termsConditions: true,
  });
});

test('unticking the main box clears the four and research too', () => {
  const withResearch = consentReducer(accepted, {
    type: 'box',
    box: 'dataResearch',
    checked: true,
  });
  expect(consentReducer(withResearch, { type: 'main', checked: false })).toEqual(NO_CHOICES);
});

test('each box can be ticked alone; four make the main one', () => {
  let choices = NO_CHOICES;
  for (const box of REQUIRED_BOXES) {
    expect(hasMainConsent(choices)).toBe(false);
    choices = consentReducer(choices, { type: 'box', box, checked: true });
  }
  expect(hasMainConsent(choices)).toBe(true);
});

test('research is only ever set by its own box', () => {
  const action: fc.Arbitrary<ConsentAction> = fc.oneof(
    fc.record({ type: fc.constant('main' as const), checked: fc.boolean() }),
    fc.record({
      type: fc.constant('box' as const),
      box: fc.constantFrom(...REQUIRED_BOXES),
      checked: fc.boolean(),
    }),
    fc.record({ type: fc.constant('name' as const), fullName: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      expect(actions.reduce(consentReducer, NO_CHOICES).dataResearch).toBe(false);
    }),
  );
});

test('needs the main box, a name that is not blank, and a signature', () => {
  const named = { ...accepted, fullName: 'Ana' };
  expect(canSubmit(named, 'data:image/png;base64,AA')).toBe(true);
  expect(canSubmit(named, null)).toBe(false);
  expect(canSubmit({ ...accepted, fullName: '   ' }, 'data:')).toBe(false);
  expect(canSubmit({ ...named, privacyPolicy: false }, 'data:')).toBe(false);
});

test('a draft comes back as it was; a broken one as nothing', () => {
  const choices = { ...accepted, fullName: 'Ana Pérez' };
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
  for (const broken of ['', '{', '[]', 'null', '{"ageVerified":"yes"}']) {
    expect(parseChoices(broken)).toEqual(NO_CHOICES);
  }
});
