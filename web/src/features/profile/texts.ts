import { COMPANION } from '#domain/product.ts';
import type { FormOfAddress } from './form-of-address.ts';

const SAID: Record<FormOfAddress, string> = {
  tu: 'aquí estoy. ¿Qué necesitas ahora?',
  vos: 'acá estoy. ¿Qué necesitás ahora?',
  usted: 'aquí estoy. ¿Qué necesita ahora?',
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const OWN_PROFILE_TEXTS = {
  title: 'Cómo te hablamos',
  name: '¿Cómo quieres que te llamemos?',
  nameHint: 'Tu nombre, un apodo, lo que prefieras. Si queda vacío, usamos el de tu firma.',
  save: 'Guardar',
  address: `¿Cómo prefieres que te hable ${COMPANION}?`,
  addresses: { tu: 'De tú', vos: 'De vos', usted: 'De usted' },
  /** The same greeting in each way of speaking. */
  said: (address: FormOfAddress, name: string) =>
    name ? `${name}, ${SAID[address]}` : capital(SAID[address]),
  hour: (place: string) => `Aquí el día termina a las 4 de la mañana, con la hora de ${place}.`,
  hourWhy: 'Así una noche larga sigue siendo del mismo día.',
  elsewhere: (place: string) => `Este dispositivo tiene la hora de ${place}.`,
  takeHere: (place: string) => `Usar la hora de ${place}`,
  failed: {
    title: 'No se pudo guardar el cambio',
    description: 'Quedó como estaba. Prueba otra vez en un momento.',
  },
} as const;
