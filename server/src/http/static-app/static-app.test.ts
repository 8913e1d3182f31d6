import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticApp } from './static-app.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const ADDRESSES = JSON.stringify(['/chat', '/recognize-emotion/:levelId?']);

function page(title: string): string {
  return `<html><script>theme()</script><h1>${title}</h1></html>`;
}

let root = '';
let app: Hono;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, 'legal'));
  await writeFile(join(root, 'index.html'), page('home'));
  await writeFile(join(root, 'legal/index.html'), page('legal'));
  await writeFile(join(root, '__spa-fallback.html'), page('fallback'));
  await writeFile(join(root, 'assets/app-1a2b.js'), SCRIPT);
  await writeFile(join(root, 'assets/page-3c4d.js'), SCRIPT);
  await writeFile(join(root, '.addresses.json'), ADDRESSES);
  await writeFile(join(root, 'sw.js'), '');
  app = new Hono();
  app.use(staticApp(root));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

describe('staticApp', () => {
  it.each([
    ['/', 200, 'home'],
    ['/legal', 200, 'legal'],
    ['/legal/', 200, 'legal'],
    ['/chat', 200, 'fallback'],
    ['/recognize-emotion', 200, 'fallback'],
    ['/recognize-emotion/3', 200, 'fallback'],
    ['/recognize-emotion/3/4', 404, 'fallback'],
    ['/nothing-here', 404, 'fallback'],
    ['/__spa-fallback.html', 404, ''],
    ['/.addresses.json', 404, ''],
  ])('%s → %i %s', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(title);
  });

  it('lets exactly the inline scripts of a page run, and revalidates the page', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('keeps hashed assets for ever, but not the service worker', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses with what the browser takes', async () => {
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gz = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    expect((await get('/assets/app-1a2b.js')).headers.get('content-encoding')).toBeNull();
  });

  it('takes what the build compressed beside the file', async () => {
    await writeFile(join(root, 'assets/page-3c4d.js.br'), 'made by the build');
    const answer = await get('/assets/page-3c4d.js', { 'accept-encoding': 'br' });
    expect(answer.body.toString()).toBe('made by the build');
  });

  it.each(['/assets/gone.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json'])(
    'answers a missing file with a bare 404: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('<html');
    },
  );

  it('serves a new build once it is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'build-'));
    await writeFile(join(folder, 'index.html'), page('before'));
    const rebuilt = new Hono().use(staticApp(folder));
    expect(await (await rebuilt.request('/')).text()).toContain('before');
    await rm(join(folder, 'index.html'));
    await writeFile(join(folder, 'index.html'), page('after'));
    await new Promise((done) => setTimeout(done, 1100));
    expect(await (await rebuilt.request('/')).text()).toContain('after');
    await rm(folder, { recursive: true });
  });

  it('says what to do when nothing was built', async () => {
    const empty = new Hono().use(staticApp(join(root, 'nowhere')));
    expect((await empty.request('/')).status).toBe(503);
  });
});
