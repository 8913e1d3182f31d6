import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';

/** `data` of sign-up and user update. */
export const UserData = z.record(z.string(), z.unknown());
export type UserData = z.infer<typeof UserData>;

/** It travels in every access token, hence in a header of every request. */
const MAX_BYTES = 4096;

/** @throws {AuthError} when the metadata would make the token too long for a header */
export function checkUserData(data: UserData): UserData {
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) {
    throw new AuthError('validation_failed', {
      message: `User data may have at most ${MAX_BYTES} bytes of JSON`,
    });
  }
  return data;
}

/** New values win; null takes a value away. */
export function mergeUserData(before: UserData, changes: UserData): UserData {
  const merged = { ...before, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
