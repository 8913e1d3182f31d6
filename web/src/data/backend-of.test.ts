import { afterEach, describe, expect, it, vi } from 'vitest';

const tokenOf = (person: string) => `x.${btoa(JSON.stringify({ sub: person }))}.x`;
let signedIn = 'ana';
vi.mock('./auth.ts', () => ({
  accessToken: () => Promise.resolve(tokenOf(signedIn)),
  renewedToken: () => Promise.resolve(null),
}));
vi.mock('./public-config.ts', () => ({
  loadPublicConfig: () => Promise.resolve({ publishableKey: 'key' }),
}));

describe('what waits on a shared device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent as the person who wrote it, and never as who signed in meanwhile', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost' });
    const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response(null, { status: 201 })),
    );
    vi.stubGlobal('fetch', sent);
    const { loadBackendOf } = await import('./backend.ts');
    const note = { emotion: 'calma', intensity: 2 };
    const backend = await loadBackendOf('ana');
    expect((await backend.from('mood_entries').insert(note)).status).toBe(201);

    signedIn = 'luis';
    const refused = await backend.from('mood_entries').insert(note);
    expect(refused).toMatchObject({ status: 401, error: { code: 'another_person' } });
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
