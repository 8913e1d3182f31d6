import { createHash, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { LoggableError } from './log.ts';

/** `keys.json` cannot be used. The message is one sentence for the person who starts the server. */
export class KeysError extends LoggableError {
  override name = 'KeysError';
}

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  kid: z.string().min(1),
  x: coordinate,
  y: coordinate,
  d: coordinate,
  /** When it came in, to verify only until it is told to sign; see key-rotation.ts. */
  addedAt: z.iso.datetime().optional(),
  /** When another key took over; see key-rotation.ts. */
  retiredAt: z.iso.datetime().optional(),
});
export type SigningKey = z.infer<typeof SigningKey>;

const KeysFile = z.object({
  publishableKey: z.string().regex(/^sb_publishable_[A-Za-z0-9_-]{20,}$/),
  secretKey: z.string().regex(/^sb_secret_[A-Za-z0-9_-]{20,}$/),
  /** AES-256 key, base64url: what must be read back (secrets of authenticator apps) is sealed with it. */
  sealingKey: coordinate.optional(),
  /** The first key signs; every key verifies, so a new one is put first and old ones stay a while. */
  jwks: z.object({ keys: z.tuple([SigningKey], SigningKey) }),
});
type KeysFile = z.infer<typeof KeysFile>;
export type Keys = KeysFile & { sealingKey: string };

/** A new P-256 key; its id is the RFC 7638 thumbprint, so the same key always has the same id. */
export function createSigningKey(): SigningKey {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const { x = '', y = '', d = '' } = jwk;
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
  return { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid, x, y, d };
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function reason(error: unknown): { code?: unknown; message: string } {
  return error instanceof Error ? error : { message: String(error) };
}

export function createKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    sealingKey: random(32),
    jwks: { keys: [createSigningKey()] },
  };
}

/** Where the file itself is: several copies of the server may share one through symbolic links. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    // No file yet, or a link to a place where there is none yet.
    const next = await readlink(path).catch(() => undefined);
    return next === undefined ? path : resolve(dirname(path), next);
  }
}

/** Writes beside the file and then puts it in place, so that nothing ever leaves half a file. */
async function write(
  path: string,
  keys: Keys,
  place: (draft: string, path: string) => Promise<void>,
): Promise<void> {
  const target = await targetOf(path);
  const draft = `${target}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    await place(draft, target);
  } catch (error) {
    if (reason(error).code === 'EEXIST') return;
    throw new KeysError(`${path} cannot be written: ${reason(error).message}.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKeys(path: string): Promise<KeysFile | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (reason(error).code === 'ENOENT') return undefined;
    throw new KeysError(`${path} cannot be read: ${reason(error).message}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeysError(`${path} is not valid JSON; restore it from a backup, it was not changed.`);
  }
  const parsed = KeysFile.safeParse(value);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new KeysError(
      `${path} has a wrong value at "${where}"; restore it from a backup, it was not changed.`,
    );
  }
  return parsed.data;
}

/**
 * A file from before there was a sealing key gets one. It is derived from the secret key, so that
 * several processes that find it missing at the same moment write the same; once it is written,
 * another secret key does not change it.
 */
async function withSealingKey(path: string, keys: KeysFile): Promise<Keys> {
  const { sealingKey } = keys;
  if (sealingKey !== undefined) return { ...keys, sealingKey };
  const derived = hkdfSync('sha256', keys.secretKey, '', 'sealing key', 32);
  const whole = { ...keys, sealingKey: Buffer.from(derived).toString('base64url') };
  await write(path, whole, rename);
  return whole;
}

/** Puts another set in place of the one that is there. */
export async function replaceKeys(dataDir: string, keys: Keys): Promise<void> {
  await write(join(dataDir, 'keys.json'), keys, rename);
}

/**
 * Reads `keys.json` of the data folder, or makes it (mode 600) when there is none yet.
 * Everybody's sign-ins hang on it, so a key that is there is never changed.
 * @param mayMake asked when there is none: not beside data that only the lost keys open
 * @throws {KeysError} when the file is there but cannot be used, or is missing and may not be made
 */
export async function loadKeys(
  dataDir: string,
  mayMake: () => Promise<boolean> = async () => true,
): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  let keys = await readKeys(path);
  if (!keys && !(await mayMake())) {
    throw new KeysError(
      `${path} is missing, but the database was used with it: signatures and authenticator apps open with that file alone; put it back from the backup of the keys (or from another copy of the server), or give those up with npm run admin -- new-keys.`,
    );
  }
  if (!keys) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new KeysError(`${path} cannot be written: ${reason(error).message}.`);
    });
    await write(path, createKeys(), link);
    keys = await readKeys(path);
    if (!keys) throw new KeysError(`${path} could not be written.`);
  }
  // A file restored from a backup often comes back readable for everybody.
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  return withSealingKey(path, keys);
}
