import { KEPT_BY_DATA } from '#web/data/own-data/kept-by-data.ts';
import { eraseKept, type KeptGroup, measureKept } from '#web/data/own-data/measure-kept.ts';
import { KEPT_BY_CHAT } from '#web/features/chat/offline/kept-here.ts';
import { KEPT_BY_CRISIS } from '#web/features/crisis/kept-here.ts';
import { KEPT_BY_DIARY } from '#web/features/diary/kept-here.ts';
import { KEPT_BY_IMPORTS } from '#web/features/imports/kept-here.ts';
import { KEPT_BY_LEARNING } from '#web/features/learning/kept-here.ts';
import { KEPT_BY_MOOD } from '#web/features/mood/kept-here.ts';
import { KEPT_BY_RESOURCES } from '#web/features/resources/kept-here.ts';
import { KEPT_BY_PLAN } from '#web/features/safety-plan/plan/kept-here.ts';
import type { KeptOnDevice } from '#web/features/settings/device/kept-on-device.ts';
import { KEPT_BY_SUPPORT } from '#web/features/support-network/kept-here.ts';
import { KEPT_BY_TOOLS } from '#web/features/wellness-tools/kept-here.ts';
import { KEPT_BY_GAMES } from '../minigames/kept-here.ts';
import { KEPT_GROUP_TEXTS } from './kept-groups.texts.ts';
import { KEPT_HERE } from './registry.ts';

type Name = keyof typeof KEPT_GROUP_TEXTS;

/** What lies on the device, by the name under which a person knows it. */
const NAMED: readonly (KeptGroup & { id: Name })[] = [
  { id: 'chat', kept: KEPT_BY_CHAT },
  { id: 'diary', kept: KEPT_BY_DIARY },
  { id: 'mood', kept: [...KEPT_BY_MOOD, ...KEPT_BY_IMPORTS] },
  { id: 'plan', kept: [...KEPT_BY_PLAN, ...KEPT_BY_CRISIS] },
  { id: 'support', kept: KEPT_BY_SUPPORT },
  { id: 'games', kept: KEPT_BY_GAMES },
  { id: 'tools', kept: [...KEPT_BY_TOOLS, ...KEPT_BY_RESOURCES] },
  { id: 'learning', kept: KEPT_BY_LEARNING },
  {
    id: 'answers',
    kept: KEPT_BY_DATA.filter(({ databases = [] }) => databases.includes('remanso-answers')),
  },
];
const named = new Set(NAMED.flatMap(({ kept }) => kept));

/** What keeps somebody signed in, and what the app needs to know: it goes with signing out. */
const REST: KeptGroup & { id: Name } = {
  id: 'rest',
  kept: KEPT_HERE.filter((kept) => !named.has(kept)),
};
const GROUPS = [...NAMED, REST];

/** Fetched by the settings when somebody wants to see it. */
export const KEPT_ON_DEVICE: KeptOnDevice = {
  async measure(userId) {
    const measured = await measureKept(GROUPS, userId);
    return measured.map(({ bytes, unsent }, at) => {
      const { id } = GROUPS[at] ?? REST;
      return { id, name: KEPT_GROUP_TEXTS[id], bytes, unsent, mayGo: id !== REST.id };
    });
  },
  async erase(id, userId) {
    const group = NAMED.find((one) => one.id === id);
    if (group) await eraseKept(group, userId);
  },
};
