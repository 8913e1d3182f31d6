import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';

const PASSPHRASE = 'tres ríos lentos';
const SECRET = 'La silla amarilla junto al pozo';

async function write(page: Page, title: string, body: string) {
  await page.getByRole('link', { name: 'Escribir', exact: true }).click();
  await page.getByLabel('Título', { exact: true }).and(page.locator('input')).fill(title);
  await page.getByLabel('Tus palabras').fill(body);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

async function openDiary(page: Page) {
  await page.goto('/diary');
  await expect(page.getByRole('heading', { name: 'Tus páginas' })).toBeVisible();
}

const headers = ({ apikey, accessToken }: Person) => ({
  apikey,
  authorization: `Bearer ${accessToken}`,
});

/** Everything that the account has of the diary, as text. */
async function stored(page: Page, person: Person): Promise<string> {
  const tables = ['diary_entries', 'diary_versions', 'diary_keys'];
  const answers = tables.map(async (table) => {
    const answer = await page.request.get(`/rest/v1/${table}?select=*`, {
      headers: headers(person),
    });
    return await answer.text();
  });
  return (await Promise.all(answers)).join('\n');
}

/** Everything that the browser keeps, as text. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        kept.push(await done(db.transaction(store).objectStore(store).getAll()));
      }
      db.close();
    }
    return JSON.stringify(kept);
  });

test('a page is kept while it is written, saved, found, and comes back once deleted', async ({
  personPage: page,
}) => {
  await openDiary(page);
  await page.getByRole('link', { name: 'Escribir', exact: true }).click();
  await page.getByLabel('Tus palabras').fill('Anduve con mi hermana por **el puente**');
  await page.reload();
  await expect(page.getByLabel('Tus palabras')).toHaveValue(/el puente/);
  await page.getByRole('button', { name: 'Calma' }).click();
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.locator('strong', { hasText: 'el puente' })).toBeVisible();
  await openDiary(page);
  await page.getByLabel('Buscar en tu diario').fill('hermanas');
  await expect(page.locator('mark', { hasText: 'hermana' })).toBeVisible();
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('La primera página está en blanco')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('sealed, no word of it is in the account or on the device, and it opens again', async ({
  personPage: page,
  person,
}) => {
  await openDiary(page);
  await write(page, 'El pozo', SECRET);
  await expect.poll(() => stored(page, person)).toContain(SECRET);
  await page.goto('/diary?llave');
  await page.getByRole('button', { name: 'Poner una llave' }).click();
  await page.getByLabel('Contraseña del diario').fill(PASSPHRASE);
  await page.getByLabel('Otra vez').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  const recoveryKey = (await page.getByTestId('recovery-key').textContent()) ?? '';
  await page.getByLabel('Escribe los últimos').fill(recoveryKey.trim().slice(-4));
  await page.getByRole('button', { name: 'Cerrar mi diario con llave' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar ahora' })).toBeVisible();

  await page.getByRole('link', { name: 'Volver al diario' }).click();
  await write(page, 'Otra vez el pozo', `${SECRET}, de noche`);
  await page.goBack();
  await page.getByRole('link', { name: 'Escribir', exact: true }).click();
  await page.getByLabel('Tus palabras').fill(`${SECRET}, a medias`);
  await expect.poll(() => keptHere(page)).toMatch(/diary\.new","d1\./);
  await expect.poll(() => stored(page, person)).toMatch(/"sealed":"d1\.[\s\S]*"sealed":"d1\./);
  await expect.poll(() => keptHere(page)).not.toContain('amarilla');
  const everything = (await stored(page, person)) + (await keptHere(page));
  for (const secret of ['amarilla', 'pozo', PASSPHRASE, recoveryKey.trim()]) {
    expect(everything).not.toContain(secret);
  }

  await page.goto('/diary');
  await expect(page.getByRole('heading', { name: 'Tu diario está cerrado' })).toBeVisible();
  await expectAccessibleOnScreens(page);
  await page.getByLabel('Contraseña del diario').fill('otra cosa');
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.getByText(/Con esa contraseña no se abre/)).toBeVisible();
  await page.getByRole('button', { name: 'No recuerdo la contraseña' }).click();
  await page.getByLabel('Llave de reserva').fill(recoveryKey.toLowerCase());
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.getByText(`${SECRET}, de noche`)).toBeVisible();
  await page.getByLabel('Buscar en tu diario').fill('amarillo');
  await expect(page.locator('mark', { hasText: 'amarilla' })).toHaveCount(2);
});

test('without network a page waits on the device, and is sent once afterwards', async ({
  personPage: page,
  person,
}) => {
  await openDiary(page);
  await write(page, 'Con red', 'Uno');
  await page.getByRole('link', { name: 'Todas las páginas' }).click();
  await page.context().setOffline(true);
  await write(page, 'Sin red', 'Dos');
  await expect(page.getByText('pendiente de enviar')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  expect((await stored(page, person)).match(/"title":"Sin red"/g)).toHaveLength(1);
  await openDiary(page);
  await expectAccessibleOnScreens(page);
});

test('of two devices that change one page both are kept, and can be joined', async ({
  personPage: page,
  person,
}) => {
  await openDiary(page);
  await write(page, 'El viaje', 'Salimos temprano.');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Tus palabras').fill('Salimos temprano.\nLlovía.');
  const revision = crypto.randomUUID();
  await page.request.patch('/rest/v1/diary_entries?title=eq.El%20viaje', {
    headers: headers(person),
    data: { body: 'Salimos temprano.\nCantamos.', revision },
  });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('link', { name: 'Unir las dos' }).click();
  const words = page.getByLabel('Tus palabras');
  await expect(words).toHaveValue(/Llovía/);
  await expect(words).toHaveValue(/Cantamos/);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Cantamos.')).toBeVisible();
  await page.getByRole('link', { name: 'Todas las páginas' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('button', { name: 'Versiones anteriores' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { expanded: false })).not.toHaveCount(
    0,
  );
});
