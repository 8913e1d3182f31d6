import type { Six } from './face/expressions.ts';

/** What tells two apart that were taken for each other, whichever came first. */
const ROWS: readonly (readonly [Six, Six, string])[] = [
  ['joy', 'sadness', 'Mira las comisuras: suben en la alegría y bajan en la tristeza.'],
  ['joy', 'anger', 'En la alegría suben las mejillas. En el enojo bajan las cejas.'],
  [
    'joy',
    'fear',
    'Las dos caras pueden enseñar los dientes. El miedo abre los ojos; la alegría los entorna.',
  ],
  [
    'joy',
    'surprise',
    'La boca de la sorpresa se abre hacia abajo. La de la alegría va hacia los lados y arriba.',
  ],
  ['joy', 'disgust', 'En las dos suben las mejillas. La nariz arrugada es del asco.'],
  ['sadness', 'anger', 'Mira las cejas: en la tristeza suben por dentro, en el enojo bajan.'],
  [
    'sadness',
    'fear',
    'En las dos suben las cejas por dentro. El miedo abre los ojos; la tristeza los entrecierra.',
  ],
  [
    'sadness',
    'surprise',
    'En la sorpresa sube toda la ceja. En la tristeza, solo la parte de dentro.',
  ],
  ['sadness', 'disgust', 'En las dos bajan las comisuras. El asco, además, arruga la nariz.'],
  ['anger', 'fear', 'Las dos caras se tensan. En el enojo las cejas bajan; en el miedo suben.'],
  ['anger', 'surprise', 'En la sorpresa las cejas van hacia arriba. En el enojo, hacia abajo.'],
  [
    'anger',
    'disgust',
    'Comparten las cejas bajas. El asco arruga la nariz; el enojo aprieta los labios.',
  ],
  [
    'fear',
    'surprise',
    'Mira la boca: el miedo la estira hacia los lados, la sorpresa la abre hacia abajo.',
  ],
  ['fear', 'disgust', 'El miedo abre los ojos. El asco los entorna.'],
  [
    'surprise',
    'disgust',
    'La sorpresa abre toda la cara. El asco la cierra alrededor de la nariz.',
  ],
];

export function differenceBetween(one: Six, other: Six): string | undefined {
  return ROWS.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2];
}
