import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/**
 * A security key in software: makes ES256 keys with attestation "none" and signs with them, as
 * WebAuthn Level 3 §6 and §8.7 say, byte by byte and without the library that the server uses.
 */

interface Cbor {
  [key: string]: unknown;
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** The little of CBOR that an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as Cbor);
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface Key {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

export interface KeyOptions {
  origin?: string;
  rpId?: string;
  verified?: boolean;
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
}

/** What `navigator.credentials.create()` gives, as JSON, and the key that was made. */
export function createKey(
  options: { challenge: string; user: { id: string }; rp: { id?: string } },
  { origin = 'http://localhost:3000', rpId, verified = true }: KeyOptions = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key: Key = { id: randomBytes(32), privateKey, userHandle: options.user.id, counter: 1 };
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const attested = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, key.id.length]),
    key.id,
    cbor(cose),
  ]);
  const flags = USER_PRESENT | ATTESTED | (verified ? USER_VERIFIED : 0);
  const authData = authenticatorData(rpId ?? options.rp.id ?? '', flags, key.counter, attested);
  const credential = {
    id: base64url(key.id),
    rawId: base64url(key.id),
    type: 'public-key' as const,
    response: {
      clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
      attestationObject: base64url(cbor({ fmt: 'none', attStmt: {}, authData })),
      transports: ['usb'],
    },
    clientExtensionResults: {},
  };
  return { key, credential };
}

/** What `navigator.credentials.get()` gives, as JSON. */
export function useKey(
  key: Key,
  options: { challenge: string; rpId?: string },
  { origin = 'http://localhost:3000', rpId, verified = true }: KeyOptions = {},
) {
  key.counter += 1;
  const data = clientData('webauthn.get', options.challenge, origin);
  const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0);
  const authData = authenticatorData(rpId ?? options.rpId ?? '', flags, key.counter);
  const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), key.privateKey);
  return {
    id: base64url(key.id),
    rawId: base64url(key.id),
    type: 'public-key' as const,
    response: {
      clientDataJSON: base64url(data),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: key.userHandle,
    },
    clientExtensionResults: {},
  };
}
