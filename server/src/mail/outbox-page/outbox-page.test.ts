import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationMail } from '../templates/confirmation.ts';
import { outboxTransport } from '../transports/outbox.ts';
import { outboxPage } from './outbox-page.ts';
import { listOutbox } from './read-outbox.ts';

const LINK = 'http://localhost:3000/auth/v1/verify?token=abc&type=signup';
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  const transport = outboxTransport(dataDir, 'hola@remanso.localhost', () => {});
  await transport.send(confirmationMail('ana@example.test', { link: LINK, code: '012345' }), '1');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function get(path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const url = new URL(path, 'http://localhost:3000');
  const peer = { incoming: { socket: { remoteAddress } } };
  return outboxPage(dataDir).request(url, { headers }, peer);
}

describe('outbox page', () => {
  it('lists the mails and shows one with its links', async () => {
    expect(await (await get('/')).text()).toContain('ana@example.test');
    const [mail] = await listOutbox(dataDir);
    const shown = await (await get(`/${mail?.id}`)).text();
    expect(shown).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
    const letter = await get(`/${mail?.id}/html`);
    expect(await letter.text()).toContain('<base target="_top">');
    expect(letter.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  it.each([
    ['another machine', '/', {}, '10.0.0.5'],
    ['a proxy on this machine', '/', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a foreign name for this machine', 'http://evil.example/', {}, '127.0.0.1'],
    ['a file elsewhere', '/..%2f..%2fkeys', {}, '127.0.0.1'],
  ])('refuses %s', async (_name, path, headers, peer) => {
    const answer = await get(path, headers, peer);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('ana@');
  });
});
