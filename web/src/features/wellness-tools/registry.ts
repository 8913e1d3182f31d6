import type { ToolDoor, ToolInfo } from './contract.ts';
import { TOOL_TEXTS } from './registry.texts.ts';

/** Every tool there is. Only what a list needs is here; the tool itself comes with `load`. */
export const TOOLS = {
  'five-senses': {
    ...TOOL_TEXTS['five-senses'],
    needs: ['calm'],
    minutes: [3, 5],
    evidence: 'preliminary',
    picture: 'stones',
    load: async () => (await import('./content/calm/five-senses.content.ts')).fiveSenses,
  },
  'quick-muscle-relaxation': {
    ...TOOL_TEXTS['quick-muscle-relaxation'],
    needs: ['calm', 'sleep'],
    minutes: [3],
    evidence: 'moderate',
    picture: 'muscle',
    load: async () =>
      (await import('./content/calm/quick-muscle-relaxation.content.ts')).quickMuscleRelaxation,
  },
  breathing: {
    ...TOOL_TEXTS.breathing,
    needs: ['calm', 'sleep'],
    minutes: [1, 3, 5],
    evidence: 'moderate',
    picture: 'breath',
    opens: '/minigames/breathing',
    practice: 'breathing',
  },
  'contact-points': {
    ...TOOL_TEXTS['contact-points'],
    needs: ['calm'],
    minutes: [1, 3, 5],
    evidence: 'preliminary',
    picture: 'body',
    load: async () => (await import('./content/calm/contact-points.content.ts')).contactPoints,
  },
  'cold-water': {
    ...TOOL_TEXTS['cold-water'],
    needs: ['calm'],
    minutes: [3],
    evidence: 'preliminary',
    picture: 'water',
    load: async () => (await import('./content/calm/cold-water.content.ts')).coldWater,
  },
  'urge-wave': {
    ...TOOL_TEXTS['urge-wave'],
    needs: ['calm'],
    minutes: [3, 6, 10],
    evidence: 'preliminary',
    picture: 'wave',
    load: async () => (await import('./content/calm/urge-wave.content.ts')).urgeWave,
  },
  'muscle-relaxation': {
    ...TOOL_TEXTS['muscle-relaxation'],
    needs: ['calm', 'sleep'],
    minutes: [8, 10, 14],
    evidence: 'moderate',
    picture: 'muscle',
    load: async () =>
      (await import('./content/calm/muscle-relaxation.content.ts')).muscleRelaxation,
  },
  'safe-place': {
    ...TOOL_TEXTS['safe-place'],
    needs: ['calm', 'sleep'],
    minutes: [3, 5, 10],
    evidence: 'preliminary',
    picture: 'place',
    load: async () => (await import('./content/calm/safe-place.content.ts')).safePlace,
  },
  rain: {
    ...TOOL_TEXTS.rain,
    needs: ['calm', 'understand'],
    minutes: [4, 7, 10],
    evidence: 'preliminary',
    picture: 'rain',
    load: async () => (await import('./content/calm/rain.content.ts')).rain,
  },
  'worry-time': {
    ...TOOL_TEXTS['worry-time'],
    needs: ['understand', 'sleep'],
    minutes: [5, 10],
    evidence: 'preliminary',
    picture: 'drawer',
    load: async () => (await import('./content/understand/worry-time.content.ts')).worryTime,
  },
  'thought-record': {
    ...TOOL_TEXTS['thought-record'],
    needs: ['understand'],
    minutes: [6],
    evidence: 'moderate',
    picture: 'letter',
    load: async () =>
      (await import('./content/understand/thought-record.content.ts')).thoughtRecord,
  },
  'check-the-evidence': {
    ...TOOL_TEXTS['check-the-evidence'],
    needs: ['understand'],
    minutes: [5],
    evidence: 'moderate',
    picture: 'scale',
    load: async () =>
      (await import('./content/understand/check-the-evidence.content.ts')).checkTheEvidence,
  },
  defusion: {
    ...TOOL_TEXTS.defusion,
    needs: ['understand', 'calm'],
    minutes: [3, 5, 8],
    evidence: 'moderate',
    picture: 'leaves',
    load: async () => (await import('./content/understand/defusion.content.ts')).defusion,
  },
  'problem-solving': {
    ...TOOL_TEXTS['problem-solving'],
    needs: ['understand', 'move'],
    minutes: [8],
    evidence: 'moderate',
    picture: 'step',
    load: async () =>
      (await import('./content/understand/problem-solving.content.ts')).problemSolving,
  },
  'values-compass': {
    ...TOOL_TEXTS['values-compass'],
    needs: ['understand', 'move'],
    minutes: [5],
    evidence: 'moderate',
    picture: 'compass',
    load: async () =>
      (await import('./content/understand/values-compass.content.ts')).valuesCompass,
  },
  'one-small-step': {
    ...TOOL_TEXTS['one-small-step'],
    needs: ['move'],
    minutes: [3],
    evidence: 'solid',
    picture: 'step',
    load: async () => (await import('./content/move/one-small-step.content.ts')).oneSmallStep,
  },
  'opposite-action': {
    ...TOOL_TEXTS['opposite-action'],
    needs: ['move', 'understand'],
    minutes: [4],
    evidence: 'preliminary',
    picture: 'turn',
    load: async () => (await import('./content/move/opposite-action.content.ts')).oppositeAction,
  },
  'desk-stretch': {
    ...TOOL_TEXTS['desk-stretch'],
    needs: ['move', 'calm'],
    minutes: [3, 5],
    evidence: 'moderate',
    picture: 'stretch',
    load: async () => (await import('./content/move/desk-stretch.content.ts')).deskStretch,
  },
  'senses-walk': {
    ...TOOL_TEXTS['senses-walk'],
    needs: ['move', 'calm'],
    minutes: [5, 10],
    evidence: 'moderate',
    picture: 'path',
    load: async () => (await import('./content/move/senses-walk.content.ts')).sensesWalk,
  },
  'body-scan': {
    ...TOOL_TEXTS['body-scan'],
    needs: ['sleep', 'calm'],
    minutes: [5, 10, 15],
    evidence: 'preliminary',
    picture: 'body',
    load: async () => (await import('./content/sleep/body-scan.content.ts')).bodyScan,
  },
  'sleep-plan': {
    ...TOOL_TEXTS['sleep-plan'],
    needs: ['sleep'],
    minutes: [5],
    evidence: 'preliminary',
    picture: 'moon',
    load: async () => (await import('./content/sleep/sleep-plan.content.ts')).sleepPlan,
  },
  'winding-down': {
    ...TOOL_TEXTS['winding-down'],
    needs: ['sleep'],
    minutes: [5, 10],
    evidence: 'preliminary',
    picture: 'lamp',
    load: async () => (await import('./content/sleep/winding-down.content.ts')).windingDown,
  },
  'meditation-timer': {
    ...TOOL_TEXTS['meditation-timer'],
    needs: ['calm', 'sleep'],
    minutes: [3, 10, 20],
    anyLength: { least: 1, most: 60 },
    evidence: 'moderate',
    picture: 'bell',
    load: async () => (await import('./content/sleep/meditation-timer.content.ts')).meditationTimer,
  },
  'self-compassion-break': {
    ...TOOL_TEXTS['self-compassion-break'],
    needs: ['connect', 'calm'],
    minutes: [3, 5, 8],
    evidence: 'moderate',
    picture: 'mirror',
    load: async () =>
      (await import('./content/connect/self-compassion-break.content.ts')).selfCompassionBreak,
  },
  'loving-kindness': {
    ...TOOL_TEXTS['loving-kindness'],
    needs: ['connect'],
    minutes: [4, 7, 10],
    evidence: 'moderate',
    picture: 'lanterns',
    load: async () => (await import('./content/connect/loving-kindness.content.ts')).lovingKindness,
  },
  'letter-to-myself': {
    ...TOOL_TEXTS['letter-to-myself'],
    needs: ['connect', 'understand'],
    minutes: [8],
    evidence: 'preliminary',
    picture: 'letter',
    load: async () =>
      (await import('./content/connect/letter-to-myself.content.ts')).letterToMyself,
  },
  gratitude: {
    ...TOOL_TEXTS.gratitude,
    needs: ['connect'],
    minutes: [4],
    evidence: 'moderate',
    picture: 'lanterns',
    load: async () => (await import('./content/connect/gratitude.content.ts')).gratitude,
  },
  savouring: {
    ...TOOL_TEXTS.savouring,
    needs: ['connect', 'calm'],
    minutes: [2, 4, 6],
    evidence: 'preliminary',
    picture: 'cup',
    load: async () => (await import('./content/connect/savouring.content.ts')).savouring,
  },
} as const satisfies Record<string, ToolInfo & ToolDoor>;

export type ToolId = keyof typeof TOOLS;

export interface KnownTool {
  id: ToolId;
  info: ToolInfo & ToolDoor;
}

export const KNOWN_TOOLS: readonly KnownTool[] = Object.entries<ToolInfo & ToolDoor>(TOOLS).map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the registry
  ([id, info]) => ({ id: id as ToolId, info }),
);

/** The tool of an address, which may say anything. */
export function findTool(id: string | undefined): KnownTool | null {
  return KNOWN_TOOLS.find((tool) => tool.id === id) ?? null;
}

/** The page on which a tool is done. */
export function addressOf({ id, info }: KnownTool): string {
  return 'opens' in info ? info.opens : `/wellness-tools/${id}`;
}
