import { type AttemptLimit, isLimitReached } from '#web/lib/attempt-limit.ts';
import { type KnownCode, refusal } from '../error-code.ts';

/** @throws an error that `codeOf` understands */
export function checkLimit(limit: AttemptLimit & { code: KnownCode }): void {
  if (isLimitReached(limit)) throw refusal(limit.code);
}
