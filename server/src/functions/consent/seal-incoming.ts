import { sealSignature } from '#server/db/sealed/signature.ts';
import type { RequestScope } from '#server/db/scope.ts';
import type { Keys } from '#server/keys.ts';

/**
 * The arguments of `record_legal_consent` on their way through the Data API: the same, with the
 * signature sealed for the person who asks. What is no such call is left to the Data API to refuse.
 */
export const sealIncomingSignature =
  (keys: Pick<Keys, 'sealingKey'>) =>
  (body: string, { claims: { sub } }: RequestScope): string => {
    if (typeof sub !== 'string') return body;
    let call: unknown;
    try {
      call = JSON.parse(body);
    } catch {
      return body;
    }
    if (typeof call !== 'object' || call === null || !('p_digital_signature' in call)) return body;
    const { p_digital_signature: image } = call;
    if (typeof image !== 'string') return body;
    return JSON.stringify({ ...call, p_digital_signature: sealSignature(keys, sub, image) });
  };
