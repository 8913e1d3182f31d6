import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const meditationTimer: Tool = {
  version: 1,
  forWhom: 'Para quien ya tiene su manera de sentarse en silencio, o quiere probar una.',
  notFor:
    'Si el silencio largo te agobia o trae recuerdos duros, empieza con uno a tres minutos y los ojos abiertos. Parar también es practicar.',
  evidence:
    'En 47 ensayos con 3515 personas, los programas de meditación bajaron algo la ansiedad y la depresión. Con el sueño y la atención no se vio diferencia.',
  sources: [SOURCES.goyal2014],
  beforehand:
    'Suena una campana al empezar, otra cada cinco minutos y otra al final. También con la pantalla bloqueada.',
  steps: [
    {
      kind: 'sound',
      id: 'silence',
      picture: 'bell',
      every: 5,
      lines: [
        'Siéntate como puedas estar un rato.',
        'Elige un ancla: el aire, un sonido, las manos.',
        'Cuando te vayas, vuelve. Volver es la práctica.',
      ],
    },
  ],
  closing: 'Da igual cuántas veces te fuiste. Contaron las que volviste.',
};
