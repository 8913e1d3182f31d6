import type { Theme, ThemeWord } from './theme.ts';

/** One line for each word: the word, and what is said of it once it is found. */
function wordsOf(lines: string): readonly ThemeWord[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...gloss] = line.trim().split(': ');
      return { word, gloss: gloss.join(': ') };
    });
}

export const THEMES: readonly Theme[] = [
  {
    id: 'water',
    title: 'El agua',
    lead: 'Formas que tiene de estar en el mundo.',
    words: wordsOf(`
      remanso: Donde el río se detiene a mirar.
      orilla: El sitio desde el que se ve todo el río.
      rocío: La noche, dejada en gotas.
      marea: El mar va y vuelve sin que nadie lo llame.
      arroyo: Un río que todavía cabe en un salto.
      espuma: Agua con aire dentro.
      niebla: Una nube que bajó a caminar.
      llovizna: Lluvia que no tiene prisa.
      charco: El cielo, en el suelo.
      laguna: Agua que decidió quedarse.
      cascada: El río, de pie.
      deshielo: La nieve se acuerda de que era agua.
      fuente: Agua que alguien puso para todos.
      caracola: Guarda un ruido que parece mar.
      acequia: Agua llevada de la mano hasta el huerto.
      manantial: El lugar donde el agua ve la luz.
    `),
  },
  {
    id: 'home',
    title: 'La casa',
    lead: 'Sitios y cosas que te acogen.',
    words: wordsOf(`
      manta: Un peso que abriga.
      ventana: Una pared que deja mirar.
      umbral: Ni dentro ni fuera. Ahí se despide la gente.
      patio: Un cuarto con el cielo por techo.
      hamaca: Una cama que sabe irse y volver.
      almohada: Guarda el hueco de tu cabeza.
      lámpara: Un sol a tu medida.
      cocina: Donde terminan todas las fiestas.
      llave: Cabe en la mano y abre una casa.
      alero: Ahí esperan los pájaros cuando llueve.
      sillón: Tiene la forma de quien se sienta en él.
      balcón: La casa, asomada.
      tetera: Avisa cuando está lista.
      rincón: Dos paredes que se encuentran.
      desván: Lo que se guarda sin saber por qué.
      zaguán: El fresco que hay entre la calle y la casa.
    `),
  },
  {
    id: 'sky',
    title: 'El cielo',
    lead: 'Lo que pasa ahí arriba sin pedir nada.',
    words: wordsOf(`
      alba: La luz que llega antes que el sol.
      lucero: Sale el primero y se va el último.
      brisa: Viento con buenos modales.
      arrebol: El rojo de las nubes cuando el sol se acuesta.
      penumbra: Ni luz ni sombra. Buen sitio para pensar.
      estrella: Luz que salió hace mucho y llega ahora.
      ocaso: El sol, bajando sin ruido.
      nube: Agua de viaje.
      trueno: Llega tarde: la luz ya pasó.
      eclipse: La luna pasa delante y todo se calla.
      aurora: El cielo, corriendo cortinas.
      cometa: Vuelve cuando le toca.
      sereno: El fresco de la noche.
      horizonte: La raya que camina contigo.
      celeste: Un color que no se puede tocar.
      ráfaga: El viento, con prisa por un momento.
    `),
  },
  {
    id: 'table',
    title: 'La mesa',
    lead: 'Sabores, y lo que pasa alrededor.',
    words: wordsOf(`
      canela: Huele a una casa que te esperaba.
      caldo: No arregla nada y ayuda bastante.
      sobremesa: Ya no queda comida y nadie se levanta.
      migas: Lo que queda para los pájaros.
      aceite: Un olivo, dentro de una botella.
      tomate: Nació en América y ahora vive en todas partes.
      vapor: Sale a saludar cuando se abre la olla.
      cuchara: La mano, hecha cuenco.
      mantel: Se pone cuando viene alguien.
      naranja: Viene ya repartida en gajos.
      cacao: Primero es amargo.
      limón: Despierta a cualquiera.
      arroz: Para una persona o para veinte.
      sandía: El verano, en tajadas.
      pimienta: Con un poco se nota.
      tortilla: De maíz o de huevo, según dónde se diga.
    `),
  },
  {
    id: 'people',
    title: 'La gente',
    lead: 'Maneras de estar cerca.',
    words: wordsOf(`
      abrazo: Dos espaldas que descansan.
      vecina: Sabe si hoy abriste la ventana.
      risa: Se contagia por el oído.
      saludo: Una forma corta de decir «te vi».
      carta: Un rato de alguien, doblado en cuatro.
      paseo: Hablar mirando hacia delante.
      visita: Poner agua a hervir y una silla más.
      abuela: Sabe de ti cosas que tú no recuerdas.
      amistad: Retomar la charla donde se quedó.
      escucha: Callarse con atención.
      compañía: Estar, aunque no se diga nada.
      brindis: Mirarse con un vaso en la mano.
      apodo: Un nombre que solo usan los tuyos.
      confianza: Poder quedarse en silencio.
      recado: Algo que alguien hace por ti de camino.
      sonrisa: Empieza por los ojos.
    `),
  },
  {
    id: 'garden',
    title: 'El jardín',
    lead: 'Lo que crece sin que nadie lo mire.',
    words: wordsOf(`
      musgo: Terciopelo que no compró nadie.
      semilla: Un árbol que aún no se decide.
      jazmín: Huele más cuando se va la luz.
      hiedra: Sube sin hacer ruido.
      raíz: La mitad del árbol que no se ve.
      helecho: Se desenrolla despacio.
      abeja: Vuelve a casa cargada.
      brote: Verde recién llegado.
      corteza: La ropa del árbol.
      girasol: Cuando es joven sigue al sol.
      lombriz: Trabaja a oscuras y le da aire a la tierra.
      sombra: Lo que regala un árbol a cualquier hora.
      castaño: En otoño llena los bolsillos.
      huerto: La paciencia, en hileras.
      colibrí: Se queda quieto en el aire.
      regadera: Lluvia con mango.
    `),
  },
  {
    id: 'body',
    title: 'El cuerpo',
    lead: 'Partes y gestos que suelen pasar de largo.',
    words: wordsOf(`
      hombro: A veces baja solo con nombrarlo.
      aliento: Entra fresco y sale tibio.
      latido: Nadie tiene que acordarse de hacerlo.
      bostezo: Aire que pide sitio.
      mirada: Se puede posar como una mano.
      muñeca: Ahí se oye el pulso.
      caricia: Piel que escucha.
      espalda: Te sostiene sin que la veas.
      suspiro: Un punto y aparte.
      pestaña: La cortina del ojo.
      siesta: El día, partido en dos.
      pausa: Lo que hay entre una cosa y otra.
      palma: La parte de la mano que recibe.
      rodilla: Una bisagra muy fiel.
      talón: Lo primero que saluda al suelo.
      lunar: Un punto que solo tienes ahí.
    `),
  },
  {
    id: 'lands',
    title: 'De cada tierra',
    lead: 'Palabras que en otro país se dicen de otra manera.',
    words: wordsOf(`
      apapacho: En México, un abrazo dado con cariño.
      querencia: El lugar al que siempre se vuelve.
      morriña: La nostalgia, dicha desde Galicia.
      ñapa: En el Caribe, lo que te dan de más al comprar.
      yapa: En los Andes, lo que te regalan de más al comprar.
      guagua: Un autobús en el Caribe y en Canarias, un bebé en los Andes.
      chévere: De Caracas a Quito: muy bueno.
      pachanga: Una fiesta que no mira el reloj.
      arrullo: Cantar bajo hasta que alguien se duerme.
      cobija: En media América, una manta.
      poncho: Una manta con sitio para la cabeza.
      cancha: En quechua era un lugar cercado. Hoy se juega en él.
      tertulia: Reunirse solo para conversar.
      bochinche: En el Caribe, un chisme. En otros sitios, un alboroto.
      chocolate: Empezó siendo una bebida, en Mesoamérica.
      petaca: Una caja, una maleta o un estuche, según el país.
    `),
  },
];
