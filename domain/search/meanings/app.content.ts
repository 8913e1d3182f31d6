import type { Meaning } from './meaning.ts';

/** The app itself: where things are, what it costs, who reads, how it is set. */
export const APP_MEANINGS: readonly Meaning[] = [
  {
    says: '=qué es esto|=qué es esta app|=qué es remanso|quién hizo esta app|=para qué sirve esto|=pa que sirve esto|cómo funciona la app|=cómo funciona esto|=cómo se usa esto|no sé usar esto|no entiendo esto|=qué puedo hacer aquí|=qué hay aquí|crear cuenta|registrarme',
    words: 'aplicación',
    first: 'place:about answer:what-can-the-app-do place:home',
  },
  {
    says: '=gratis|es gratis|cuánto cuesta|cuánto sale|=cobran|=pagar|premium',
    words: 'precio',
    first: 'place:cost place:about place:token-store',
  },
  {
    says: 'sin internet|sin conexión|sin wifi|sin señal|sin datos|sin megas|no hay internet|offline|gasta datos',
    words: 'red',
    first: 'place:offline place:settings-ahorro place:breathe place:crisis',
  },
  {
    says: 'instalar|descargar la app|bajar la app|descargar la aplicación|play store|iphone|android|en la computadora|en la compu',
    words: 'instalar',
    first: 'place:install place:home place:offline',
  },
  {
    says: '=cómo salgo de aquí|=cómo salgo|=salir de aquí|=cómo vuelvo|volver atrás|volver al inicio|=cómo regreso|=regresar|=página principal|=menú|=atrás|=inicio',
    words: 'volver principal',
    first: 'place:home place:settings-sesion place:settings-salida',
  },
  {
    says: 'salir rápido|que no me vean|que no vean lo que miro|pareja no vea|marido no vea',
    words: 'ocultar',
    first:
      'place:settings-salida place:settings-tecla place:settings-dispositivo answer:who-reads-this',
  },
  {
    says: 'cerrar sesión|logout|cambiar de cuenta',
    words: 'sesión cuenta',
    first: 'place:settings-sesion place:sessions place:settings-security',
  },
  {
    says: 'cambiar contraseña|contraseña|olvidé la contraseña|olvidé mi contraseña|no me acuerdo de la contraseña|recuperar la contraseña|recuperar mi cuenta|no puedo entrar a mi cuenta|no me deja entrar|=clave|password|passkey|cambiar correo|cambiar el mail|cambiar mi email|dos pasos|verificación en dos pasos|=mi cuenta',
    words: 'contraseña',
    first: 'place:password place:settings-security place:sessions',
  },
  {
    says: 'entraron a mi cuenta|cerrar sesión en otros|sesiones abiertas|otros dispositivos|me robaron el celular|me robaron el teléfono',
    words: 'sesiones cuenta seguridad',
    first: 'place:sessions place:password place:settings-security',
  },
  {
    says: 'borrar mi cuenta|eliminar cuenta|cerrar mi cuenta|darme de baja|borrar mis datos|eliminar mis datos|borrar el chat|borrar la conversación',
    words: 'datos cuenta privacidad',
    first:
      'place:delete-account answer:delete-my-data place:settings-security place:settings-dispositivo',
  },
  {
    says: 'descargar mis datos|exportar|llevarme mis datos|copia de mis datos|descargar mi diario|descargar mis charlas|importar registros|pasar mis datos',
    words: 'descargar copia',
    first: 'place:mood-import answer:delete-my-data place:diary place:mood-summary',
  },
  {
    says: 'quién lee lo que escribo|lee lo que escribo|leer mi diario|lee mi diario|ver lo que escribo|ven lo que escribo|venden mis datos|mis datos|mi ubicación|es privado|=es seguro|se guarda lo que escribo|mi jefe puede ver',
    words: 'privacidad leer',
    first: 'answer:who-reads-this place:shared place:diary place:settings-dispositivo place:legal',
  },
  {
    says: 'modo oscuro|modo noche|modo claro|fondo negro|fondo oscuro|mucho brillo',
    words: 'tema',
    first: 'place:settings-tema place:settings place:settings-calma',
  },
  {
    says: 'letra grande|tamaño de letra|letra chica|letra pequeña|agrandar la letra|no veo bien|no veo las letras',
    words: 'letra texto tamaño',
    first: 'place:settings-tamano place:settings place:read-aloud',
  },
  {
    says: 'quitar sonido|sin sonido|=silenciar|=silencio|mute|apagar el sonido|bajar el volumen|volumen|no se oye|no suena|quitar la música|apagar la música',
    words: 'silenciar',
    first: 'place:settings-sonidos place:settings-volumen place:ambient',
  },
  {
    says: 'notificaciones|recordatorio|=avisos|que me avise',
    words: 'avisos',
    first: 'place:settings-recordatorio place:settings',
  },
  {
    says: 'cambiar país|no es mi país|otro país|elegir país|líneas de otro país|=mi país',
    words: 'país',
    first: 'place:country place:crisis place:settings-pais',
  },
  {
    says: 'idioma|inglés',
    words: 'idioma palabras',
    first: 'place:settings-pais place:settings-trato place:settings',
  },
  {
    says: 'configuración|ajustes|preferencias|opciones|cambiar mi nombre|cambiar mi foto',
    words: 'ajustes',
    first: 'place:settings place:profile place:settings-security',
  },
  {
    says: 'quién es nilo|qué es nilo|eres un robot|eres una persona|es una persona real|hablo con una máquina|inteligencia artificial|es ia|chatgpt',
    words: 'persona',
    first: 'place:nilo answer:guided-mode-vs-model answer:does-nilo-replace-therapist',
  },
  {
    says: '=contacto|=contactar|=soporte|reportar un error|la app no funciona|no me carga',
    words: 'correo',
    first: 'place:contact place:offline place:about',
  },
  {
    says: 'temporizador|=timer|que se apague|apagar solo',
    words: 'minutos apagar',
    first: 'place:sleep-timer place:ambient tool:meditation-timer',
  },
  {
    says: 'audio|audiolibro|en voz alta|que me lea|no sé leer|me cuesta leer|casi no leo|para escuchar|algo para oír|voz guiada',
    words: 'escuchar voz',
    first: 'place:read-aloud place:ambient tool:body-scan answer:calming-story',
  },
  {
    says: 'gráficas|estadísticas|mis registros|historial|mi progreso|evolución|ver mis días|mis estados de ánimo|cómo he estado',
    words: 'gráficas registro',
    first:
      'place:advanced-analytics place:wellness-factors place:mood answer:where-are-mood-records',
  },
  {
    says: 'registrar ánimo|anotar cómo estoy|anotar mi ánimo|check in|registro emocional|cómo me siento hoy',
    words: 'ánimo registro',
    first: 'place:mood sheet:mood-week place:diary',
  },
  {
    says: 'escribir|diario|journal|journaling|desahogarme escribiendo',
    words: 'diario escribir',
    first: 'place:diary tool:letter-to-myself tool:thought-record',
  },
  {
    says: 'sonidos|sonidos para dormir|sonidos relajantes|música|música para dormir|música relajante|lluvia para dormir|sonido de lluvia|sonido del mar|asmr|ruido de fondo',
    words: 'sonido ruido lluvia',
    first: 'place:ambient sound:rain sound:night-sea sound:white-noise answer:music-recommendation',
  },
  {
    says: 'ruido blanco|white noise|ruido rosa|ruido marrón|ruido café|brown noise|ruido para dormir',
    words: 'ruido sonido',
    first: 'place:ambient sound:brown-noise sound:white-noise sound:pink-noise sound:deep-sleep',
  },
  {
    says: 'reto|desafío|challenge',
    words: 'reto semana',
    first: 'place:challenges challenge:start-small challenge:small-joys sheet:week-plan',
  },
  {
    says: 'imprimir|pdf|hoja|ficha|fichas para imprimir|plantilla|formato para imprimir|descargar hoja',
    words: 'hoja',
    first: 'place:resources sheet:emotion-wheel sheet:week-plan sheet:breathing-card',
  },
  {
    says: 'algo rápido|algo corto|=un minuto|=dos minutos|=2 minutos|=cinco minutos|=5 minutos|poco tiempo',
    words: 'minuto',
    first: 'place:breathe tool:five-senses tool:contact-points tool:quick-muscle-relaxation',
  },
  {
    says: '=hola|=buenas|=buenos días|=buenas tardes|=buenas noches|=ayuda|=ayúdame|=ayúdenme',
    words: 'hablar',
    first: 'place:chat place:crisis-moment place:mood place:crisis',
  },
  {
    says: 'menor de edad|tengo 15 años|tengo 16 años|tengo 17 años',
    words: 'edad',
    first: 'place:who-may place:crisis',
  },
];
