import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

export interface SamlKey {
  privateKey: string;
  certificate: string;
}

const COMMON_NAME = 'Remanso SAML';

async function createKey(path: string): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(draft, pem, { mode: 0o600, flag: 'wx', flush: true });
    // Linked, not renamed: of two that start at once, the first one's key stays.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    const pem = await readFile(path, 'utf8');
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
    return pem;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The key that signs requests to identity providers: from SAML_PRIVATE_KEY, else `saml-key.pem` of
 * the data folder (mode 600), made when there is none. Identity providers know it by its
 * certificate, so a file that is there is never overwritten.
 */
export async function loadSamlKey({ dataDir, federation }: Config): Promise<SamlKey> {
  const path = join(dataDir, 'saml-key.pem');
  let pem = federation.saml.privateKey ?? (await readKey(path));
  if (pem === undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await createKey(path);
    pem = await readKey(path);
  }
  const key = createPrivateKey(pem ?? '');
  return {
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(key, COMMON_NAME),
  };
}
