import type { Page } from '@playwright/test';
import type { DangerKind } from '#domain/companion/content/danger/danger-path.ts';
import { log, openChat, said, say } from './fixtures/chat.ts';
import { browserOf, expect, newPerson, test } from './fixtures/person.ts';

/** Help by its name and number. The browser of these stories stands in Mexico City. */
const LINE = 'Línea de la Vida, 800 911 2000';
const EMERGENCY = 'emergencias (911)';
const FOR_WOMEN = 'para mujeres, la Línea de las Mujeres 079, opción 1';
const HERS = 'Línea de las Mujeres 079, opción 1';
const IN_WRITING = 'WhatsApp 55 5533 5533';

/** One answer that is tapped, words of what Nilo says to it, and the help that these name. */
type Step = readonly [tap: string, nilo: string, ...names: string[]];

interface Path {
  says: string;
  /** Words of what Nilo says first, and the help that these name. */
  nilo: readonly [string, ...string[]];
  /** The one thing to do beside the talk, from the first message on. */
  calls: 'tel:911' | 'tel:8009112000' | 'tel:079';
  /** From the first answer to the end of the path. */
  steps: readonly Step[];
  /** Where a wish to die was denied: the one calm question that comes later, and its answer. */
  again?: readonly [nilo: string, step: Step];
}

