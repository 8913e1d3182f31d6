import type { PartId } from './plan/plan.ts';

interface PartContent {
  title: string;
  hint: string;
  /** To begin with. Each is one line; none names a way to get hurt. */
  ideas: readonly string[];
}

/** Our own words for the six parts; the order is that of the method. */
export const PART_CONTENT: Record<PartId, PartContent> = {
  signals: {
    title: 'Cómo noto que se acerca',
    hint: 'Pensamientos, gestos o situaciones que suelen venir antes de un momento difícil.',
    ideas: [
      'Dejo de contestar mensajes',
      'Paso la noche sin dormir',
      'Pienso que soy una carga',
      'Todo me irrita',
    ],
  },
  self: {
    title: 'Lo que puedo hacer por mi cuenta',
    hint: 'Cosas que bajan la intensidad sin tener que llamar a nadie.',
    ideas: [
      'Respirar despacio, seis veces',
      'Una ducha tibia',
      'Caminar diez minutos',
      'La música que me calma',
    ],
  },
  company: {
    title: 'Gente y lugares que me despejan',
    hint: 'Compañía o sitios donde estar un rato, sin tener que contar nada.',
    ideas: ['Un café con gente alrededor', 'El parque', 'Cenar con mi familia'],
  },
  people: {
    title: 'A quién le pido ayuda',
    hint: 'Personas a las que sí les cuento lo que pasa. Con su teléfono al lado.',
    ideas: [
      'A quien llamo primero:',
      'Si no contesta, llamo a:',
      'Lo que le digo: «No estoy bien. ¿Me acompañas un rato?»',
    ],
  },
  professionals: {
    title: 'Profesionales y líneas que responden',
    hint: 'Quien te atiende, y números a los que llamar. Anota al lado a qué hora responden.',
    ideas: ['Consulta:', 'Centro de salud más cercano:', 'Urgencias:'],
  },
  surroundings: {
    title: 'Un lugar más seguro',
    hint: '¿Hay algo cerca que te preocupe? ¿Quién puede guardarlo unos días?',
    ideas: [
      'Pedir que alguien guarde unos días lo que me preocupa',
      'Dormir en casa de alguien',
      'No beber en las noches difíciles',
      'Quedarme donde haya gente',
    ],
  },
};
