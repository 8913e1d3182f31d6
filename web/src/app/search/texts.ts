import { COMPANION } from '#domain/product.ts';

/** What an entry says that its own registry has no words for. */
export const ENTRY_TEXTS = {
  answer: `${COMPANION} te contesta en un minuto.`,
  sound: 'Un sonido que se hace en tu aparato, solo o mezclado.',
  soundWords: 'sonido ruido ambiente escuchar',
  challengeWords: 'reto desafío semana',
  sheetWords: 'hoja imprimir pdf',
  setting: (section: string) => `Se cambia en Ajustes, en «${section}».`,
  lines: (country: string) => `Líneas de ayuda de ${country}`,
  noLine: (emergency: readonly string[]) =>
    emergency.length > 0
      ? `Emergencias: ${emergency.join(', ')}. Aquí dice cómo encontrar a alguien.`
      : 'Aquí dice cómo encontrar a alguien.',
  lineWords: 'teléfono número llamar crisis emergencia suicidio violencia',
  work: { book: 'libro lectura', film: 'película cine' },
} as const;

/** The pages that can be found, and the words people have for them. Those left out are doors, not places. */
export const PLACE_WORDS: Readonly<Record<string, { summary: string; words: string }>> = {
  '/chat': {
    summary: 'Contarle a alguien lo que pasa, a cualquier hora.',
    words: 'hablar conversar platicar charlar desahogarse mensaje compañía nutria chat',
  },
  '/mood': {
    summary: 'Anotar cómo estás en cinco segundos.',
    words: 'ánimo registro emoción anotar humor día estado check-in',
  },
  '/diary': {
    summary: 'Escribir con calma. Solo tú lo lees.',
    words: 'escribir diario desahogo notas journaling recuerdos texto',
  },
  '/minigames': {
    summary: 'Juegos cortos para bajar el ritmo o pensar en otra cosa.',
    words: 'juegos distraerse entretenimiento aburrimiento minijuegos',
  },
  '/ambient': {
    summary: 'Lluvia, mar, fuego o ruido, solos o mezclados, para dormir o concentrarte.',
    words: 'sonidos ruido blanco ambiente música dormir relajar concentración mezcla',
  },
  '/challenges': {
    summary: 'Pequeños actos para unos días, a tu ritmo.',
    words: 'retos desafíos semana actos plan motivación',
  },
  '/token-store': {
    summary: 'Fondos, sonidos y cosas para Nilo, con tus fichas.',
    words: 'tienda fichas comprar fondos ropa',
  },
  '/profile/stones': {
    summary: 'Lo que has hecho, piedra a piedra.',
    words: 'logros piedras año progreso recuerdo',
  },
  '/learning': {
    summary: 'Lecciones de cinco minutos sobre lo que te pasa.',
    words: 'lecciones leer entender cursos artículos información',
  },
  '/wellness-tools': {
    summary: 'Ejercicios de pocos minutos, según lo que necesites.',
    words: 'ejercicios técnicas calma ayuda rápida',
  },
  '/resources': {
    summary: 'Hojas para imprimir, dónde pedir atención, libros y películas.',
    words: 'hojas imprimir pdf psicología gratis asociaciones libros películas directorio centro',
  },
  '/crisis': {
    summary: 'Teléfonos y chats de ayuda de tu país.',
    words: 'teléfono llamar número emergencia suicidio violencia urgente línea',
  },
  '/crisis-moment': {
    summary: 'Pasar un momento muy duro, paso a paso.',
    words: 'crisis emergencia urgente pánico auxilio suicidio morir',
  },
  '/breathe': {
    summary: 'Un minuto de respiración, sin más.',
    words: 'respiración calma aire nervios',
  },
  '/safety-plan': {
    summary: 'Escribir qué hacer y a quién llamar cuando todo se pone negro.',
    words: 'seguridad crisis suicidio señales prevención',
  },
  '/support-network': {
    summary: 'Quién está cerca y para qué es buena compañía.',
    words: 'personas amigos familia contactos gente pedir ayuda',
  },
  '/profile': {
    summary: 'Lo tuyo: puntos, guardados y lo que te funciona.',
    words: 'perfil puntos fichas logros progreso yo',
  },
  '/settings': {
    summary: 'Aspecto, avisos, trato y privacidad.',
    words:
      'configuración tema oscuro claro letra idioma preferencias notificaciones cuenta borrar datos sesión',
  },
  '/settings/security': {
    summary: 'Contraseña, segundo paso y sesiones abiertas.',
    words: 'contraseña clave correo llave dos pasos sesiones cuenta borrar eliminar datos',
  },
  '/signature': {
    summary: 'Lo que aceptaste, y cómo cambiarlo.',
    words: 'firma permiso datos investigación aceptar',
  },
  '/advanced-analytics': {
    summary: 'Tus días en dibujos y números.',
    words: 'estadísticas historial evolución ánimo registros progreso calendario',
  },
  '/wellness-factors': {
    summary: 'Qué acompaña a tus días buenos y a los malos.',
    words: 'sueño ejercicio relación patrones causas',
  },
  '/mood/well-being': {
    summary: 'Cinco preguntas cortas sobre las dos últimas semanas.',
    words: 'test cuestionario escala medir depresión',
  },
  '/mood/experiments': {
    summary: 'Probar unas semanas si algo te hace bien.',
    words: 'experimento probar cambio hábito',
  },
  '/mood/summary': {
    summary: 'Una página para llevar a la consulta.',
    words: 'resumen médico psicóloga psiquiatra cita imprimir consulta',
  },
  '/mood/import': {
    summary: 'Traer lo que tenías en otra aplicación.',
    words: 'importar daylio archivo copiar',
  },
  '/legal': {
    summary: 'Qué se guarda, quién lo ve y qué aceptas.',
    words: 'privacidad condiciones datos términos legal',
  },
};
