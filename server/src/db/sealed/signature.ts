import { SIGNATURE_MAX_LENGTH, SIGNATURE_PREFIX } from '#domain/contracts/consent.ts';
import type { Keys } from '#server/keys.ts';
import { SEALED, seal, unseal } from './seal.ts';

type SealingKey = Pick<Keys, 'sealingKey'>;

const owner = (userId: string) => `legal_consent:${userId}`;

/**
 * The image of a signature as `legal_consent_records` keeps it. What is no image, or already claims
 * to be sealed, comes back as something that the database refuses in its own words.
 */
export function sealSignature(keys: SealingKey, userId: string, image: string): string {
  if (image.startsWith(SIGNATURE_PREFIX) && image.length <= SIGNATURE_MAX_LENGTH) {
    return seal(keys, owner(userId), image);
  }
  return image.startsWith(SEALED) ? '' : image;
}

/**
 * The image again. What was kept before images were sealed is given as it is.
 * @throws when it was sealed with another key or for another person
 */
export function openSignature(keys: SealingKey, userId: string, kept: string): string {
  return kept.startsWith(SIGNATURE_PREFIX) ? kept : unseal(keys, owner(userId), kept);
}
