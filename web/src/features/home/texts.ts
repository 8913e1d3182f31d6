import { COMPANION, PRODUCT } from '#domain/product.ts';
import type { Water } from './scene/river.tsx';

interface WaterAnswer {
  label: string;
  line: string;
  action: { label: string; to: string };
}

const answers: Record<Water, WaterAnswer> = {
  calm: {
    label: 'En calma',
    line: 'Qué bien llegar así. Quédate un momento a mirar el agua.',
    action: { label: `Conocer a ${COMPANION}`, to: '/signup' },
  },
  waves: {
    label: 'Con oleaje',
    line: 'Hay movimiento por dentro. Respirar despacio suele bajar la marea.',
    action: { label: 'Respirar un minuto', to: '/breathe' },
  },
  low: {
    label: 'Sin fuerzas',
    line: 'Hoy pesa. No hay que empujar el río: basta con una cosa pequeña.',
    action: { label: `Contárselo a ${COMPANION}`, to: '/signup' },
  },
  flood: {
    label: 'Me desborda',
    line: 'Es mucho para llevarlo a solas. Vamos por partes, ahora.',
    action: { label: 'Ir por partes', to: '/crisis-moment' },
  },
};

export const HOME_TEXTS = {
  question: '¿Cómo llegas hoy?',
  choose: 'Elige el agua que más se parece a ti.',
  options: 'Tu agua de hoy',
  answers,
  signUp: 'Crear cuenta',
  signIn: 'Ya tengo cuenta',
  about: {
    title: 'Un lugar donde el río va más despacio',
    body: `${PRODUCT} es un espacio en español para poner palabras a lo que sientes, entenderlo mejor y practicar lo que ayuda. Es psicoeducación: orienta y acompaña. No diagnostica, y no ocupa el lugar de una persona profesional.`,
    adults: 'Para personas de 18 años o más.',
  },
  offers: [
    {
      emotion: 'listening',
      title: `Hablar con ${COMPANION}`,
      body: `${COMPANION} escucha, pregunta y propone. Es una inteligencia artificial, y te lo recuerda.`,
    },
    {
      emotion: 'breathing',
      title: 'Respirar',
      body: 'Un ejercicio corto que baja el ritmo del cuerpo. Lo dejas cuando quieras.',
    },
    {
      emotion: 'default',
      title: 'Ver tus días',
      body: `Anotas cómo llegas en cinco segundos. ${COMPANION} guarda tus días como guarda su piedra.`,
    },
  ],
  noAccount: {
    title: 'Sin cuenta también',
    body: 'La ayuda para un momento difícil y la respiración se abren sin registro y sin conexión.',
    moment: 'Un momento difícil',
    lines: 'Líneas de ayuda por país',
  },
} as const;
