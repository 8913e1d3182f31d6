import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { createMiddleware } from 'hono/factory';
import { isLoopback, peerAddress } from '#server/http/client-ip/client-ip.ts';
import { isLoopbackSite } from './loopback-site.ts';
import { listOutbox, readOutboxMail } from './read-outbox.ts';
import { texts } from './texts.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:17px/1.6 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:620px;border:1px solid gray;border-radius:10px}';
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'cf-connecting-ip'];

/**
 * Only this machine may read other people's mails. A proxy on the same machine also comes from
 * loopback, so anything forwarded is refused; and the Host must be a name of this machine, so
 * that a foreign page cannot point its own name here (DNS rebinding).
 */
const loopbackOnly = createMiddleware(async (c, next) => {
  const forwarded = FORWARDED.some((name) => c.req.header(name) !== undefined);
  const local = isLoopbackSite(c.req.url);
  if (!isLoopback(peerAddress(c)) || forwarded || !local) return c.notFound();
  return next();
});

function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>${body}</body>
    </html>`;
}

/** The readable outbox, for `/outbox`. Mount it only where the settings say `showOutbox`. */
export function outboxPage(dataDir: string): Hono {
  const app = new Hono();
  app.use(loopbackOnly);
  app.use(async (c, next) => {
    await next();
    c.res.headers.set(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
    );
    c.res.headers.set('x-frame-options', 'SAMEORIGIN');
    c.res.headers.set('cache-control', 'no-store');
  });

  app.get('/', async (c) => {
    const mails = await listOutbox(dataDir);
    const items = mails.map(
      (mail) => html`<li><a href="/outbox/${mail.id}">${mail.subject}</a> · ${mail.to}<br />
        <small>${mail.date}</small></li>`,
    );
    return c.html(
      page(
        texts.title,
        html`<h1>${texts.title}</h1><p>${texts.lead}</p>
          ${mails.length === 0 ? html`<p>${texts.empty}</p>` : html`<ul>${items}</ul>`}`,
      ),
    );
  });

  app.get('/:id', async (c) => {
    const mail = await readOutboxMail(dataDir, c.req.param('id'));
    if (!mail) return c.html(page(texts.title, html`<p>${texts.notFound}</p>`), 404);
    return c.html(
      page(
        mail.subject,
        html`<p><a href="/outbox">${texts.back}</a></p>
          <h1>${mail.subject}</h1>
          <p>${mail.to} · <small>${mail.date}</small></p>
          <pre>${linked(mail.text)}</pre>
          <h2>${texts.message}</h2>
          <iframe title="${texts.message}" sandbox="allow-top-navigation-by-user-activation" src="/outbox/${mail.id}/html"></iframe>`,
      ),
    );
  });

  app.get('/:id/html', async (c) => {
    const mail = await readOutboxMail(dataDir, c.req.param('id'));
    if (!mail) return c.notFound();
    // Links open in the whole window: in the frame they would be stuck in its sandbox.
    return c.html(mail.html.replace('<head>', '<head><base target="_top">'));
  });
  return app;
}
