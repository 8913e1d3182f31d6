import type { Flow } from './flow.ts';

export const ANGER: Flow = {
  id: 'anger',
  name: 'Rabia sin romper nada',
  about: 'Primero el cuerpo, después las palabras, y el mensaje sin mandar. Cinco minutos.',
  minutes: 5,
  says: [
    'estoy que exploto de rabia',
    'tengo una bronca que no puedo más',
    'estoy furiosa con mi jefe',
    'quiero mandar a todos a la mierda',
    'qué coraje, me hierve la sangre',
    'estoy quillao, me dejaron plantado otra vez',
    'me dieron ganas de tirar el celular contra la pared',
    'toy picado con mi cuñado y tengo que verlo el domingo',
    'estoy por mandarle un audio de cinco minutos insultándolo',
    'cómo me bajo esta calentura antes de contestar',
    'me enojé tanto que me tiemblan las manos',
  ],
  cues: [
    '(exploto|tiemblo|reviento) de (rabia|coraje|bronca|ira)',
    'me hierve la sangre',
    '(tengo|ando con) una (bronca|rabia|calentura|arrechera)',
  ],
  offer: '¿Le damos a esa rabia algo que hacer con el cuerpo, antes de contestar nada?',
  steps: [
    {
      id: 'near',
      say: [
        'La rabia viene con fuerza y con prisa. La fuerza se usa, la prisa no. ¿Está cerca la persona con quien es?',
      ],
      chips: [
        {
          label: 'Sí, aquí mismo',
          says: ['está al lado', 'está en la casa', 'en la oficina'],
          say: 'Entonces lo primero es una puerta de por medio. «Vuelvo en diez minutos», y al baño, al patio, al pasillo.',
        },
        {
          label: 'Por mensaje',
          says: ['por whatsapp', 'estamos chateando', 'por teléfono'],
          say: 'El teléfono, boca abajo. Lo escrito con el pulso así suele costar tres mensajes después.',
        },
        { label: 'No, estoy lejos', says: ['no está', 'ya se fue'] },
        {
          label: 'Es conmigo',
          says: ['conmigo', 'es con la vida', 'es con todo'],
          say: 'Con la vida entera o puertas adentro, el cuerpo se enciende igual. Se empieza por ahí.',
        },
      ],
      unsure: '¿Podría llegarle un grito {tuyo}, o un mensaje, ahora?',
    },
    {
      id: 'body',
      say: [
        'Las dos manos contra una pared, como para correrla de sitio, con toda la fuerza y soltando el aire. Veinte segundos, descanso, y otra vez. ¿Cómo va?',
      ],
      slot: 'cuerpo',
      chips: [
        { label: 'Bajó un poco', says: ['mejor', 'un poco mejor'], value: 'empujar la pared' },
        {
          label: 'Prefiero caminar rápido',
          says: ['caminar', 'subir escaleras', 'salir'],
          value: 'caminar rápido',
          say: 'También, y mejor si hay escaleras. Que sean las piernas las que discutan.',
        },
        {
          label: 'Agua fría en las manos',
          says: ['agua', 'lavarme la cara'],
          value: 'agua fría en manos y cara',
          say: 'Muñecas, nuca, cara. Sin apuro por secarse.',
        },
        {
          label: 'Sigo igual',
          says: ['no sirve', 'sigue igual', 'peor'],
          value: 'esperar sin decidir nada',
          say: 'A veces tarda. No hace falta que se vaya, solo que no maneje.',
        },
      ],
      unsure:
        'Si no hay pared, conviene apretar una toalla como si chorreara. Veinte segundos. ¿Cambia algo?',
    },
    {
      id: 'stepped',
      say: ['La rabia cuida algo que pisaron. Ahora que hay un poco de aire, ¿qué fue?'],
      slot: 'pisado',
      chips: [
        { label: 'Una injusticia', says: ['no es justo', 'fue injusto'] },
        { label: 'Una falta de respeto', says: ['me humillaron', 'me faltó el respeto'] },
        { label: 'Una promesa rota', says: ['me mintió', 'me dejó plantada', 'no cumplió'] },
        { label: 'Que nadie me escucha', says: ['no me hacen caso', 'lo dije mil veces'] },
      ],
      unsure: 'La frase «no tenían derecho a…» suele acabarse sola. ¿Cómo termina?',
    },
    {
      id: 'raw',
      say: [
        'Lo que pisaron: «[pisado]». Ahora el mensaje que no se manda, sin educación ninguna. ¿Qué dice?',
        'Ahora el mensaje que no se manda, sin educación ninguna. ¿Qué dice?',
      ],
      slot: 'crudo',
      chips: [
        { label: 'Que me tiene hasta aquí', says: ['estoy harta', 'me tienes harto'] },
        { label: 'Que así no se trata a nadie', says: ['así no se trata a la gente'] },
        {
          label: 'Solo malas palabras',
          says: ['puras groserías', 'insultos'],
          value: 'puras malas palabras',
          say: 'Es un género literario con mucha historia. Quedan en esta hoja.',
        },
        {
          label: 'Prefiero no escribirlo',
          says: ['no quiero', 'nada'],
          value: 'nada, hoy no lo escribí',
        },
      ],
      unsure: 'Con las primeras tres palabras alcanza. ¿Cuáles salen?',
    },
    {
      id: 'then',
      say: [
        'Queda dicho donde no rompe nada. Cuando baje la espuma, puede haber algo que sí haga falta. ¿Qué sería?',
      ],
      slot: 'paso',
      chips: [
        {
          label: 'Decirlo mañana, en corto',
          says: ['hablarlo mañana', 'decírselo'],
          value: 'decirlo mañana, en una frase',
        },
        { label: 'Contárselo a alguien', says: ['llamar a mi amiga', 'contarlo'] },
        { label: 'Moverme un rato más', says: ['caminar más', 'salir a correr'] },
        {
          label: 'Dejarlo pasar esta vez',
          says: ['nada', 'dejarlo así'],
          value: 'dejarlo pasar esta vez, porque quiero',
        },
      ],
      unsure: 'Lo que daría menos vergüenza leer el lunes. ¿Hablar, moverse o dejarlo?',
    },
  ],
  card: {
    title: 'Mi rabia, entera',
    lines: [
      'Lo que ayuda al cuerpo: [cuerpo]',
      'Lo que pisaron: [pisado]',
      'Lo que no mandé: [crudo]',
      'Cuando baje: [paso]',
    ],
  },
  close: [
    'A esta rabia se la oyó entera. Lo que sigue no corre prisa: «[paso]»',
    'A esta rabia ya se la oyó un poco. Lo demás puede esperar a que el pulso afloje.',
  ],
};
