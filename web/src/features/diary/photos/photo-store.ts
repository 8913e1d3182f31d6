import { createStore, del, get, keys, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import { decrypt, encrypt, type OpenKeys } from '../crypto/seal.ts';

/** A photo stays on the device where it was chosen: in the open, or sealed with the diary. */
type KeptPhoto = { type: string; bytes: ArrayBuffer } | { type: string; sealed: string };

const store = () => createStore('remanso-diary-photos', 'photos');
const keyOf = (owner: string, entryId: string) => `${owner} ${entryId}`;

function readPhoto(value: unknown): KeptPhoto | null {
  if (!isRecord(value) || typeof value['type'] !== 'string') return null;
  const { type, bytes, sealed } = value;
  if (bytes instanceof ArrayBuffer) return { type, bytes };
  return typeof sealed === 'string' ? { type, sealed } : null;
}

/** @throws where there is no room */
export async function keepPhoto(
  owner: string,
  entryId: string,
  photo: Blob,
  vault: OpenKeys | null,
): Promise<void> {
  const { type } = photo;
  const bytes = await photo.arrayBuffer();
  const kept: KeptPhoto = vault
    ? { type, sealed: await encrypt(vault.data, bytes) }
    : { type, bytes };
  await set(keyOf(owner, entryId), kept, store());
}

/** Null where there is none on this device, or it does not open. */
export async function readKeptPhoto(
  owner: string,
  entryId: string,
  vault: OpenKeys | null,
): Promise<Blob | null> {
  const kept = readPhoto(await get(keyOf(owner, entryId), store()).catch(() => null));
  if (kept === null) return null;
  if ('bytes' in kept) return new Blob([kept.bytes], { type: kept.type });
  if (vault === null) return null;
  const bytes = await decrypt(vault.data, kept.sealed.split('.')).catch(() => null);
  return bytes && new Blob([bytes], { type: kept.type });
}

export async function dropPhoto(owner: string, entryId: string): Promise<void> {
  await del(keyOf(owner, entryId), store()).catch(() => undefined);
}

/** Entries that have a photo on this device. */
export async function photoIds(owner: string): Promise<string[]> {
  try {
    const all = await keys<string>(store());
    return all.flatMap((key) => (key.startsWith(`${owner} `) ? [key.slice(owner.length + 1)] : []));
  } catch {
    return [];
  }
}

/** Seals every photo of this device that is not, or opens every one that is. */
export async function turnPhotos(owner: string, vault: OpenKeys, to: 'sealed' | 'open') {
  for (const id of await photoIds(owner)) {
    // One after the other: a phone has no room for all of them at once.
    // oxlint-disable-next-line no-await-in-loop
    const photo = await readKeptPhoto(owner, id, vault);
    // oxlint-disable-next-line no-await-in-loop
    if (photo) await keepPhoto(owner, id, photo, to === 'sealed' ? vault : null);
  }
}
