import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';

/** What a mail lets somebody do; both stand for the same thing and are used up together. */
export interface Secrets {
  link: string;
  code: string;
}

interface Letter {
  to: string;
  subject: string;
  /** First line, also what a mail list shows under the subject. */
  greeting: string;
  paragraphs: readonly string[];
  /** Six digits to type where the app asks for them. */
  code?: string;
  button?: { label: string; link: string };
  /** Small print under the link: how long it lasts, what to do if it was not you. */
  notes: readonly string[];
}

const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f4fafa; color: #1c2f3a; }
.card { max-width: 520px; margin: 0 auto; padding: 32px 28px; background: #ffffff; border-radius: 14px; }
.name { margin: 0 0 24px; color: #1d6577; font-family: Georgia, serif; font-size: 22px; }
p { margin: 0 0 16px; font-family: Verdana, Arial, sans-serif; font-size: 16px; line-height: 1.6; }
.button { display: inline-block; padding: 14px 22px; border-radius: 10px; background: #1d6577; color: #fbfefe !important; font-weight: bold; text-decoration: none; }
.code { margin: 0 0 20px; padding: 16px; border-radius: 10px; background: #eaf4f5; color: #123c48; font-family: Consolas, Menlo, monospace; font-size: 30px; font-weight: bold; letter-spacing: 8px; text-align: center; }
.note { color: #4a606b; font-size: 14px; }
.note a { color: #1d6577; word-break: break-all; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1c26 !important; color: #e9f2f4 !important; }
  .card { background: #172733 !important; }
  .name, .note a { color: #86cfe0 !important; }
  .code { background: #20333f !important; color: #e9f2f4 !important; }
  .button { background: #86cfe0 !important; color: #0d222b !important; }
  .note { color: #a9bcc4 !important; }
}`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function codeBlock(code: string): string {
  return `<p>Tu código:</p>\n<p class="code">${escape(code)}</p>`;
}

function buttonBlock({ label, link }: { label: string; link: string }): string {
  const href = escape(link);
  return `<p><a class="button" href="${href}">${escape(label)}</a></p>
<p class="note">Si el botón no funciona, copia esta dirección en tu navegador:<br><a href="${href}">${href}</a></p>`;
}

/** One look for every mail: a card with a code, a button or both, readable in the dark and without HTML. */
export function writeLetter(letter: Letter): Mail {
  const { to, subject, greeting, paragraphs, code, button, notes } = letter;
  const blocks = [
    ...[greeting, ...paragraphs].map((text) => `<p>${escape(text)}</p>`),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(button === undefined ? [] : [buttonBlock(button)]),
    ...notes.map((text) => `<p class="note">${escape(text)}</p>`),
  ];
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="card">
<p class="name">${PRODUCT}</p>
${blocks.join('\n')}
</div>
</body>
</html>
`;
  const lines = [
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [`Tu código: ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.link}`]),
    ...notes,
    PRODUCT,
  ];
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html,
    ...(button === undefined ? {} : { link: button.link }),
  };
}
