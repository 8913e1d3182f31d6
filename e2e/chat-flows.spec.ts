import type { Page } from '@playwright/test';
import { composer, log, openChat, say } from './fixtures/chat.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';

const replies = (page: Page) => page.getByRole('list', { name: 'Respuestas rápidas' }).last();
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Preparar qué decir' });
const card = (page: Page) => page.getByRole('region', { name: 'Lo que me llevo: Mi mensaje' });

/** Taps one of the offered answers and waits until what follows has come to its end. */
async function tap(page: Page, label: string): Promise<void> {
  await replies(page).getByRole('button', { name: label, exact: true }).click();
  await expect(log(page).getByText(`Tú: ${label}`).last()).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
}

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(progress(page).last()).toHaveAttribute('aria-valuetext', `${step} de 6`);
}

test('a flow goes by taps alone, is left, taken up after a reload, and leaves a card to keep', async ({
  personPage: page,
}) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Preparar qué decir', exact: true }).click();
  await expectStep(page, 1);
  await tap(page, 'Una amistad');
  await expectStep(page, 2);
  await tap(page, 'Dejarlo aquí');
  await expect(progress(page)).toHaveCount(0);
  await page.reload();
  await say(page, 'Seguir con lo de antes');
  await expectStep(page, 2);
  await tap(page, 'Hola, esto me cuesta');
  await tap(page, 'Que algo me dolió');
  await tap(page, 'Prefiero no dar razones');
  await tap(page, 'Nada, solo que lo sepa');
  await tap(page, 'Ahora mismo');
  await expect(card(page).getByRole('listitem')).toHaveText([
    'Hola. Esto me cuesta escribirlo, así que va despacio.',
    'Me dolió lo que pasó el otro día y no quiero hacer como si nada.',
    'Prefiero no entrar en detalles.',
    'No hace falta responder. Quería que quedara dicho.',
  ]);
  await card(page)
    .getByRole('button', { name: /Guardar/ })
    .click();
  await expect(page.getByText('Guardado en «Lo que me llevo»')).toBeVisible();
});

test('the same flow goes by words alone, and the card holds them unchanged', async ({
  personPage: page,
}) => {
  await openChat(page, '?flow=prepare-words');
  await expectStep(page, 1);
  const words = [
    'Rocco, el del tercero',
    'Hola Rocco, te escribo por lo del sábado',
    'Quiero que vengas el sábado al mediodía',
    'Porque la última vez me quedé esperando',
    'Que me conteste con un sí o un no',
    'mañana',
  ];
  for (const [at, text] of words.entries()) {
    await say(page, text);
    if (at < words.length - 1) await expectStep(page, at + 2);
  }
  await expect(card(page).getByRole('listitem')).toHaveText(words.slice(1, 5));
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a flow goes on by taps, and what was said reaches the account', async ({
    personPage: page,
  }) => {
    test.slow();
    await openChat(page);
    await keptForOffline(page);
    await page.getByRole('button', { name: 'Preparar qué decir', exact: true }).click();
    await expectStep(page, 1);
    await page.context().setOffline(true);
    await tap(page, 'Una amistad');
    await expectStep(page, 2);
    await tap(page, 'Algo más formal');
    await expectStep(page, 3);
    await page.context().setOffline(false);
    await expect(page.getByText('Pendiente de enviar', { exact: true })).toHaveCount(0, {
      timeout: 30_000,
    });
    await page.reload();
    await expectStep(page, 3);
  });
});

test('a question is answered, what was misheard is taken back, and a danger ends with a person', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, '¿dónde veo mis registros de ánimo?');
  await expect(log(page)).toContainText('Están en la página del ánimo');
  await say(page, 'Se nos fue la Luna');
  await tap(page, 'No es eso');
  await say(page, 'ya no quiero vivir');
  await expect(
    page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' }),
  ).toBeVisible();
  await expect(replies(page)).toBeVisible();
  await expect(log(page)).toContainText('800 911 2000');
  await expect(composer(page)).toBeEditable();
});
