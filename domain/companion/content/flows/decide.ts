import type { Flow } from './flow.ts';

export const DECIDE: Flow = {
  id: 'decide',
  name: 'Decidir por lo que importa',
  about: 'Dos caminos, lo que cuesta cada uno y una prueba chica antes de elegir. Siete minutos.',
  minutes: 7,
  says: [
    'no sé qué decidir',
    'tengo un dilema y ya hice mil listas de pros y contras',
    'me voy o me quedo',
    'me ofrecieron otro trabajo y no sé si aceptar',
    'no sé si volver con él o no',
    'estoy entre mudarme o seguir acá',
    'llevo meses sin decidirme',
    'mi amiga quiere que pongamos un negocio y me da miedo dejar lo fijo',
    'ayúdame a decidir',
    'estudio otra cosa o sigo con esta carrera, estoy hecho bolas',
    'me cuesta elegir, las dos cosas me dan miedo',
  ],
  cues: [
    'ayud* a (decidir|elegir|tomar una decision)',
    'no se (que decidir|por cual decidirme)',
    'no me decido',
  ],
  offer: '¿Lo miramos por lo que a {ti} {te} importa, en vez de otra lista de pros y contras?',
  steps: [
    {
      id: 'first',
      say: [
        'Una decisión grande suele traer tres o cuatro metidas adentro. Tomemos solo la que va primero. ¿Cuál es un camino?',
      ],
      slot: 'uno',
      chips: [
        { label: 'Irme', says: ['dejarlo', 'renunciar', 'separarme'] },
        { label: 'Aceptar', says: ['decir que sí', 'tomar la oferta'] },
        { label: 'Decírselo', says: ['contarlo', 'hablar'] },
        { label: 'Volver', says: ['regresar', 'intentarlo otra vez'] },
      ],
      unsure: 'El que da más miedo decir en voz alta sirve para empezar. ¿Cuál es?',
    },
    {
      id: 'second',
      say: ['Ese es un lado: «[uno]». ¿Y el otro?', '¿Y el otro camino?'],
      slot: 'dos',
      chips: [
        {
          label: 'Dejar todo como está',
          says: ['quedarme', 'seguir igual', 'no hacer nada'],
          say: 'Quedarse también se elige, y también tiene precio, aunque llegue en cuotas.',
        },
        {
          label: 'Esperar un tiempo',
          says: ['aplazarlo', 'más adelante'],
          say: 'Esperar sirve si hay algo que vaya a saberse después. Si no, es quedarse con otro nombre.',
        },
        { label: 'Decir que no', says: ['rechazarlo', 'no aceptar'] },
      ],
      unsure: 'Cuando no hay otro camino a la vista, el otro es seguir igual. ¿Lo ponemos así?',
    },
    {
      id: 'matters',
      say: [
        'Los dos caminos a un lado, un momento. Si dentro de diez años alguien contara cómo {viviste} esta época, ¿qué {te} gustaría que dijera?',
      ],
      slot: 'valor',
      chips: [
        {
          label: 'Que cuidé a los míos',
          says: ['mi familia', 'estar con mis hijos'],
          value: 'cuidar a los míos',
        },
        {
          label: 'Que me animé',
          says: ['valentía', 'que no me quedé con las ganas'],
          value: 'animarme',
        },
        { label: 'Que tuve paz', says: ['tranquilidad', 'vivir en paz'], value: 'vivir en paz' },
        {
          label: 'Que fui leal a lo que creo',
          says: ['honestidad', 'ser fiel a mí'],
          value: 'ser leal a lo que creo',
        },
      ],
      unsure: 'Por el revés sale más rápido: ¿qué {te} daría pena que dijera?',
    },
    {
      id: 'price',
      say: [
        'Eso es lo que pesa: «[valor]». Todo camino cobra algo. ¿Qué precio {estás} en condiciones de pagar por cuidarlo?',
        'Todo camino cobra algo. ¿Qué precio {estás} en condiciones de pagar?',
      ],
      slot: 'precio',
      chips: [
        {
          label: 'Que alguien se enoje',
          says: ['decepcionar a alguien', 'que se molesten'],
          say: 'Un enojo ajeno dura menos que una vida a la medida de otro.',
        },
        {
          label: 'Menos plata o comodidad',
          says: ['ganar menos', 'perder lo fijo'],
          say: 'Ese precio tiene una ventaja: se puede contar con números, en una servilleta.',
        },
        {
          label: 'La duda un tiempo',
          says: ['no saber', 'arrepentirme'],
          say: 'La duda viene incluida en los dos. No es señal de haber elegido mal.',
        },
        {
          label: 'Quedarme con las ganas',
          says: ['renunciar a eso', 'perdérmelo'],
          say: 'Dicho así, de frente, se sabe mejor si se puede vivir con eso.',
        },
      ],
      unsure:
        'Tres precios comunes: la aprobación de alguien, la plata, la costumbre. ¿Cuál duele menos soltar?',
    },
    {
      id: 'lean',
      say: [
        'Sin justificar nada todavía: si la moneda ya estuviera en el aire, ¿qué lado {querrías|querrías|querría} que saliera?',
      ],
      slot: 'lado',
      chips: [
        { label: 'El primero', says: ['el uno', 'la primera'], value: 'el primer camino' },
        {
          label: 'El segundo',
          says: ['el dos', 'la segunda', 'el otro'],
          value: 'el segundo camino',
        },
        {
          label: 'Que no caiga todavía',
          says: ['ninguno', 'no sé'],
          value: 'todavía ninguno',
          say: 'Entonces quizá falta un dato más que valor. Los datos se pueden ir a buscar.',
        },
      ],
      unsure: 'Alcanza con un cincuenta y uno por ciento. ¿Hacia dónde se inclina?',
    },
    {
      id: 'trial',
      say: ['Casi todo se puede probar en chico antes de firmarlo. ¿Qué prueba cabe esta semana?'],
      slot: 'prueba',
      chips: [
        { label: 'Hablar con quien ya lo hizo', says: ['preguntar', 'hablar con alguien'] },
        { label: 'Hacer las cuentas', says: ['los números', 'ver cuánto cuesta'] },
        {
          label: 'Vivir un día como si ya',
          says: ['imaginarlo un día', 'probar un día'],
          value: 'vivir un día como si ya lo hubiera elegido',
        },
        { label: 'Poner una fecha para decidir', says: ['una fecha', 'un plazo'] },
      ],
      unsure: 'Lo que se pueda deshacer el lunes. ¿Una conversación, una cuenta o una fecha?',
    },
  ],
  card: {
    title: 'Mi decisión, por ahora',
    lines: [
      'Los dos caminos: [uno] / [dos]',
      'Lo que me importa cuidar: [valor]',
      'El precio que acepto: [precio]',
      'Hacia dónde me inclino: [lado]',
      'Mi prueba: [prueba]',
    ],
  },
  close: [
    'No hace falta cerrarlo hoy. Primero la prueba: «[prueba]». Y que esta tarjeta descanse un par de días antes de volver a leerla.',
    'No hace falta cerrarlo hoy. Que esta tarjeta descanse un par de días antes de volver a leerla.',
  ],
};
