import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds that a code is shown; one step of drift to either side is forgiven. */
const PERIOD = 30;

export interface NewTotp {
  secret: string;
  uri: string;
  /** An SVG that the client puts into a data address as it is, so it must not contain `#`. */
  qrCode: string;
}

/** A secret for an authenticator app, as text and as a picture to scan. */
export function newTotp(issuer: string, label: string): NewTotp {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2, pixelSize: 4 }) };
}

/**
 * The time step of a right code, or undefined. A code of `lastStep` or before was seen already: a
 * code seen over the shoulder cannot be used again.
 */
export function stepOfCode(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: PERIOD, period: PERIOD });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return lastStep !== null && result.timeStep <= lastStep ? undefined : result.timeStep;
}
