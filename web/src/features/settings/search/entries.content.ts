import type { SectionName } from '../sections.ts';

export interface SettingEntry {
  /** Of the row, or of the section, that it leads to. */
  id: string;
  section: SectionName;
  label: string;
  /** What people call it when they do not know how we do. */
  words: string;
}

/** Everything that can be set, as somebody may look for it. */
export const SETTING_ENTRIES: readonly SettingEntry[] = [
  {
    id: 'tema',
    section: 'look',
    label: 'Tema',
    words: 'modo oscuro claro noche dia negro blanco colores sistema dark brillo',
  },
  {
    id: 'tamano',
    section: 'look',
    label: 'Tamaño del texto',
    words: 'letra grande letras pequeñas fuente zoom lupa aumentar vista ver leer',
  },
  {
    id: 'propio',
    section: 'look',
    label: 'Tema y tamaño solo para este dispositivo',
    words: 'sincronizar otros dispositivos telefono computadora aparte distinto',
  },
  {
    id: 'calma',
    section: 'look',
    label: 'Pocos estímulos',
    words: 'sensorial sobrecarga autismo tea tdah migraña calma suave sencillo bajo estimulo',
  },
  {
    id: 'movimiento',
    section: 'look',
    label: 'Movimiento',
    words: 'animaciones animacion mareo vertigo quieto parar reducir transiciones',
  },
  {
    id: 'trato',
    section: 'nilo',
    label: 'Cómo te habla',
    words: 'tu vos usted tutear vosear voseo trato nilo hablar formal',
  },
  {
    id: 'voz',
    section: 'nilo',
    label: 'Quién escribe lo que dice',
    words: 'inteligencia artificial ia modelo chatgpt robot guiado frases lenguaje',
  },
  {
    id: 'memoria',
    section: 'nilo',
    label: 'Lo que recuerda',
    words: 'memoria recuerdos olvidar borrar recuerda datos sabe de mi',
  },
  {
    id: 'que-es',
    section: 'nilo',
    label: 'Qué es Nilo',
    words: 'inteligencia artificial persona real programa aviso transparencia',
  },
  {
    id: 'sonidos',
    section: 'senses',
    label: 'Sonidos',
    words: 'silencio silenciar audio ruido mute apagar musica campana efectos',
  },
  {
    id: 'volumen',
    section: 'senses',
    label: 'Volumen',
    words: 'sonido alto bajo fuerte subir bajar audio',
  },
  {
    id: 'vibracion',
    section: 'senses',
    label: 'Vibración',
    words: 'vibrar vibra vibre haptico temblor tactil zumbido',
  },
  {
    id: 'pais',
    section: 'words',
    label: 'Palabras de tu país',
    words: 'region idioma lengua emociones vocabulario regional pais modismos español',
  },
  {
    id: 'recordatorio',
    section: 'reminders',
    label: 'Recordatorio en tu calendario',
    words: 'avisos notificaciones notificacion alarma recordar push agenda ics hora',
  },
  {
    id: 'salida',
    section: 'privacy',
    label: 'Salir rápido',
    words: 'escapar esconder ocultar boton panico me miran violencia seguridad',
  },
  {
    id: 'tecla',
    section: 'privacy',
    label: 'Salir con una tecla',
    words: 'escape esc shift mayus teclado atajo ocultar',
  },
  {
    id: 'dispositivo',
    section: 'privacy',
    label: 'Lo que queda en este dispositivo',
    words: 'memoria espacio cache borrar datos almacenamiento limpiar guardado historial',
  },
  {
    id: 'cookies',
    section: 'cookies',
    label: 'Cookies',
    words: 'galletas rastreo analisis publicidad permisos revocar',
  },
  {
    id: 'consentimiento',
    section: 'consent',
    label: 'Consentimiento',
    words: 'firma terminos legal permiso retirar privacidad acuerdo',
  },
  {
    id: 'ahorro',
    section: 'data',
    label: 'Gastar menos datos',
    words: 'internet red lenta megas plan wifi consumo descargar offline sin conexion ahorro',
  },
  {
    id: 'seguridad',
    section: 'security',
    label: 'Cuenta y seguridad',
    words:
      'contraseña clave correo email passkey llave segundo paso verificacion borrar cuenta eliminar sesiones dispositivos',
  },
  {
    id: 'sesion',
    section: 'session',
    label: 'Cerrar sesión',
    words: 'salir desconectar logout irme cambiar de cuenta',
  },
];
