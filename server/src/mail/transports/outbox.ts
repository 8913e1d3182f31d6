import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail.ts';

/** The folder of mails that wait for nobody, until SMTP_URL is set. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/**
 * Writes mails as `.eml` files instead of sending them, and prints the link of each.
 * @param print writes one line where the person who started the server looks
 */
export function outboxTransport(
  dataDir: string,
  mailFrom: string,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): MailTransport {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ to, subject, text, html, link }, id) {
      const { message } = await composer.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@remanso.localhost>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${stamp}-${id.replaceAll(/[^\w-]/g, '')}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      print(`Mail for ${to} (${subject}): ${link ?? path}`);
    },
    close: () => composer.close(),
  };
}
