export const KEPT_GROUP_TEXTS = {
  chat: 'Conversaciones y borradores',
  diary: 'Diario',
  mood: 'Estado de ánimo',
  plan: 'Plan de seguridad y momentos difíciles',
  support: 'Red de apoyo',
  games: 'Juegos',
  tools: 'Herramientas y recursos',
  learning: 'Lecciones',
  answers: 'Últimas listas, para leer sin red',
  rest: 'Tu sesión y tus ajustes',
} as const;
