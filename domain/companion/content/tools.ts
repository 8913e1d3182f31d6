import type { TOOL_PATHS } from '../../contracts/chat-values.ts';

interface Tool {
  path: (typeof TOOL_PATHS)[number];
  /** On the card. */
  label: string;
}

/** Pages of our own that a turn may point to. Lessons, sheets and tools are in `leads/`. */
export const TOOLS = {
  breathing: { path: '/minigames/breathing', label: 'Respirar un minuto' },
  mood: { path: '/mood', label: 'Anotar cómo estás' },
  'crisis-moment': { path: '/crisis-moment', label: 'Pasar este momento, paso a paso' },
  'safety-plan': { path: '/safety-plan', label: 'Abrir el plan de seguridad' },
  crisis: { path: '/crisis', label: 'Ver líneas de ayuda' },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;

/** What a caller that names no tools has. */
export const DEFAULT_TOOLS: readonly ToolId[] = [
  'crisis-moment',
  'breathing',
  'mood',
  'crisis',
  'safety-plan',
];