const PATHS: Readonly<Record<DangerKind, Path>> = {
  self: {
    says: 'Hay noches en que quisiera dormirme y ya no despertar, y no se lo he dicho a nadie',
    nilo: ['¿piensas en quitarte la vida?', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces', '¿has pensado cómo o cuándo'],
      ['No, es solo la idea', 'Sin plan también pesa', LINE],
      ['Le escribo a alguien', 'Esto pide a alguien en carne y hueso'],
      ['Ya lo mandé', 'El teléfono con sonido y boca abajo', LINE],
      ['Ya me respondió', 'ya hay alguien ocupándose', LINE],
    ],
  },
  plan: {
    says: 'Ya sé cómo me voy a quitar la vida y hoy que no hay nadie en casa lo voy a hacer',
    nilo: ['Esto no espera', EMERGENCY],
    calls: 'tel:911',
    steps: [
      ['No puedo llamar', '«llama por mí, estoy en peligro»', EMERGENCY, IN_WRITING],
      ['Lo que tengo cerca', '«¿Me guardas una cosa unos días?'],
      ['Eso puedo hacerlo', 'una puerta de por medio', LINE],
      ['Ya no lo tengo cerca', 'Haber puesto eso lejos', LINE],
      ['Estoy con alguien', 'Conviene que sepa lo de verdad', LINE],
    ],
  },
  'self-harm': {
    says: 'Desde hace rato no me aguanto las ganas de cortarme, y ayer me había jurado que no',
    nilo: ['además de hacerte daño, ¿hay ganas de morir?'],
    calls: 'tel:8009112000',
    steps: [
      ['No, solo que pare', 'no es morir, es que se calle', LINE],
      ['Tengo las cosas cerca', '¿Quién podría guardarlo por hoy?', LINE],
      ['Se lo doy a alguien', 'Dejarlo en otras manos es un paso enorme'],
      ['Ya se lo di', 'Ya no está a mano', LINE],
      ['Bajó un poco', 'Bajó sin una herida más', LINE],
    ],
    again: [
      '¿hoy ha aparecido la idea de no vivir más?',
      ['No', 'Los días sin hacerte daño siguen contando', LINE],
    ],
  },
  overdose: {
    says: 'Me acabo de tomar como treinta pastillas de las de mi mamá y ya me está entrando miedo',
    nilo: ['aunque el cuerpo todavía no avise', EMERGENCY],
    calls: 'tel:911',
    steps: [
      ['No quiero llamar', 'que marque un vecino', EMERGENCY],
      ['Le aviso a alguien', 'Llama a una ambulancia y ven', EMERGENCY],
      ['Ya lo mandé', 'pediste ayuda a tiempo', EMERGENCY],
      ['Voy a urgencias', 'Que lleve otra persona', EMERGENCY],
      ['Ya llegué', 'Ya hay gente cuidando ese cuerpo', LINE],
    ],
  },
  violence: {
    says: 'Anoche mi esposo me aventó contra la pared, estoy asustada porque hoy llega a las ocho',
    nilo: ['¿Estás a salvo en este momento?', HERS],
    calls: 'tel:079',
    steps: [
      ['Sí, por ahora', 'conviene tener lista una salida'],
      ['Me revisan el teléfono', 'esta charla también puede verse', EMERGENCY],
      ['Sé con quién acordarla', '«En casa no estoy a salvo.'],
      ['Me da vergüenza', 'La vergüenza le toca a quien lastima', HERS],
      ['Ya le avisé', 'eso rompe el encierro', EMERGENCY],
    ],
  },
  'sexual-violence': {
    says: 'En una fiesta le dije que parara y él no paró, y no se lo he contado a nadie',
    nilo: ['¿Estás a salvo de esa persona ahora?', EMERGENCY, FOR_WOMEN],
    calls: 'tel:911',
    steps: [
      ['Sí', '¿Hace cuánto fue?'],
      ['Menos de cinco días', 'En un hospital atienden esto hoy'],
      ['Me da miedo ir', 'Nadie puede revisar nada sin permiso', FOR_WOMEN],
      ['Voy a ir', 'Mejor con alguien al lado', EMERGENCY],
      ['Ya estoy ahí', 'ya hay alguien contigo en esto', FOR_WOMEN],
    ],
  },
  third: {
    says: 'Mi amiga terminó con su novio y anoche me escribió que se quiere morir',
    nilo: ['¿Sabes si está a salvo ahora?', LINE, EMERGENCY],
    calls: 'tel:8009112000',
    steps: [
      ['No lo sé', 'Una llamada, no un mensaje', EMERGENCY],
      ['No me contesta', 'Sin respuesta después de algo así', EMERGENCY],
      ['Voy para allá', 'Ir en persona es lo que más protege', EMERGENCY],
      ['Estoy ahí ya', 'Estar ahí ya cambia las cosas'],
      ['Está bien, lloró', 'Qué alivio saber cómo está', LINE],
    ],
  },
  harm: {
    says: 'Traigo tanta rabia que me da miedo hacerle daño a mi cuñado si lo tengo enfrente',
    nilo: ['¿Sientes que hoy podrías hacerle daño a alguien?', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces lo temo', 'No saberlo ya pide distancia'],
      ['Sí, está aquí', 'una puerta de por medio', EMERGENCY],
      ['Ya me alejé', 'Alejarse en plena rabia', LINE],
      ['Ya bajó un poco', 'nadie salió herido', LINE],
    ],
  },
  voices: {
    says: 'Cuando me quedo a solas escucho una voz que me insulta, y no hay nadie en la casa',
    nilo: ['¿Manda hacerte daño, o hacérselo a alguien?', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces', 'Lo primero es no estar a solas con eso', EMERGENCY],
      ['No confío en nadie', 'no voy a discutirlo', LINE],
      ['Llevo días sin dormir', 'Varias noches sin dormir agrandan todo'],
      ['Voy a urgencias', 'Ir con alguien que hable si cuesta', EMERGENCY],
      ['Ya estoy ahí', 'ya hay alguien ocupándose', LINE],
    ],
  },
  'after-birth': {
    says: 'Desde que nació mi niña lloro a escondidas y hay días en que quisiera salir y no volver',
    nilo: ['¿Hay ganas de morir, o miedo de hacerle daño al bebé?', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces', '¿da horror pensarlo'],
      ['Me da horror', 'lo de hoy es un relevo', LINE],
      ['Temo que me lo quiten', 'Ese miedo calla a muchísima gente', LINE],
      ['Qué digo en la consulta', '«Desde que nació no estoy bien'],
    ],
  },
  eating: {
    says: 'Llevo cuatro días casi sin comer y me da vergüenza que alguien lo note',
    nilo: ['En estos días, ¿hubo desmayos', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces me mareo', 'Un cuerpo mareado está pidiendo', EMERGENCY],
      ['Me van a regañar', 'El miedo suele ser a que decidan por uno', LINE],
      ['Voy a que me vean', 'Ir en persona es un buen paso', EMERGENCY],
      ['Ya estoy ahí', 'ya hay alguien ocupándose', LINE],
    ],
  },
  intrusive: {
    says: 'Me vienen ideas de empujar a alguien en el metro y me horroriza, yo jamás lo haría',
    nilo: ['¿Es algo que asusta pensar, o algo que quieres hacer?', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['A veces dudo', 'La duda es lo que más tortura', LINE, EMERGENCY],
      ['Es miedo, no ganas', 'sin pelear con ella'],
      ['Sigue igual', 'tres cosas que se ven desde ahí'],
      ['Bajó un poco', 'Vino, no se le hizo caso', LINE],
    ],
  },
  substances: {
    says: 'Llevo desde el viernes bebiendo y no puedo parar, me asusta cómo amanezco',
    nilo: ['Aquí no hay sermón', LINE],
    calls: 'tel:8009112000',
    steps: [
      ['No', '¿hay ganas de morir en medio de esto?'],
      ['No', 'esta noche es una cosa chica'],
      ['No puedo parar', 'Veinte minutos, no la vida entera', LINE],
      ['Bajó un poco', 'Aflojó sin sumar más', LINE],
    ],
    again: [
      '¿asoma todavía la idea de no seguir viviendo?',
      ['No', 'Bien, seguimos con lo que quieras', LINE],
    ],
  },
};

