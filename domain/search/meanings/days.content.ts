import type { Meaning } from './meaning.ts';

/** Work, money, habits, study, drinking and care. */
export const DAY_MEANINGS: readonly Meaning[] = [
  {
    says: 'burnout|burn out|síndrome de burnout|quemada|quemada del trabajo|agotamiento laboral|ya no aguanto mi trabajo|no aguanto el trabajo|odio mi trabajo|odio mi chamba|mucho trabajo|demasiado trabajo|saturada|sobrecargada|no me da la vida|no doy abasto|full de trabajo|quemado del laburo|hasta arriba de trabajo|colapsada',
    words: 'agotamiento trabajo descanso',
    first:
      'answer:what-is-burnout flow:heavy-week answer:no-to-extra-work answer:sick-leave-mental answer:normal-hate-job lesson:good-enough',
  },
  {
    says: 'no soporto a mi jefe|no aguanto a mi jefe|problemas en el trabajo|me explotan|mi jefe|jefe tóxico|jefe me tiene podrido|jefe me tiene harta|mi jefe me grita|mi jefe me humilla|acoso laboral|mobbing|mi jefe me interrumpe|compañero de trabajo|compañera de trabajo|laburo|chamba|curro|pega|camello|trabajo',
    words: 'trabajo jefe',
    first:
      'lesson:say-it-in-time answer:normal-hate-job sheet:boundaries answer:boss-interrupts-or-steals',
  },
  {
    says: 'me corrieron|me despidieron|me echaron del trabajo|me botaron del trabajo|perdí el trabajo|perdí mi trabajo|desempleo|desempleada|en paro|sin chamba|sin trabajo|no consigo trabajo|no encuentro trabajo',
    words: 'despido trabajo problema',
    first:
      'answer:tell-lost-job lesson:losses-without-a-funeral tool:problem-solving flow:up-to-me',
  },
  {
    says: 'cliente|cliente grosero|un cliente me trató mal|me trataron mal en el trabajo|atención al público',
    words: 'trabajo trato límites',
    first: 'lesson:turn-down-the-heat tool:cold-water lesson:say-it-in-time flow:anger',
  },
  {
    says: 'extraño mi trabajo|jubilación|retiro|pensionado|envejecer|vejez|me hago vieja|cumplir años',
    words: 'sentido rumbo valores',
    first:
      'tool:values-compass sheet:values-compass sheet:week-plan lesson:losses-without-a-funeral',
  },
  {
    says: 'no logro desconectar|desconectar del trabajo|no puedo desconectar|me llevo el trabajo a casa|contesto correos de noche',
    words: 'descanso trabajo cierre',
    first: 'tool:winding-down lesson:tomorrow-on-paper flow:unload answer:no-to-extra-work',
  },
  {
    says: 'renunciar|dejar mi trabajo|dejar el trabajo|dimitir|cambiar de trabajo',
    words: 'trabajo decisión',
    first: 'flow:decide answer:how-to-resign answer:cant-decide tool:values-compass',
  },
  {
    says: 'pedir aumento|subida de sueldo|que me paguen más|sueldo',
    words: 'aumento trabajo pedir',
    first: 'answer:ask-for-raise flow:prepare-words',
  },
  {
    says: 'pedir el día|faltar al trabajo|día libre|incapacidad|baja laboral|licencia médica|baja por depresión|baja por ansiedad',
    words: 'día libre baja trabajo',
    first: 'answer:sick-leave-mental answer:ask-day-off',
  },
  {
    says: 'deudas|debo dinero|dinero|no me alcanza|no llego a fin de mes|no me alcanza la plata|sin plata|sin lana|sin un peso|corto de guita|economía|problemas económicos|la renta|la hipoteca|no tengo pasta|pelado|pelada de dinero',
    words: 'dinero problema preocupación',
    first: 'tool:problem-solving sheet:problem-solving flow:up-to-me lesson:worry-has-an-hour',
  },
  {
    says: 'decidir|decisión|indecisa|no sé qué hacer|no me decido|dudas|elegir',
    words: 'decisión decidir',
    first: 'flow:decide answer:cant-decide tool:problem-solving sheet:values-compass',
  },
  {
    says: 'problema|no sé por dónde empezar|se me junta todo|todo a la vez|muchos problemas|abrumada por todo|mil cosas que hacer|muchas cosas que hacer',
    words: 'problema plan agobio',
    first:
      'tool:problem-solving flow:heavy-week sheet:problem-solving flow:up-to-me tool:one-small-step',
  },
  {
    says: 'procrastinar|dejo todo para después|dejo todo para el final|dejo todo para mañana|lo dejo para luego|aplazar|postergar|no empiezo|no puedo empezar|no arranco|pomodoro|me cuesta empezar|tesis|tarea pendiente|trámites|echarle ganas',
    words: 'procrastinar aplazar empezar',
    first:
      'lesson:putting-off flow:two-minutes tool:one-small-step answer:why-procrastinate sheet:one-small-step',
  },
  {
    says: 'estudiar|estudios|universidad|la uni|la facu|oposición|selectividad|parcial|reprobé|suspendí|me jalaron|me rajaron|técnicas de estudio',
    words: 'estudiar examen nervios',
    first:
      'lesson:putting-off flow:two-minutes tool:one-small-step sheet:week-plan lesson:where-the-phone-sleeps tool:desk-stretch lesson:good-enough',
  },
  {
    says: 'concentración|me distraigo|distraída|dispersa|atención|enfocarme|focus|memoria|se me olvida todo|olvidadiza',
    words: 'concentrarse atención distracción',
    first:
      'lesson:where-the-phone-sleeps game:present-catcher lesson:putting-off game:memory-wellness answer:adult-adhd-diagnosis',
  },
  {
    says: 'test tdah|neurodivergente|autismo|autista|tdah|tda|déficit de atención|hiperactividad|adhd',
    words: 'atención adultos',
    first:
      'lesson:where-the-phone-sleeps tool:one-small-step flow:two-minutes answer:adult-adhd-diagnosis answer:do-i-have-it lesson:hook-it-on place:settings-calma',
  },
  {
    says: 'celular|móvil|teléfono|adicción al celular|vicio del celular|enganchada al móvil|pantallas|scroll|dejar el celular|desintoxicación digital|detox digital|no suelto el teléfono',
    words: 'teléfono pantalla redes',
    first: 'lesson:where-the-phone-sleeps sheet:screen-free-evening answer:screens-before-bed',
  },
  {
    says: 'me arranco el pelo|me como las uñas|fumar|dejar de fumar|cigarro|cigarrillo|pucho|tabaco|vapear|vapeador|porro|marihuana|mota|faso|cocaína|drogas|adicción|adicta|recaída|recaí|apostar|apuestas|ludopatía|tragamonedas|casino|compras compulsivas|compro de más|vicio|ansias de consumir|ganas de consumir|craving|pornografía|porno',
    words: 'ganas impulso adicción recaída',
    first: 'tool:urge-wave lesson:ride-the-urge sheet:urge-wave-log lesson:one-broken-day',
  },
  {
    says: 'alcohol|tomo mucho|bebo mucho|=beber|=bebo|=bebiendo|dejar la bebida|dejar el guaro|guaro|=trago|=tragos|licor|cerveza|chela|birra|emborracho|beber menos|tomo de más|bebo de más|tomo todos los días|bebo todos los días|problema con la bebida|alcohólicos anónimos|dejar de beber|dejar de tomar|borrachera|cruda|resaca|guayabo|copas',
    words: 'alcohol beber ganas',
    first:
      'service:aa answer:wine-alone-habit lesson:ride-the-urge tool:urge-wave sheet:urge-wave-log service:al-anon answer:alcohol-and-sleep',
  },
  {
    says: 'hábito|rutina|constancia|disciplina|fuerza de voluntad|organizarme|crear un hábito|agenda|planear mi semana|plan de la semana',
    words: 'hábitos rutina constancia',
    first: 'lesson:hook-it-on sheet:habit-tracker sheet:week-plan lesson:one-broken-day',
  },
  {
    says: 'ejercicio|gimnasio|gym|deporte|correr|moverme|caminar|salir a caminar|pasear|activarme|estirar',
    words: 'ejercicio caminar moverse',
    first:
      'answer:start-exercising tool:senses-walk answer:exercise-no-energy tool:desk-stretch lesson:hook-it-on',
  },
  {
    says: 'sin papeles|busco psicólogo|necesito ir al psicólogo|centro de salud|psicólogo|psicologo gratis|psicólogo barato|psicólogo gratuito|terapia|terapia gratis|terapeuta|no puedo pagar terapia|ayuda psicológica|consulta psicológica|atención psicológica|loquero',
    words: 'psicóloga consulta atención',
    first:
      'answer:cheap-therapy place:services answer:first-appointment answer:psychologist-vs-psychiatrist answer:when-to-seek-help place:services sheet:appointment',
  },
  {
    says: 'psiquiatra|internar|hospital psiquiátrico',
    words: 'psiquiatra consulta',
    first:
      'answer:psychologist-vs-psychiatrist answer:psychiatric-er-what-happens answer:talk-to-doctor sheet:appointment',
  },
  {
    says: 'antidepresivos|pastillas|medicamento|medicina|medicación|sertralina|fluoxetina|escitalopram|clonazepam|rivotril|alprazolam|ansiolíticos|efectos secundarios|engordan|dejar las pastillas|dejar el antidepresivo|dejar la medicación',
    words: 'medicamento pastillas efectos',
    first:
      'sheet:medicine-questions answer:side-effects answer:stop-my-medicine answer:antidepressants-dependence answer:missed-dose',
  },
  {
    says: 'test de depresión|test de ansiedad|test|cuestionario|cómo sé si tengo ansiedad|tengo depresión|soy bipolar|bipolaridad|tendré depresión',
    words: 'diagnóstico depresión bienestar',
    first:
      'answer:do-i-have-it place:mood-well-being answer:what-is-depression answer:when-to-seek-help',
  },
  {
    says: 'ir al médico|cita con el médico|cita con la psicóloga|cita con el psiquiatra|qué le digo al doctor|preparar la cita|consulta',
    words: 'consulta médico cita',
    first: 'sheet:appointment answer:talk-to-doctor place:mood-summary answer:first-appointment',
  },
  {
    says: 'resultados|resultados del médico|espero resultados|esperando respuesta|esperando noticias|=espera|=esperar|biopsia|operación',
    words: 'esperar noticia preocupación',
    first: 'flow:waiting flow:up-to-me lesson:worry-has-an-hour tool:worry-time',
  },
  {
    says: 'angustia del domingo|odio los lunes|pensando en el lunes|domingo a la noche|domingo por la noche|domingo|lunes|domingo por la tarde|mañana trabajo|síndrome del domingo',
    words: 'domingo lunes trabajo',
    first: 'answer:sunday-night-sleep flow:unload lesson:tomorrow-on-paper answer:lonely-sunday',
  },
  {
    says: 'vecino|ruido de los vecinos|vecino ruidoso|roommate|compañero de piso|rumi',
    words: 'vecino ruido convivencia',
    first: 'answer:noisy-neighbour answer:talk-with-flatmate-chores lesson:say-it-in-time',
  },
  {
    says: 'libro|lectura|leer|recomiéndame un libro',
    words: 'libro',
    first: 'work:haig work:neff work:frankl work:harris work:ende',
  },
  {
    says: 'libros sobre duelo|libro de duelo|libro sobre la muerte|leer sobre el duelo',
    words: 'duelo libro muerte',
    first: 'work:didion work:bonnett work:del-molino work:allende work:giralt',
  },
  {
    says: 'película|peli|cine|qué ver|película para llorar|pelis para llorar',
    words: 'película',
    first: 'work:inside-out work:coco work:intocable work:perfect-days work:sunshine',
  },
  {
    says: 'examen|exámenes|finales|nervios antes de un examen|ansiedad por examen|me bloqueo en los exámenes|me bloqueo|me pongo en blanco|mente en blanco|examen de admisión',
    words: 'examen nervios',
    first:
      'tool:breathing tool:contact-points answer:public-speaking-blank lesson:the-alarm tool:quick-muscle-relaxation tool:five-senses lesson:good-enough',
  },
  {
    says: 'papá alcohólico|familiares de adictos|familiar adicto|hijo adicto|mi hijo consume|familia de un alcohólico|marido alcohólico|esposo alcohólico|hijo alcohólico|mi papá toma|mi papá bebe|mi mamá toma|mi marido toma|mi esposo toma|mi pareja toma|mi pareja bebe|mi hijo toma|mi hijo se droga|mi hermano toma|llega borracho|vive borracho',
    words: 'familia ayudar límites',
    first:
      'service:al-anon answer:convince-someone-to-go sheet:boundaries lesson:a-no-that-cares lesson:asking-for-help place:crisis',
  },
];
