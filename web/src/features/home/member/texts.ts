import type { RiverWater } from '../scene/river.tsx';

const WATERS: Record<RiverWater, string> = {
  bright: 'con luz en el agua',
  calm: 'en calma',
  waves: 'con oleaje',
  low: 'con poca fuerza',
  flood: 'con el río crecido',
};

const WEEKDAY = new Intl.DateTimeFormat('es', { weekday: 'long' });

export const MEMBER_TEXTS = {
  greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', night: 'Buenas noches' },
  when: {
    yesterday: 'Ayer',
    dayBefore: 'Anteayer',
    weekday: (day: Date) => `El ${WEEKDAY.format(day)}`,
    last: 'La última vez',
  },
  arrived: (when: string, water: RiverWater) => `${when} llegaste ${WATERS[water]}.`,
} as const;
