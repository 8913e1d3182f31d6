import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail.ts';

const TIMEOUT_MS = 15_000;

/** Hands mails to the server of SMTP_URL. */
export function smtpTransport(smtpUrl: string, mailFrom: string): MailTransport {
  const url = new URL(smtpUrl);
  const transporter = createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    ...(url.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text, html }, id) {
      await transporter.sendMail({
        from: mailFrom,
        // As an object: the address is never parsed as a list of several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${url.hostname}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transporter.close(),
  };
}
