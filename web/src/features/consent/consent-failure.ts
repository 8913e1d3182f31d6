import { DataError } from '#web/data/data-error.ts';
import { CONSENT_ERRORS } from './texts.ts';

const SENTENCES = new Map<string, string>(Object.entries(CONSENT_ERRORS));

/** The sentence for whatever went wrong while a consent was recorded; `otherwise` has no cause. */
export function consentFailure(error: Error, otherwise: string): string {
  return (error instanceof DataError && SENTENCES.get(error.code)) || otherwise;
}
