import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmationMail } from '../templates/confirmation.ts';
import { outboxFolder, outboxTransport } from './outbox.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('outboxTransport', () => {
  it('keeps the whole mail as a file for its owner, and prints the link', async () => {
    const lines: string[] = [];
    const transport = outboxTransport(dataDir, 'Remanso <hola@remanso.localhost>', (line) =>
      lines.push(line),
    );
    const mail = confirmationMail('ana@example.test', {
      link: 'http://localhost:3000/x?a=1&b=2',
      code: '012345',
    });
    await transport.send(mail, 'job-1');

    const [file = ''] = await readdir(outboxFolder(dataDir));
    const path = join(outboxFolder(dataDir), file);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path));
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.to).toMatchObject([{ address: 'ana@example.test' }]);
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(parsed.html?.trim()).toBe(mail.html.trim());
    expect(lines).toEqual([
      `Mail for ana@example.test (${mail.subject}): http://localhost:3000/x?a=1&b=2`,
    ]);
  });
});
