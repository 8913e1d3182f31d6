import type { Meaning } from './meaning.ts';

/** Work, money, habits, care, and where things are in the app. */
export const DAY_MEANINGS: readonly Meaning[] = [
  {
    says: 'burnout|burn out|síndrome de burnout|quemada|quemado|quemada del trabajo|quemado del trabajo|agotamiento laboral|ya no aguanto mi trabajo|no aguanto el trabajo|odio mi trabajo|odio mi chamba|mucho trabajo|demasiado trabajo|saturada|saturado|sobrecargada|no me da la vida|no doy abasto|full de trabajo|hasta arriba de trabajo|colapsada|colapsado',
    words: 'agotamiento trabajo descanso',
    first:
      'answer:what-is-burnout flow:heavy-week answer:no-to-extra-work answer:sick-leave-mental answer:normal-hate-job lesson:good-enough',
  },
  {
    says: 'mi jefe|mi jefa|jefe tóxico|mi jefe me grita|mi jefe me humilla|acoso laboral|mobbing|mi jefe me interrumpe|compañero de trabajo|compañera de trabajo|laburo|chamba|curro|pega|camello|trabajo',
    words: 'trabajo jefe',
    first:
      'answer:boss-interrupts-or-steals lesson:say-it-in-time answer:normal-hate-job sheet:boundaries',
  },
  {
    says: 'me corrieron|me despidieron|me echaron del trabajo|me botaron del trabajo|perdí el trabajo|perdí mi trabajo|desempleo|desempleada|desempleado|en paro|sin chamba|sin trabajo|no consigo trabajo|no encuentro trabajo',
    words: 'despido trabajo problema',
    first:
      'answer:tell-lost-job lesson:losses-without-a-funeral tool:problem-solving flow:up-to-me',
  },
  {
    says: 'cliente|clientes|clienta|cliente grosero|un cliente me trató mal|me trataron mal en el trabajo|atención al público',
    words: 'trabajo trato límites',
    first: 'lesson:turn-down-the-heat tool:cold-water lesson:say-it-in-time flow:anger',
  },
  {
    says: 'jubilación|jubilada|jubilado|me jubilé|retiro|pensionado|envejecer|vejez|me hago vieja|me hago viejo|cumplir años|cumplo años',
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
    says: 'renunciar|quiero renunciar|dejar mi trabajo|dejar el trabajo|dimitir|cambiar de trabajo',
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
    says: 'decidir|decisión|decisiones|indecisa|indeciso|no sé qué hacer|no sé qué elegir|no me decido|dudas|elegir',
    words: 'decisión decidir',
    first: 'flow:decide answer:cant-decide tool:problem-solving sheet:values-compass',
  },
  {
    says: 'problema|problemas|tengo un problema|no sé por dónde empezar|se me junta todo|se me junto todo|todo a la vez|muchos problemas|abrumada por todo|mil cosas que hacer|muchas cosas que hacer',
    words: 'problema plan agobio',
    first:
      'tool:problem-solving flow:heavy-week sheet:problem-solving flow:up-to-me tool:one-small-step',
  },
  {
    says: 'procrastinar|procrastino|procrastinación|dejo todo para después|dejo todo para el final|dejo todo para mañana|lo dejo para luego|aplazar|postergar|postergo|no empiezo|no puedo empezar|no arranco|tesis|tarea pendiente|trámites|echarle ganas',
    words: 'procrastinar aplazar empezar',
    first:
      'lesson:putting-off flow:two-minutes tool:one-small-step answer:why-procrastinate sheet:one-small-step',
  },
  {
    says: 'examen|exámenes|finales|estudiar|estudios|universidad|la uni|la facu|oposición|oposiciones|selectividad|parcial|nervios antes de un examen|ansiedad por examen|reprobé|suspendí|me jalaron|me rajaron',
    words: 'estudiar examen nervios',
    first:
      'tool:breathing tool:quick-muscle-relaxation lesson:putting-off lesson:the-alarm answer:public-speaking-blank',
  },
  {
    says: 'no me concentro|concentración|concentrarme|me distraigo|distraída|distraído|dispersa|atención|enfocarme|focus|memoria|se me olvida todo|olvidadiza',
    words: 'concentrarse atención distracción',
    first:
      'lesson:where-the-phone-sleeps game:present-catcher lesson:putting-off game:memory-wellness answer:adult-adhd-diagnosis',
  },
  {
    says: 'tdah|tda|déficit de atención|hiperactividad|adhd',
    words: 'atención adultos',
    first: 'answer:adult-adhd-diagnosis lesson:where-the-phone-sleeps',
  },
  {
    says: 'celular|móvil|teléfono|adicción al celular|vicio del celular|enganchada al móvil|pantallas|scroll|dejar el celular|desintoxicación digital|detox digital|no suelto el teléfono',
    words: 'teléfono pantalla redes',
    first: 'lesson:where-the-phone-sleeps sheet:screen-free-evening answer:screens-before-bed',
  },
  {
    says: 'fumar|dejar de fumar|cigarro|cigarrillo|pucho|tabaco|vapear|vape|vapeador|porro|marihuana|mota|faso|cocaína|drogas|adicción|adicta|adicto|recaída|recaí|recaer|apostar|apuestas|ludopatía|tragamonedas|casino|compras compulsivas|compro de más|vicio|ansias de consumir|ganas de consumir|craving|pornografía|porno',
    words: 'ganas impulso adicción recaída',
    first: 'tool:urge-wave lesson:ride-the-urge sheet:urge-wave-log lesson:one-broken-day',
  },
  {
    says: 'alcohol|tomo mucho|bebo mucho|=beber|chupar|chupo mucho|dejar de beber|dejar de tomar|borrachera|cruda|resaca|guayabo|copas|alcohólico|alcohólica|alcoholismo|mi papá toma|mi marido toma|mi pareja bebe',
    words: 'alcohol beber ganas',
    first:
      'answer:wine-alone-habit lesson:ride-the-urge tool:urge-wave service:aa service:al-anon sheet:urge-wave-log answer:alcohol-and-sleep',
  },
  {
    says: 'hábito|hábitos|rutina|rutinas|constancia|disciplina|fuerza de voluntad|organizarme|organización|crear un hábito|agenda|planear mi semana|plan de la semana',
    words: 'hábitos rutina constancia',
    first: 'lesson:hook-it-on sheet:habit-tracker sheet:week-plan lesson:one-broken-day',
  },
  {
    says: 'hacer ejercicio|ejercicio|gimnasio|gym|deporte|correr|moverme|caminar|salir a caminar|pasear|activarme|estirar|estiramientos',
    words: 'ejercicio caminar moverse',
    first:
      'answer:start-exercising tool:senses-walk answer:exercise-no-energy tool:desk-stretch lesson:hook-it-on',
  },
  {
    says: 'psicólogo|psicóloga|psicologo gratis|psicólogo barato|psicólogo gratuito|terapia|terapia gratis|terapeuta|no puedo pagar terapia|ayuda psicológica|consulta psicológica|atención psicológica|loquero',
    words: 'psicóloga consulta atención',
    first:
      'answer:cheap-therapy answer:first-appointment answer:psychologist-vs-psychiatrist answer:when-to-seek-help place:resources sheet:appointment',
  },
  {
    says: 'psiquiatra|psiquiatría|me van a internar|internar|hospital psiquiátrico',
    words: 'psiquiatra consulta',
    first:
      'answer:psychologist-vs-psychiatrist answer:psychiatric-er-what-happens answer:talk-to-doctor sheet:appointment',
  },
  {
    says: 'antidepresivos|antidepresivo|pastillas|pastilla|medicamento|medicamentos|medicina|medicación|sertralina|fluoxetina|escitalopram|clonazepam|rivotril|alprazolam|ansiolíticos|efectos secundarios|engordan|dejar las pastillas|dejar el antidepresivo|dejar la medicación',
    words: 'medicamento pastillas efectos',
    first:
      'sheet:medicine-questions answer:side-effects answer:stop-my-medicine answer:antidepressants-dependence answer:missed-dose',
  },
  {
    says: 'test de depresión|test de ansiedad|test|cuestionario|cómo sé si tengo depresión|cómo sé si tengo ansiedad|tengo depresión|soy bipolar|bipolaridad|tendré depresión',
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
    says: 'resultados|resultados del médico|espero resultados|esperar una noticia|esperando respuesta|esperando noticias|=espera|=esperar|biopsia|me van a operar|operación',
    words: 'esperar noticia preocupación',
    first: 'flow:waiting flow:up-to-me lesson:worry-has-an-hour tool:worry-time',
  },
  {
    says: 'domingo|domingos|domingo por la tarde|lunes|mañana trabajo|síndrome del domingo',
    words: 'domingo lunes trabajo',
    first: 'answer:sunday-night-sleep answer:lonely-sunday lesson:tomorrow-on-paper',
  },
  {
    says: 'vecino|vecinos|vecina|ruido de los vecinos|vecino ruidoso|roommate|compañero de piso|rumi',
    words: 'vecino ruido convivencia',
    first: 'answer:noisy-neighbour answer:talk-with-flatmate-chores lesson:say-it-in-time',
  },
  {
    says: 'libro|libros|lectura|leer|qué leer|recomiéndame un libro',
    words: 'libro',
    first: 'work:haig work:neff work:frankl work:harris work:ende',
  },
  {
    says: 'libros sobre duelo|libro de duelo|libro sobre la muerte|leer sobre el duelo',
    words: 'duelo libro muerte',
    first: 'work:didion work:bonnett work:del-molino work:allende work:giralt',
  },
  {
    says: 'película|películas|peli|pelis|cine|qué ver|película para llorar|pelis para llorar',
    words: 'película',
    first: 'work:inside-out work:coco work:intocable work:perfect-days work:sunshine',
  },
  {
    says: 'cambiar contraseña|contraseña|clave|password|mi cuenta|cambiar correo|dos pasos|verificación en dos pasos|passkey|cerrar sesión en otros',
    words: 'contraseña cuenta seguridad',
    first: 'place:settings-security place:settings',
  },
  {
    says: 'borrar mi cuenta|eliminar cuenta|eliminar mi cuenta|darme de baja|borrar mis datos|descargar mis datos|exportar mis datos|mis datos|quién lee esto|privacidad',
    words: 'datos cuenta privacidad',
    first:
      'place:settings-security place:settings answer:delete-my-data answer:who-reads-this place:legal',
  },
  {
    says: 'modo oscuro|tema oscuro|modo noche|letra grande|tamaño de letra|letra más grande|notificaciones|recordatorios|configuración|configurar|preferencias|opciones',
    words: 'ajustes',
    first: 'place:settings',
  },
  {
    says: 'mis gráficas|gráficas|gráfica|estadísticas|mis registros|historial|mi progreso|evolución|ver mis días|mis estados de ánimo',
    words: 'gráficas registro',
    first:
      'place:advanced-analytics place:wellness-factors place:mood answer:where-are-mood-records',
  },
  {
    says: 'registrar ánimo|anotar cómo estoy|anotar mi ánimo|check in|registro de ánimo|cómo me siento hoy',
    words: 'ánimo registro',
    first: 'place:mood sheet:mood-week place:diary',
  },
  {
    says: 'escribir|diario|journal|journaling|bitácora|desahogarme escribiendo|escribir lo que siento',
    words: 'diario escribir',
    first: 'place:diary tool:letter-to-myself tool:thought-record',
  },
  {
    says: 'sonidos|sonidos para dormir|sonidos relajantes|ruido blanco|ruido rosa|ruido marrón|white noise|música para dormir|música relajante|algo para escuchar|lluvia para dormir|sonido de lluvia|sonido del mar|asmr',
    words: 'sonido ruido lluvia',
    first: 'place:ambient sound:rain sound:night-sea sound:white-noise answer:music-recommendation',
  },
  {
    says: 'reto|retos|desafío|desafíos|challenge|reto de la semana|algo para hacer cada día|plan de varios días',
    words: 'reto semana',
    first: 'place:challenges challenge:start-small challenge:small-joys sheet:week-plan',
  },
  {
    says: 'imprimir|pdf|hoja|ficha|hojas|plantilla|formato para imprimir|descargar hoja',
    words: 'hoja',
    first: 'place:resources',
  },
];
