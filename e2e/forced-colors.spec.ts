import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

test.use({ forcedColors: 'active', viewport: { width: 390, height: 900 } });

const style = (part: Locator, property: string) =>
  part.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const outline = (part: Locator) => style(part, 'outline');

/** Its edge is drawn in a colour that is not the one behind it. */
async function expectEdge(part: Locator) {
  const { width, line, edge, ground } = await part.first().evaluate((node) => {
    const own = getComputedStyle(node);
    return {
      width: Number.parseFloat(own.borderTopWidth),
      line: own.borderTopStyle,
      edge: own.borderTopColor,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(width).toBeGreaterThanOrEqual(1);
  expect(line).toBe('solid');
  expect(edge).not.toBe(ground);
}

/** Chosen, focused, both and neither: each looks another way. */
async function expectFourLooks(page: Page, chosen: Locator, other: Locator, focused: Locator) {
  const looks = [await outline(other), await outline(chosen)];
  await page.keyboard.press('Tab');
  await focused.focus();
  looks.push(await outline(chosen));
  expect(new Set(looks).size, looks.join(' | ')).toBe(3);
  expect(looks[0]).toMatch(/none|0px/);
}

test('buttons, fields, dialogs and calls for help have an edge', async ({ personPage, page }) => {
  await page.goto('/signin');
  await expectEdge(page.getByLabel('Correo electrónico'));
  await expectEdge(page.getByRole('button', { name: 'Entrar', exact: true }));
  await expectEdge(page.getByRole('link', { name: 'Ayuda ahora' }));
  await page.goto('/crisis-moment');
  await expectEdge(page.getByRole('link', { name: /^Llamar al 911/ }));

  await personPage.emulateMedia({ forcedColors: 'active' });
  await personPage.goto('/settings');
  await expectEdge(personPage.getByRole('button', { name: 'Cerrar sesión' }));
  await personPage.goto('/settings/security');
  await personPage.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expectEdge(personPage.getByRole('dialog'));
  await expectEdge(personPage.getByRole('button', { name: 'Pedir que se borre' }));
});

test('what is chosen and what has focus can be told apart', async ({ personPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/settings');
  // Until then the same labels stand in a frame that the page replaces.
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  const theme = (name: string) =>
    page.locator('label').filter({ has: page.getByText(name, { exact: true }) });
  await expectFourLooks(
    page,
    theme('Como el sistema'),
    theme('Claro'),
    page.getByLabel('Como el sistema'),
  );
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Yo', exact: true });
  const otherTab = page.getByRole('navigation').getByRole('link', { name: 'Hoy', exact: true });
  await expectFourLooks(page, tab, otherTab, tab);

  await page.goto('/mood');
  const emotion = (name: string) => page.locator('label').filter({ hasText: name });
  await page.getByRole('radio', { name: 'Calma' }).check();
  expect(await outline(emotion('Calma'))).not.toBe(await outline(emotion('Tristeza')));
  // The browser's own mark would lie over the words.
  expect(await style(page.getByRole('radio', { name: 'Calma' }), 'appearance')).toBe('none');
  await expectAccessible(page);
});

test('what cannot be pressed now is grey', async ({ personPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Retirar mi consentimiento' }).click();
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  // It stays reachable and says why: the browser does not know that it is off.
  const later = page.getByRole('button', { name: 'Aceptar y continuar' });
  await expect(later).toBeDisabled();
  const grey = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'GrayText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await style(later, 'color')).toBe(grey);
});