const EVERYDAY = 'mi vecino pone música a todo volumen hasta las tres';

const messages = (page: Page) => log(page).locator('p.whitespace-pre-wrap');
const replies = (page: Page) => page.getByRole('list', { name: 'Respuestas rápidas' });

/** One member and one page for all talks of a worker: each path is a conversation of its own. */
const story = test.extend<object, { memberPage: Page }>({
  memberPage: [
    async ({ browser }, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const { session } = await newPerson(origin, true);
      const context = await browserOf(browser, origin, session);
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openChat(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function openNewTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nueva conversación' }).click();
  await expect(log(page).getByText('Aquí puedes soltar lo que traes')).toBeVisible();
}

/** Taps one of the offered answers and waits until Nilo has said what follows. */
async function tap(page: Page, label: string): Promise<void> {
  const before = await messages(page).count();
  await replies(page).getByRole('button', { name: label, exact: true }).click();
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
}

async function expectSaid(page: Page, words: readonly string[]): Promise<void> {
  for (const one of words) await expect(messages(page).last()).toContainText(one);
  await expect(messages(page).last()).toBeInViewport();
}

/** Sentences of Nilo; a number may be named as often as it helps. */
async function sentences(page: Page): Promise<string[]> {
  const texts = (await said(page)).filter((one) => !one.startsWith('Tú:'));
  return texts
    .flatMap((one) => one.replace(/^Nilo:\s*/, '').split(/(?<=[.?])\s+/u))
    .filter((one) => !/\d/.test(one));
}

const help = (page: Page) =>
  page.getByRole('link', { name: /^Llamar al (?:911|079|800 911 2000)/ }).first();

/** Taps the answers in their order; what each is told is read before the next, with help in sight. */
async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [label, ...words] of steps) {
    await tap(page, label);
    await expectSaid(page, words);
    await expect(help(page)).toBeInViewport();
  }
}

for (const [kind, { says, nilo, calls, steps, again }] of Object.entries(PATHS)) {
  story(
    `the path ${kind} goes to its end by ${steps.length} taps, and lets go`,
    async ({ memberPage: page }) => {
      await openNewTalk(page);
      await say(page, says);
      await expectSaid(page, nilo);
      await expect(help(page)).toHaveAttribute('href', calls);
      await walk(page, steps);
      if (again) {
        const [asked, step] = again;
        await say(page, 'hoy quiero ver una película');
        await expectSaid(page, [asked]);
        await walk(page, [step]);
      }
      const heard = await sentences(page);
      expect(heard.filter((one, at) => heard.indexOf(one) !== at)).toEqual([]);

      // From here on everyday talk is met as such: no step, no order to call, and help stays in sight.
      const atTheEnd = await replies(page).getByRole('button').allInnerTexts();
      await say(page, EVERYDAY);
      await expectSaid(page, ['¿Qué se ha intentado ya?']);
      await expect(messages(page).last()).not.toContainText(/911|079|morir|quitarte la vida/);
      const after = await replies(page).getByRole('button').allInnerTexts();
      expect(after.filter((one) => atTheEnd.includes(one))).toEqual([]);
      await expect(help(page)).toBeInViewport();
    },
  );
}
