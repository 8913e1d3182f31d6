import { expectAccessible } from './fixtures/accessible.ts';
import { composer, log, openChat, said, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';

test('what Nilo remembers is seen, taken back, listed, forgotten and switched off', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Hola, me llamo Ana');
  await expect(page.getByText(/^Lo recordaré: .*Ana/)).toBeVisible();
  await page.getByRole('button', { name: 'No recordarlo' }).click();
  await expect(page.getByText(/^Lo recordaré:/)).toHaveCount(0);

  await say(page, 'mi gata se llama Luna');
  await expect(page.getByText(/^Lo recordaré: .*Luna/)).toBeVisible();
  await page.getByRole('button', { name: 'Memoria y ajustes del chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustes del chat' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('Luna');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Olvidar: .*Luna/ }).click();
  await expect(dialog.getByText('Por ahora no recuerda nada.')).toBeVisible();
  await dialog.getByLabel('Que Nilo recuerde detalles entre conversaciones').click();
  await expect(dialog.getByText('La memoria está apagada')).toBeVisible();
  await dialog.getByRole('button', { name: 'De usted' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();

  await page.reload();
  await say(page, 'mi perro se llama Toto');
  await expect(page.getByText(/^Lo recordaré:/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Memoria y ajustes del chat' }).click();
  await expect(dialog.getByRole('button', { name: 'De usted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a talk without memory remembers nothing', async ({ personPage: page }) => {
  await openChat(page);
  await page.getByLabel('Hablar sin memoria').check();
  await say(page, 'Hola, me llamo Ana');
  await expect(page.getByText(/^Lo recordaré:/)).toHaveCount(0);
});

test('a message that is not to be kept leaves only its place', async ({ personPage: page }) => {
  await openChat(page);
  await say(page, 'Hola');
  await page.getByRole('button', { name: 'Más formas de hablar' }).click();
  await page.getByRole('button', { name: 'No guardar el próximo mensaje' }).click();
  await expect(page.getByText('Este mensaje no se guardará.')).toBeVisible();
  await say(page, 'Discutí con mi hermana');
  await expect(page.getByText('Este mensaje no se guarda', { exact: true })).toBeVisible();
  await expect(page.getByText('Este mensaje no se guardará.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Aquí hubo un mensaje que no quisiste guardar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir respuesta' })).toHaveCount(0);
  await expect(page.getByText('Discutí con mi hermana')).toHaveCount(0);
});

test('something said differently opens another conversation; the first one stays', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Hola');
  await say(page, 'Hoy discutí en el trabajo');
  const first = page.url();
  const before = await said(page);
  await page.getByRole('button', { name: /^Decir de otra forma: Hoy discutí/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Decirlo de otra forma' });
  await expect(dialog.getByText('Cambia algo para enviarlo')).toBeVisible();
  await dialog.getByLabel('Tu mensaje').fill('Hoy me felicitaron en el trabajo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar en otra conversación' }).click();
  await expect(log(page).getByText('Hoy me felicitaron en el trabajo')).toBeVisible();
  await expect(log(page).getByText('Hoy discutí en el trabajo')).toHaveCount(0);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  expect(page.url()).not.toBe(first);
  await expect.poll(async () => (await said(page)).slice(0, 2)).toEqual(before.slice(0, 2));
  await expect(page.getByText('Dicho de otra forma')).toBeVisible();
  await page.goto(first);
  await expect.poll(() => said(page)).toEqual(before);
});

test('what was said is found again and taken along', async ({ personPage: page }) => {
  await openChat(page);
  await say(page, 'Hoy fui a nadar al lago con mi hermana');
  await page.getByLabel('Buscar en tus conversaciones').fill('nada lag');
  const found = page.getByRole('button', { name: /Tú: .*nadar al lago/ });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Buscar en tus conversaciones').fill('montaña');
  await expect(page.getByText('Nada con «montaña».')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();

  await page.getByRole('button', { name: 'Memoria y ajustes del chat' }).click();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar esta conversación' }).click();
  const stream = await (await taken).createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(text).toContain('Yo: Hoy fui a nadar al lago con mi hermana');
  expect(text).toContain('Nilo: ');
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar todas' }).click();
  expect((await all).suggestedFilename()).toMatch(/^nilo-\d{4}-\d\d-\d\d\.json$/);
});

test('a wish about how to be accompanied is one touch away, and writing stays', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Hola');
  await composer(page).fill('Todavía pienso en');
  await page.getByRole('button', { name: 'Más formas de hablar' }).click();
  await page.getByRole('button', { name: 'Solo escucha' }).click();
  await expect(log(page).getByText('Solo escúchame, por favor')).toBeVisible();
  await expect(composer(page)).toHaveValue('Todavía pienso en');
  await expect(page.getByRole('button', { name: /^Llamar al/ })).toHaveCount(0);
});

test('after a while a pause is suggested, and every three hours that this is a program', async ({
  personPage: page,
}) => {
  await page.clock.install();
  await openChat(page);
  await page.clock.runFor('45:30');
  await expect(page.getByText('Llevas un buen rato aquí.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(page.getByText('Llevas un buen rato aquí.')).toHaveCount(0);
  await page.clock.runFor('02:16:00');
  const reminder = page.getByText('Recuerda: Nilo es un programa de inteligencia artificial.');
  await expect(reminder).toBeVisible();
  await expect(reminder).toHaveCSS('font-weight', '700');
});

test('what is dictated stands after what was written', async ({ personPage: page }) => {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        const results = [{ isFinal: true, 0: { transcript: 'con mi hermana' } }];
        setTimeout(() => this.dispatchEvent(new Event('start')));
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
        }, 50);
      }
      stop() {
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition });
  });
  await openChat(page);
  await composer(page).fill('Hoy hablé');
  const dictate = page.getByRole('button', { name: 'Dictar' });
  await dictate.click();
  await expect(composer(page)).toHaveValue('Hoy hablé con mi hermana');
  await expect(dictate).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Te escucho\..* puede enviar el audio/)).toBeVisible();
  await expectAccessible(page);
  await dictate.click();
  await expect(dictate).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^Te escucho\./)).toHaveCount(0);
});

test('an answer whose connection breaks goes on from there, with nothing twice', async ({
  personPage: page,
}) => {
  await openChat(page);
  const resumedFrom: (string | undefined)[] = [];
  await page.route('**/functions/v1/chat', async (route) => {
    resumedFrom.push(route.request().headers()['last-event-id']);
    if (resumedFrom.length > 1) return await route.continue();
    const response = await route.fetch();
    const whole = await response.text();
    const cut = whole.indexOf('\n\n', whole.length / 2) + 2;
    await route.fulfill({ response, body: whole.slice(0, cut) });
  });
  await say(page, 'No puedo dormir, no paro de pensar');
  expect(resumedFrom).toHaveLength(2);
  // The place in the answer stands first in the id of an event.
  expect(Number.parseInt(resumedFrom[1] ?? '', 10)).toBeGreaterThan(1);
  const before = await said(page);
  await page.reload();
  await expect.poll(() => said(page)).toEqual(before);
});
