import { MOST_STONES, type PictureChoices, type PictureLine } from './choices.ts';

const stonesText = (count: number) => (count === 1 ? 'una piedra' : `${count} piedras`);

const LINES = {
  river: 'Piedras de mi río',
  care: 'Así me cuido',
  slowly: 'Poco a poco',
  none: 'Sin frase',
} satisfies Record<PictureLine, string>;

export const SHARE_TEXTS = {
  title: 'Tu río en imagen',
  lead: 'Para enviarla o guardarla. No lleva tu nombre, ni fechas, ni nada de lo que anotaste.',
  open: 'Hacer una imagen',
  preview: 'Así se verá',
  alt: ({ stones, light, gesture, line, name }: PictureChoices) =>
    [
      line === 'none' ? '' : `«${LINES[line]}».`,
      name.trim() === '' ? '' : `${name.trim()}.`,
      `Un río ${light === 'day' ? 'de día' : 'de noche'}${gesture ? ' con Nilo en el agua' : ''}`,
      stones.length === 0
        ? 'y el fondo sin piedras.'
        : `y ${stonesText(stones.length)} en el fondo.`,
    ]
      .filter(Boolean)
      .join(' '),
  lines: LINES,
  line: 'Frase',
  light: 'Hora',
  lights: { day: 'De día', night: 'De noche' },
  nilo: 'Nilo',
  gestures: {
    happy: 'Alegre',
    calm: 'En calma',
    encouraging: 'Dando ánimo',
    curious: 'Con curiosidad',
  },
  noNilo: 'Sin Nilo',
  name: 'Un nombre',
  nameHint: 'Solo si quieres. Si lo dejas vacío, la imagen no lleva ninguno.',
  stones: (count: number) => `Piedras: ${count} de ${MOST_STONES}`,
  stonesHint: 'En la imagen van sin su nombre.',
  full: `Caben ${MOST_STONES}. Quita una para poner otra.`,
  noStones: 'Aún no hay piedras en tu río. La imagen puede ir sin ellas.',
  share: 'Compartir',
  download: 'Descargar',
  saved: 'La imagen se guardó en tus descargas.',
  shared: 'Listo.',
  failed: 'No se pudo hacer la imagen en este navegador. Prueba con una captura de pantalla.',
  file: 'piedras-de-mi-rio.png',
} as const;
