import { randomUUID } from 'node:crypto';
import { linkIn, waitForMail } from '../fixtures/outbox.ts';
import { measureDialog } from './dialogs.ts';
import type { Walker } from './walker.ts';

export interface Step {
  name: string;
  walk: (walker: Walker) => Promise<void>;
}

const email = () => `${randomUUID()}@example.test`;
const PASSWORD = 'rio-tranquilo-7';
const PLAN_LINE = 'Dejo de dormir';

/** What must work in every browser, in the order in which a person meets it. */
export function mainPath(): Step[] {
  const address = email();
  return [
    { name: 'sign-up, and the link of the mail', walk: async (at) => await signUp(at, address) },
    { name: 'consent', walk: consent },
    { name: 'a talk with Nilo', walk: talk },
    { name: 'dialogs of the chat have a height', walk: chatDialogs },
    { name: 'check-in', walk: checkIn },
    { name: 'breathing', walk: breathe },
    { name: 'safety plan', walk: plan },
    { name: 'dialogs of the account have a height', walk: accountDialogs },
  ];
}

/** Once the server is gone. */
export function offlinePath(): Step[] {
  return [
    {
      name: 'offline: the lines of help',
      walk: async (at) => {
        await at.open('/crisis');
        await at.until(
          'a number to call',
          `return document.querySelector('a[href^="tel:"]') !== null`,
        );
      },
    },
    {
      name: 'offline: the safety plan',
      walk: async (at) => {
        await at.open('/safety-plan');
        await at.reads(PLAN_LINE);
      },
    },
    {
      name: 'offline: breathing',
      walk: async (at) => {
        await at.open('/minigames/breathing');
        await at.sees('heading', 'Respirar con el río');
        await at.sees('button', 'Empezar');
      },
    },
    {
      name: 'offline: Nilo answers',
      walk: async (at) => {
        await at.open('/chat');
        await at.type('Escribe a Nilo', 'Sin red y con sueño');
        await at.press('button', 'Enviar');
        await at.reads('Sin red y con sueño');
      },
    },
  ];
}

async function signUp(at: Walker, address: string): Promise<void> {
  await at.open('/signup');
  if (await at.has('button', 'Solo esenciales')) await at.press('button', 'Solo esenciales');
  await at.type('Correo electrónico', address);
  await at.type('Contraseña', PASSWORD);
  await at.press('button', 'Crear mi cuenta');
  await at.sees('heading', 'Revisa tu correo');
  const link = new URL(linkIn(await waitForMail(address)));
  await at.open(link.pathname + link.search + link.hash);
  await at.until('being inside', "return localStorage.getItem('remanso.auth') !== null");
  // The toast is said once the page goes on to home.
  await at.reads('Tu cuenta está lista');
  await at.until('home', "return location.pathname === '/'");
}

async function consent(at: Walker): Promise<void> {
  await at.open('/chat');
  await at.sees('field', 'Nombre completo');
  await at.press('box', 'Confirmo que tengo más de 18 años');
  await at.type('Nombre completo', 'Ana del Río');
  await at.draw('canvas');
  await at.press('button', 'Confirmar Firma');
  await at.press('button', 'Verificar Identidad y Continuar');
  await at.reads('Consentimiento registrado correctamente');
}

async function talk(at: Walker): Promise<void> {
  await at.open('/chat');
  await at.type('Escribe a Nilo', 'Hoy discutí con mi hermana');
  await at.press('button', 'Enviar');
  await at.until(
    'an answer',
    `const log = document.querySelector('[role=log]');
     return log?.getAttribute('aria-busy') === 'false' && log.querySelectorAll('p.whitespace-pre-wrap').length >= 2;`,
  );
}

async function chatDialogs(at: Walker): Promise<void> {
  for (const opener of ['Soy una IA', 'Conversaciones']) {
    await at.press('button', opener);
    await measureDialog(at, opener);
  }
}

async function checkIn(at: Walker): Promise<void> {
  await at.open('/mood');
  await at.press('box', 'Alegría');
  await at.press('button', 'bastante');
  await at.until(
    'the entry',
    "return [...document.querySelectorAll('article')].some((one) => one.textContent.includes('Alegría'))",
  );
}

async function breathe(at: Walker): Promise<void> {
  await at.open('/minigames/breathing');
  await at.press('button', 'Pánico: 60 segundos');
  const drawn = "return document.querySelector('main').innerHTML";
  await at.sees('button', 'Pausar');
  const first = await at.run<string>(drawn);
  await at.until('the water to move', `${drawn} !== ${JSON.stringify(first)}`);
}

async function plan(at: Walker): Promise<void> {
  await at.open('/safety-plan');
  await at.type('1. Cómo noto', PLAN_LINE);
  await at.reads('Guardado aquí y en tu cuenta.');
  await at.open('/safety-plan');
  await at.reads(PLAN_LINE);
}

async function accountDialogs(at: Walker): Promise<void> {
  await at.open('/settings');
  await at.press('button', 'Retirar mi consentimiento');
  await measureDialog(at, 'Retirar mi consentimiento');
  await at.open('/settings/security');
  await at.press('button', 'Borrar mi cuenta');
  await measureDialog(at, 'Borrar mi cuenta');
}
