import type { PartId } from '../parts.ts';

export interface Need {
  id: string;
  /** What somebody needs at this moment. */
  text: string;
  /** Where in a plan that is kept. */
  part: PartId;
}

/** For finding a card in two taps: the need, and the buoy where it lives. */
export const NEEDS: readonly Need[] = [
  {
    id: 'voice',
    part: 'people',
    text: 'Son las tres de la mañana. Leo necesita oír una voz que ya sabe lo que le pasa.',
  },
  {
    id: 'is-it',
    part: 'signals',
    text: 'Amparo se pregunta: «¿Esto es lo de siempre o es que tengo un mal día?».',
  },
  {
    id: 'line',
    part: 'professionals',
    text: 'Nadie de los suyos contesta. Jhon quiere hablar con alguien que esté de guardia.',
  },
  {
    id: 'hands',
    part: 'self',
    text: 'Citlali tiene diez minutos y ninguna gana de hablar. Quiere que baje un poco.',
  },
  {
    id: 'away',
    part: 'surroundings',
    text: 'A Omar le preocupa algo que tiene en casa. Quiere que esté lejos unos días.',
  },
  {
    id: 'noise',
    part: 'company',
    text: 'Benicio no quiere contar nada. Solo estar donde haya gente.',
  },
  {
    id: 'appointment',
    part: 'professionals',
    text: 'Don Ricardo lleva noches sin dormir y quiere adelantar su consulta.',
  },
  { id: 'sleepover', part: 'surroundings', text: 'Teo prefiere no pasar esta noche en su casa.' },
  { id: 'truth', part: 'people', text: 'Valeria quiere decirle a alguien la verdad completa.' },
  {
    id: 'park',
    part: 'company',
    text: 'Luz quiere despejarse en un sitio con sombra y movimiento.',
  },
];
