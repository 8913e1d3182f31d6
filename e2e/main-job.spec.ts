import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures/hydrated.ts';
import { composer, log, said, say } from './fixtures/chat.ts';
import { linkIn, waitForMail } from './fixtures/outbox.ts';

// The whole main job, as one person on one phone: nothing is prepared behind the screens.
test.use({ viewport: { width: 360, height: 740 } });

test('from the first visit to a talk with Nilo that is still there tomorrow', async ({
  page,
  context,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.test`;
  const password = 'rio-tranquilo-7';

  await page.goto('/');
  await page.getByRole('button', { name: 'Solo esenciales' }).click();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('link', { name: 'Crear cuenta' }).first().click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu correo');

  // The mail is opened in another browser, as happens on a computer at work.
  const elsewhere = await context.browser()!.newContext();
  const otherPage = await elsewhere.newPage();
  await otherPage.goto(linkIn(await waitForMail(email)));
  // Nobody asked for it there, so the page says whose account it opens.
  await otherPage.getByRole('button', { name: 'Sí, entrar' }).click();
  await expect(otherPage.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
  await elsewhere.close();

  await page.goto('/chat');
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByText('Bienvenido a Remanso')).toBeVisible();
  await expect(
    page.getByText('Por favor, acepta los términos legales para continuar'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nombre completo')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Completa todos los requisitos obligatorios' }),
  ).toBeDisabled();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Nombre completo').fill('Ana del Río');
  const pad = page.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 6 });
  await page.mouse.move(box.x + 200, box.y + 80, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Confirmar Firma' }).click();
  await page.getByRole('button', { name: 'Verificar Identidad y Continuar' }).click();
  await expect(page.getByText('Consentimiento registrado correctamente')).toBeVisible();
  await expect(page.getByText('Sumas 50 puntos y una ficha de bienvenida.')).toBeVisible();

  await say(page, 'Hoy discutí con mi hermana');
  const [, answer] = await said(page);
  expect(answer).toMatch(/inteligencia artificial|una IA|un programa/);

  await composer(page).pressSequentially('y luego pensé que');
  await page.close();
  const nextDay = await context.newPage();
  await nextDay.goto('/chat');
  await expect(composer(nextDay)).toHaveValue('y luego pensé que');
  await nextDay.getByRole('button', { name: 'Conversaciones' }).click();
  // Named by its day, never by what was said.
  const days = /^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo) /;
  await nextDay.getByRole('dialog').getByRole('button', { name: days }).click();
  await expect(log(nextDay)).toContainText('Tú: Hoy discutí con mi hermana');
});
