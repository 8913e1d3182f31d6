import type { BackgroundSetting } from './background-setting.ts';

export interface Background {
  /** `background:NAME`, as the store names its pieces. */
  id: `background:${string}`;
  name: string;
  /** One line for whoever does not see it: what it looks like, also by night. */
  look: string;
  /** In tokens; 0 is everybody's. */
  price: number;
  setting: BackgroundSetting;
}

/** From the quietest to what moves; in each group what is everybody's first. */
export const BACKGROUNDS: readonly Background[] = [
  {
    id: 'background:still-water',
    name: 'Agua quieta',
    look: 'Un solo tono de agua, más claro arriba. Sin dibujo.',
    price: 0,
    setting: { type: 'gradient', data: { gradient: 'still-water' } },
  },
  {
    id: 'background:river-dawn',
    name: 'Río al amanecer',
    look: 'Un sol bajo entre lomas y el río que lo refleja.',
    price: 0,
    setting: { type: 'gradient', data: { gradient: 'river-dawn' } },
  },
  {
    id: 'background:mist',
    name: 'Niebla en el valle',
    look: 'Cinco filas de montes; la niebla borra las de atrás.',
    price: 4,
    setting: { type: 'gradient', data: { gradient: 'mist' } },
  },
  {
    id: 'background:deep-water',
    name: 'Hondo',
    look: 'Capas de agua, cada una más oscura, como al bajar a un lago.',
    price: 3,
    setting: { type: 'gradient', data: { gradient: 'deep-water' } },
  },
  {
    id: 'background:last-light',
    name: 'Última luz',
    look: 'Dunas de tonos cálidos con la luz del final de la tarde.',
    price: 5,
    setting: { type: 'gradient', data: { gradient: 'last-light' } },
  },
  {
    id: 'background:waves',
    name: 'Olas de papel',
    look: 'Abanicos de olas en filas, como en las telas antiguas de Japón.',
    price: 0,
    setting: { type: 'pattern', data: { pattern: 'waves', gridSize: 96 } },
  },
  {
    id: 'background:rings',
    name: 'Anillos en el agua',
    look: 'Anillos finos que se cruzan, como tras unas gotas.',
    price: 4,
    setting: { type: 'pattern', data: { pattern: 'rings', gridSize: 360 } },
  },
  {
    id: 'background:contours',
    name: 'Curvas de nivel',
    look: 'Las líneas de un mapa de montaña.',
    price: 5,
    setting: { type: 'pattern', data: { pattern: 'contours', gradient: 'moss', gridSize: 420 } },
  },
  {
    id: 'background:tiles',
    name: 'Azulejos del patio',
    look: 'Azulejos de ocho puntas con flores pequeñas.',
    price: 6,
    setting: { type: 'pattern', data: { pattern: 'tiles', gridSize: 120 } },
  },
  {
    id: 'background:river-stones',
    name: 'Piedras de río',
    look: 'Cantos lisos de tres tonos, unos junto a otros bajo el agua.',
    price: 6,
    setting: { type: 'pattern', data: { pattern: 'river-stones', gridSize: 360 } },
  },
  {
    id: 'background:koi',
    name: 'Carpas',
    look: 'Unas pocas carpas dibujadas que nadan en círculos amplios.',
    price: 8,
    setting: { type: 'pattern', data: { pattern: 'koi', gridSize: 440 } },
  },
  {
    id: 'background:paper',
    name: 'Papel hecho a mano',
    look: 'Papel claro con fibras cortas; de noche, papel azul oscuro.',
    price: 0,
    setting: { type: 'texture', data: { texture: 'paper', gradient: 'paper', gridSize: 320 } },
  },
  {
    id: 'background:linen',
    name: 'Lino',
    look: 'Hilos que se cruzan, unos más gruesos que otros.',
    price: 3,
    setting: { type: 'texture', data: { texture: 'linen', gradient: 'paper', gridSize: 240 } },
  },
  {
    id: 'background:raked-sand',
    name: 'Arena peinada',
    look: 'Surcos en la arena que rodean tres piedras.',
    price: 6,
    setting: { type: 'texture', data: { texture: 'raked-sand', gradient: 'sand', gridSize: 480 } },
  },
  {
    id: 'background:driftwood',
    name: 'Madera de río',
    look: 'Vetas largas de una madera que el agua alisó.',
    price: 4,
    setting: { type: 'texture', data: { texture: 'driftwood', gradient: 'sand', gridSize: 480 } },
  },
  {
    id: 'background:current',
    name: 'Corriente lenta',
    look: 'Líneas de agua que pasan despacio, unas más que otras.',
    price: 0,
    setting: { type: 'animated', data: { animation: 'current' } },
  },
  {
    id: 'background:tides',
    name: 'Mareas',
    look: 'Cuatro olas largas al pie de la página que suben y bajan.',
    price: 7,
    setting: { type: 'animated', data: { animation: 'tides', gradient: 'deep-water' } },
  },
  {
    id: 'background:rain',
    name: 'Lluvia en la ventana',
    look: 'Gotas en el cristal; de vez en cuando una baja.',
    price: 8,
    setting: { type: 'animated', data: { animation: 'rain', gradient: 'mist' } },
  },
  {
    id: 'background:reeds',
    name: 'Juncos',
    look: 'Juncos y espigas a la orilla que se inclinan con el aire.',
    price: 9,
    setting: { type: 'animated', data: { animation: 'reeds', gradient: 'moss' } },
  },
  {
    id: 'background:ripples',
    name: 'Gotas en el lago',
    look: 'Ondas que se abren y se borran entre hojas de nenúfar.',
    price: 8,
    setting: { type: 'animated', data: { animation: 'ripples' } },
  },
  {
    id: 'background:fireflies',
    name: 'Luciérnagas',
    look: 'Puntos de luz tibia sobre la hierba; de día, polen al sol.',
    price: 0,
    setting: {
      type: 'particles',
      data: { particles: 'fireflies', particleCount: 10, gradient: 'moss' },
    },
  },
  {
    id: 'background:snow',
    name: 'Nieve sobre el lago',
    look: 'Copos lentos, pinos en la otra orilla y el lago helado.',
    price: 10,
    setting: {
      type: 'particles',
      data: { particles: 'snow', particleCount: 16, gradient: 'mist' },
    },
  },
  {
    id: 'background:leaves',
    name: 'Hojas a la deriva',
    look: 'Unas hojas caídas que el agua lleva de un lado a otro.',
    price: 9,
    setting: {
      type: 'particles',
      data: { particles: 'leaves', particleCount: 9, gradient: 'still-water' },
    },
  },
  {
    id: 'background:stars',
    name: 'Noche con estrellas',
    look: 'Montes, luna y estrellas que brillan despacio; de día, una luna pálida.',
    price: 10,
    setting: {
      type: 'particles',
      data: { particles: 'stars', particleCount: 12, gradient: 'night' },
    },
  },
  {
    id: 'background:lanterns',
    name: 'Faroles en el río',
    look: 'Faroles de papel que flotan río abajo, con su luz en el agua.',
    price: 12,
    setting: {
      type: 'particles',
      data: { particles: 'lanterns', particleCount: 6, gradient: 'last-light' },
    },
  },
  {
    id: 'background:seeds',
    name: 'Vilanos',
    look: 'Semillas de diente de león que el viento levanta de un prado.',
    price: 9,
    setting: {
      type: 'particles',
      data: { particles: 'seeds', particleCount: 8, gradient: 'sand' },
    },
  },
];
