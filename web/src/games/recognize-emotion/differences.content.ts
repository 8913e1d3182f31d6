import type { Six } from './face/expressions.ts';

/** What tells two apart that were taken for each other, whichever came first. */
const ROWS: readonly (readonly [Six, Six, string])[] = [
  ['joy', 'sadness', 'Mira las comisuras: suben en la alegría y bajan en la tristeza.'],
  ['joy', 'anger', 'En la alegría suben las mejillas. En el enojo bajan las cejas.'],
  [
    'joy',
    'fear',
    'Las dos pueden enseñar los dientes. En el miedo los ojos se abren; en la alegría se entornan.',
  ],
  ['joy', 'surprise', 'En la sorpresa la boca cae. En la alegría se va hacia los lados y arriba.'],
  ['joy', 'disgust', 'Las dos suben las mejillas. La nariz arrugada es del asco.'],
  ['sadness', 'anger', 'Las cejas: en la tristeza suben por dentro, en el enojo bajan.'],
  [
    'sadness',
    'fear',
    'Las dos suben las cejas por dentro. En el miedo los ojos se abren; en la tristeza caen.',
  ],
  [
    'sadness',
    'surprise',
    'En la sorpresa sube toda la ceja. En la tristeza, solo la parte de adentro.',
  ],
  ['sadness', 'disgust', 'Las dos bajan las comisuras. El asco, además, arruga la nariz.'],
  ['anger', 'fear', 'Las dos tensan la cara. En el enojo las cejas bajan; en el miedo suben.'],
  ['anger', 'surprise', 'En la sorpresa las cejas van hacia arriba. En el enojo, hacia abajo.'],
  [
    'anger',
    'disgust',
    'Comparten las cejas bajas. El asco arruga la nariz y levanta el labio; el enojo aprieta los labios.',
  ],
  [
    'fear',
    'surprise',
    'Comparten los ojos abiertos. En el miedo las cejas se juntan y la boca se estira; en la sorpresa la boca cae.',
  ],
  ['fear', 'disgust', 'El miedo abre los ojos. El asco los cierra.'],
  [
    'surprise',
    'disgust',
    'La sorpresa abre toda la cara. El asco la cierra alrededor de la nariz.',
  ],
];

export function differenceBetween(one: Six, other: Six): string | undefined {
  return ROWS.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2];
}
