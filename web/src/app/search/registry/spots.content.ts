import { COMPANION, PRODUCT } from '#domain/product.ts';

/** A part of a page, or a question about the app with the page that answers it. */
export interface Spot {
  id: string;
  title: string;
  summary: string;
  words: string;
  /** A page, and where it has one the part of it. */
  to: string;
}

/** What people ask about the app itself, and where in it that stands. */
export const SPOTS: readonly Spot[] = [
  {
    id: 'about',
    title: `¿Qué es ${PRODUCT}?`,
    summary: 'Charla, ejercicios, juegos y lecciones. Información y práctica, no una consulta.',
    words: 'aplicación app página explicación sirve funciona empezar',
    to: '/legal#que-es-remanso-y-que-no-es',
  },
  {
    id: 'cost',
    title: '¿Cuesta dinero?',
    summary: 'Aquí no se paga con dinero. Las fichas se ganan, y la ayuda nunca se vende.',
    words: 'gratis gratuito precio pagar cobrar suscripción tarjeta',
    to: '/legal#que-es-remanso-y-que-no-es',
  },
  {
    id: 'who-may',
    title: '¿Quién puede usar esto?',
    summary: 'Personas de 18 años o más. Las líneas de ayuda se abren a cualquier edad.',
    words: 'edad menor adulto',
    to: '/legal#quien-puede-usarlo',
  },
  {
    id: 'home',
    title: 'Inicio',
    summary: 'La primera página. También vuelve ahí el botón de atrás de tu aparato.',
    words: 'volver atrás regresar principal menú',
    to: '/',
  },
  {
    id: 'install',
    title: 'Tenerla en la pantalla del teléfono',
    summary: 'En el menú de tu navegador: «Instalar» o «Añadir a pantalla de inicio».',
    words: 'instalar descargar aplicación app icono celular móvil',
    to: '/',
  },
  {
    id: 'offline',
    title: 'Sin conexión',
    summary: 'La ayuda y la respiración abren siempre sin red. Aquí se elige gastar menos datos.',
    words: 'internet wifi red megas',
    to: '/settings#ahorro',
  },
  {
    id: 'shared',
    title: 'Con quién se comparten tus datos',
    summary: 'Quién ve lo que escribes, y quién no. Sin publicidad ni venta.',
    words: 'privacidad anónimo confidencial secreto leer ver seguro',
    to: '/legal#con-quien-se-comparten',
  },
  {
    id: 'contact',
    title: `Escribir a quien hace ${PRODUCT}`,
    summary: 'Para una pregunta, una queja o algo que no funciona.',
    words: 'contacto soporte error falla sugerencia correo',
    to: '/legal#cambios-y-contacto',
  },
  {
    id: 'password',
    title: 'La contraseña',
    summary: 'Para cambiarla. Si se te olvidó, «Olvidé mi contraseña» está en la página de entrar.',
    words: 'contraseña clave correo acceso entrar',
    to: '/settings/security#entradas',
  },
  {
    id: 'sessions',
    title: 'Dónde está abierta tu cuenta',
    summary: 'Otros aparatos en los que entraste, para cerrarlos desde aquí.',
    words: 'sesiones dispositivos hackearon entraron',
    to: '/settings/security#sesiones',
  },
  {
    id: 'delete-account',
    title: 'Borrar la cuenta',
    summary: 'Se va lo que hay en ella. Hay siete días para cambiar de idea.',
    words: 'eliminar cuenta datos baja',
    to: '/settings/security#borrar',
  },
  {
    id: 'country',
    title: 'Elegir tu país',
    summary: 'Ábrelo en la lista: desde entonces sus líneas están arriba.',
    words: 'país cambiar región',
    to: '/crisis#paises',
  },
  {
    id: 'sleep-timer',
    title: 'Que el sonido se apague solo',
    summary: 'En Sonidos, «Apagar solo»: de cinco minutos a dos horas, bajando poco a poco.',
    words: 'temporizador apagar minutos sonido',
    to: '/ambient',
  },
  {
    id: 'read-aloud',
    title: 'Lecciones en voz alta',
    summary: 'Cada una se lee con «Escuchar», si tu aparato tiene una voz en español.',
    words: 'audio voz oír escuchar',
    to: '/learning',
  },
  {
    id: 'services',
    title: 'Dónde pedir atención',
    summary: 'Lugares públicos o de bajo costo de tu país, y cómo se llega a ellos.',
    words: 'psicología gratis pública centro hospital especialista',
    to: '/resources?kind=services',
  },
  {
    id: 'works',
    title: 'Libros y películas',
    summary: 'Para leer o ver, con una línea que dice por qué.',
    words: 'libro película cine lectura',
    to: '/resources?kind=works',
  },
  {
    id: 'nilo',
    title: `Qué es ${COMPANION}`,
    summary: 'Una inteligencia artificial, no una persona. Aquí se elige cómo te habla.',
    words: 'robot persona real',
    to: '/settings#que-es',
  },
];
