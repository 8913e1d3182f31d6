import type { Meaning } from './meaning.ts';

/** What may be serious. Help comes first here, whatever else is found. */
export const DANGER: readonly Meaning[] = [
  {
    says: 'quiero morir|quisiera morirme|no quiero vivir|no quiero seguir viviendo|no quiero estar aquí|no quiero despertar|quiero desaparecer|no puedo con mi vida|suicidio|suicida|=matarme|quitarme la vida|acabar con mi vida|acabar con todo|estarían mejor sin mí|no vale la pena vivir|para qué vivir|sin ganas de vivir|ganas de morir|pensar en la muerte|desvivirme|no le veo sentido a nada|ya no le veo sentido|no le encuentro sentido a nada|no le encuentro sentido a la vida|no le veo sentido a la vida|no le veo el caso|ya nada tiene sentido|la vida no tiene sentido|mi vida no tiene sentido|para qué seguir|ya no quiero seguir|no quiero existir|no haber nacido|ojalá no despertara|no despertar más|dormir y no despertar|dormir para siempre|ojalá me muriera|ojalá me muera|mejor me muero|mejor muerta|voy a matarme|quiero matarme|=me quiero matar|pienso en matarme|desaparecer para siempre|desaparecer del mundo|irme de este mundo|cansada de vivir|no aguanto la vida|no aguanto esta vida|sería mejor no estar|=siento que sobro|=soy un estorbo|nadie me extrañaría|ideas suicidas|pensamientos suicidas|colgarme|tirarme por la ventana|aventarme|ya no quiero estar',
    words: 'crisis',
    first:
      'place:crisis-moment place:crisis place:safety-plan sheet:safety-plan game:crisis-navigator sheet:early-signs',
    serious: true,
  },
  {
    says: '=cortarme|=me corto|me hago daño|hacerme daño|lastimarme|autolesión|me hago cortes|ganas de cortarme|ganas de hacerme daño|me pego a mí misma|me rasguño|me quemo la piel|me golpeo la cabeza',
    words: 'autolesión crisis impulso peligro',
    first: 'place:crisis-moment place:crisis place:safety-plan tool:urge-wave tool:cold-water',
    serious: true,
  },
  {
    says: 'se quiere morir|quiere matarse|quiere suicidarse|quiere quitarse la vida|amigo suicida|=se corta|mi hijo se corta|temo que se mate|no quiere vivir|se hace daño|se corta los brazos|intentó matarse|intentó suicidarse|habla de matarse',
    words: 'crisis',
    first: 'sheet:friend-in-danger place:crisis place:crisis-moment lesson:listen-before-fixing',
    serious: true,
  },
  {
    says: 'me pega|me golpea|me cachetea|esposo me grita|marido me grita|novio me grita|pareja me grita|me grita y me da miedo|me empuja|me agarra del cuello|me aprieta el cuello|me encierra|me quiere matar|me tira cosas|=se pone violento|se pone agresivo conmigo|marido me controla|novio me controla|pareja me controla|marido no me deja salir|novio no me deja salir|me quita el dinero|me obliga a|le tengo miedo a mi marido|le tengo miedo a mi pareja|le tengo miedo a mi esposo|le tengo miedo a mi papá|me insulta todo el tiempo|violencia intrafamiliar|violencia familiar|violencia|moretones|denunciar a mi pareja|acoso sexual|me acosa|abusó de mí|mi ex me amenaza|mi ex me sigue|mi hijo me pega|maltrato|violencia de género|violencia doméstica|violencia en casa|me amenaza|me ahorcó|tengo miedo de mi pareja|tengo miedo de mi marido|abuso sexual|me violó|violación|me abusaron|me tocó sin permiso|me forzó',
    words: 'violencia crisis',
    first: 'place:crisis place:crisis-moment place:support-network',
    serious: true,
  },
  {
    says: 'línea de ayuda|hotline|helpline|número de ayuda|teléfono de ayuda|a quién llamo|número de emergencia|=emergencia|=emergencias|=urgencia|=urgencias|=urgente|crisis|necesito ayuda ya|necesito ayuda urgente|ayuda ahora|auxilio|teléfono suicidio|línea suicidio|hablar con alguien ahora',
    words: 'crisis ayuda línea teléfono',
    first: 'place:crisis-moment place:crisis place:safety-plan answer:psychiatric-er-what-happens',
    serious: true,
  },
  {
    says: 'tomé muchas pastillas|me tomé todas las pastillas|sobredosis|me pasé de pastillas|tomé pastillas de más|me tomé todo el frasco|tomé veneno|mezclé pastillas con alcohol|me intoxiqué',
    words: 'crisis emergencia peligro',
    first: 'place:crisis place:crisis-moment',
    serious: true,
  },
  {
    says: 'sangrado|hemorragia|estoy sangrando|no para de sangrar|dolor en el pecho|me duele el pecho|ataque al corazón|infarto|derrame cerebral|se me duerme medio cuerpo|convulsión|convulsiona|se desmayó|no despierta',
    words: 'emergencia hospital',
    first: 'place:crisis place:crisis-moment lesson:the-alarm',
    serious: true,
  },
  {
    says: 'me bota de la casa|me botan de la casa|me bote de la casa|me echan de casa|me eche de casa|me corren de la casa|me corra de la casa|no tengo dónde dormir|me quedé en la calle',
    words: 'red de apoyo gente',
    first: 'place:support-network place:crisis place:services',
    serious: true,
  },
  {
    says: 'oigo voces|escucho voces|me persiguen|me vigilan|me quieren hacer daño|veo cosas que no están|alucino|delirios',
    words: 'crisis psiquiatra consulta',
    first:
      'place:crisis place:crisis-moment answer:talk-to-doctor answer:psychologist-vs-psychiatrist',
    serious: true,
  },
  {
    says: 'tiemblo si no tomo|tiemblo cuando no bebo|tiemblo sin tomar|tiemblo si no bebo|tiemblo cuando no tomo|me tiemblan las manos si no tomo|me tiemblan las manos cuando no tomo|si no tomo tiemblo|si no tomo me pongo mal|si no bebo me pongo mal|temblor por no tomar|temblor al dejar de tomar|tiemblo al dejar de beber|síndrome de abstinencia|abstinencia|delirium|dejé de tomar y tiemblo|dejar de tomar de golpe|dejar el alcohol de golpe',
    words: 'teléfono llamar',
    first:
      'place:crisis answer:talk-to-doctor answer:psychiatric-er-what-happens service:aa place:services',
    serious: true,
  },
  {
    says: '=ganas de hacerle daño|=quiero hacerle daño|=quiero hacerle algo malo|le voy a hacer daño|=quiero matarlo|=quiero matarla|lo voy a matar|la voy a matar|matar a alguien|miedo de hacerle daño a mi bebé|miedo de hacerle daño a mi hijo',
    words: 'crisis peligro',
    first: 'place:crisis-moment place:crisis tool:cold-water answer:intrusive-thoughts-general',
    serious: true,
  },
];
