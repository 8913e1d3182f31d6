import type { Meaning } from './meaning.ts';

/** What may be serious. Help comes first here, whatever else is found. */
export const DANGER: readonly Meaning[] = [
  {
    says: 'me quiero morir|quiero morir|quiero morirme|quisiera morirme|no quiero vivir|ya no quiero vivir|no quiero seguir viviendo|no quiero estar aquí|no quiero despertar|quiero desaparecer|suicidio|suicidarme|suicidarse|suicida|=matarme|quitarme la vida|acabar con mi vida|acabar con todo|estarían mejor sin mí|no vale la pena vivir|para qué vivir|sin ganas de vivir|ganas de morir|pensar en la muerte|desvivirme',
    words: 'suicidio morir crisis peligro',
    first:
      'place:crisis-moment place:crisis place:safety-plan sheet:safety-plan game:crisis-navigator sheet:early-signs',
  },
  {
    says: '=cortarme|=me corto|me lastimo|me hago daño|hacerme daño|lastimarme|autolesión|autolesiones|me quemo la piel|me golpeo la cabeza',
    words: 'autolesión crisis impulso peligro',
    first: 'place:crisis-moment place:crisis place:safety-plan tool:urge-wave tool:cold-water',
  },
  {
    says: 'se quiere matar|se quiere morir|quiere matarse|quiere suicidarse|quiere quitarse la vida|se quiere suicidar|amigo suicida|amiga suicida|dice que no quiere vivir|=se corta|mi hijo se corta|mi hija se corta|temo que se mate',
    words: 'suicidio amigo ayudar crisis preocupa',
    first: 'sheet:friend-in-danger place:crisis place:crisis-moment lesson:listen-before-fixing',
  },
  {
    says: 'me pega|me pegó|me golpea|me golpeó|me maltrata|maltrato|violencia de género|violencia doméstica|violencia en casa|me amenaza|me ahorcó|tengo miedo de mi pareja|tengo miedo de mi marido|abuso sexual|me violó|violación|me abusaron|me tocó sin permiso|me forzó',
    words: 'violencia crisis',
    first: 'place:crisis place:crisis-moment place:support-network',
  },
  {
    says: 'línea de ayuda|número de ayuda|teléfono de ayuda|a quién llamo|número de emergencia|emergencia|urgencia|crisis|necesito ayuda ya|necesito ayuda urgente|ayuda ahora|auxilio|teléfono suicidio|línea suicidio|hablar con alguien ahora',
    words: 'crisis ayuda línea teléfono',
    first: 'place:crisis-moment place:crisis place:safety-plan answer:psychiatric-er-what-happens',
  },
  {
    says: 'tomé muchas pastillas|me tomé todas las pastillas|sobredosis|me pasé de pastillas|me intoxiqué',
    words: 'crisis emergencia peligro',
    first: 'place:crisis place:crisis-moment',
  },
  {
    says: 'oigo voces|escucho voces|me persiguen|me vigilan|me quieren hacer daño',
    words: 'crisis psiquiatra consulta',
    first:
      'place:crisis place:crisis-moment answer:talk-to-doctor answer:psychologist-vs-psychiatrist',
  },
];
