import { z } from 'zod';

/** A mail that is ready to go; also the payload of its job. */
export const Mail = z.object({
  /** One bare address. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The one thing to click, for the terminal of somebody who tries the app without a mail server. */
  link: z.string().optional(),
});
export type Mail = z.infer<typeof Mail>;

/** A way to hand mails over. `send` throws when it did not work; the job queue then tries again. */
export interface MailTransport {
  /** @param id the same for every attempt at one mail, so that a doubled delivery can be seen */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}
