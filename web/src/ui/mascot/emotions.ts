/**
 * The sixteen moods of docs/specification.md §1; each has an emoji and a Spanish label that go with
 * the drawing.
 */
export const MASCOT_EMOTIONS = {
  fitness: { emoji: '💪', label: 'Con energía' },
  nutrition: { emoji: '🍎', label: 'Comiendo bien' },
  happy: { emoji: '😊', label: 'Alegre' },
  thinking: { emoji: '🤔', label: 'Pensando' },
  talking: { emoji: '💬', label: 'Hablando' },
  listening: { emoji: '👂', label: 'Escuchando' },
  encouraging: { emoji: '🤝', label: 'Dando ánimo' },
  calm: { emoji: '😌', label: 'En calma' },
  curious: { emoji: '🔎', label: 'Con curiosidad' },
  concerned: { emoji: '🫂', label: 'Pendiente de ti' },
  breathing: { emoji: '🌬️', label: 'Respirando' },
  worried: { emoji: '😟', label: 'Con preocupación' },
  sadness: { emoji: '😢', label: 'Con tristeza' },
  focused: { emoji: '🎯', label: 'Con atención' },
  neutral: { emoji: '🙂', label: 'Tranquilo' },
  default: { emoji: '🦦', label: 'Nilo' },
} as const;

export type MascotEmotion = keyof typeof MASCOT_EMOTIONS;

export const MASCOT_SIZES = ['sm', 'md', 'lg', 'xl'] as const;
export type MascotSize = (typeof MASCOT_SIZES)[number];

export function isMascotEmotion(name: string): name is MascotEmotion {
  return Object.hasOwn(MASCOT_EMOTIONS, name);
}
