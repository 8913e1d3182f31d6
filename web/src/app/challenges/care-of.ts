import type { Care } from '#domain/challenges/challenge.ts';
import { findAct } from '#domain/challenges/packs.ts';
import type { PathId } from '#web/features/learning/lesson/lesson.ts';
import { findCard } from '#web/features/learning/library/cards.ts';
import type { Need } from '#web/features/wellness-tools/contract.ts';
import { findTool } from '#web/features/wellness-tools/registry.ts';
import { SHELVES } from '#web/games/catalogue.ts';
import type { Need as GameNeed } from '#web/games/catalogue.ts';

const OF_TOOLS: Readonly<Record<Need, Care>> = {
  calm: 'calm',
  understand: 'mind',
  move: 'body',
  sleep: 'sleep',
  connect: 'joy',
};

const OF_GAMES: Readonly<Record<GameNeed, Care>> = {
  calm: 'calm',
  understand: 'mind',
  together: 'people',
  distract: 'joy',
};

const OF_PATHS: Readonly<Record<PathId, Care>> = {
  anxiety: 'calm',
  'low-mood': 'mind',
  sleep: 'sleep',
  relationships: 'people',
  grief: 'mind',
  'self-esteem': 'mind',
  anger: 'calm',
  'habits-and-attention': 'order',
};

const OF_FACTORS: Readonly<Record<string, Care>> = {
  movement: 'body',
  outdoors: 'body',
  company: 'people',
};

const shelves: Readonly<Record<string, { needs: readonly [GameNeed, ...GameNeed[]] }>> = SHELVES;

/** Which care something was that `recent_care` tells of; null for one of another version. */
export function careOf(kind: string, name: string): Care | null {
  switch (kind) {
    case 'tool': {
      const need = findTool(name)?.info.needs[0];
      return need ? OF_TOOLS[need] : null;
    }
    case 'game': {
      const need = shelves[name]?.needs[0];
      return need ? OF_GAMES[need] : null;
    }
    case 'lesson': {
      const path = findCard(name)?.path;
      return path ? OF_PATHS[path] : null;
    }
    case 'check_in':
    case 'diary':
      return 'mind';
    case 'challenge':
      return findAct(name)?.care ?? null;
    case 'factor':
      return OF_FACTORS[name] ?? null;
    default:
      return null;
  }
}
