/** Words that people look for a game by, and that its title and skill do not have. */
export const ALSO_FOUND_BY = {
  breathing: 'respiración pánico ansiedad dormir',
  'bubble-zen': 'música melodía ritmo respirar estrés',
  'thought-bubbles': 'defusión rumiar darle vueltas preocupación culpa',
  'present-catcher': 'presente atención sentidos anclaje mindfulness',
  'emotion-detective': 'sentir palabra nombre caso pistas',
  'empathy-trainer': 'empatía escuchar conversación amistad',
  'memory-wellness': 'memoria memorama cartas pares recordar repaso estrategias',
  'word-search-wellness': 'sopa de letras pupiletras crucigrama palabras vocabulario pasatiempo',
  'recognize-emotion': 'cara rostro gesto emociones sonrisa expresión reconocer',
  'mandala-coloring': 'colorear pintar colores dibujo mandala arte relajar manos',
  mandala: 'dibujar simetría zen arena soltar trazo arte espirógrafo',
} as const;
