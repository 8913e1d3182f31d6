import type { KeptHere } from '#web/data/own-data/kept-here.ts';
import { KEPT_BY_DATA } from '#web/data/own-data/kept-by-data.ts';
import { keptUnder } from '#web/data/own-data/kept-here.ts';
import { KEPT_BY_AMBIENT } from '#web/features/ambient/kept-here.ts';
import { KEPT_BY_AUTH } from '#web/features/auth/kept-here.ts';
import { KEPT_BY_CHALLENGES } from '#web/features/challenges/kept-here.ts';
import { KEPT_BY_BACKGROUND } from '#web/features/background/kept-here.ts';
import { KEPT_BY_CHAT } from '#web/features/chat/offline/kept-here.ts';
import { KEPT_BY_CONSENT } from '#web/features/consent/kept/kept-here.ts';
import { KEPT_BY_CRISIS } from '#web/features/crisis/kept-here.ts';
import { KEPT_BY_DIARY } from '#web/features/diary/kept-here.ts';
import { KEPT_BY_IMPORTS } from '#web/features/imports/kept-here.ts';
import { KEPT_BY_LEARNING } from '#web/features/learning/kept-here.ts';
import { KEPT_BY_MOOD } from '#web/features/mood/kept-here.ts';
import { KEPT_BY_RESOURCES } from '#web/features/resources/kept-here.ts';
import { KEPT_BY_REWARDS } from '#web/features/rewards/kept-here.ts';
import { KEPT_BY_PLAN } from '#web/features/safety-plan/plan/kept-here.ts';
import { KEPT_BY_STORE } from '#web/features/store/kept-here.ts';
import { KEPT_BY_SUPPORT } from '#web/features/support-network/kept-here.ts';
import { KEPT_BY_TOOLS } from '#web/features/wellness-tools/kept-here.ts';
import { KEPT_BY_GAMES } from '../minigames/kept-here.ts';

/**
 * Everything that this app keeps on a device, in the order in which sign-out speaks of it. Each part
 * declares its own beside its code; `scripts/checks/device-storage.ts` fails on storage that is not
 * in here. The service worker keeps public files only.
 */
export const KEPT_HERE: readonly KeptHere[] = [
  ...KEPT_BY_CHAT,
  ...KEPT_BY_PLAN,
  ...KEPT_BY_MOOD,
  ...KEPT_BY_DIARY,
  ...KEPT_BY_IMPORTS,
  ...KEPT_BY_SUPPORT,
  ...KEPT_BY_GAMES,
  ...KEPT_BY_TOOLS,
  ...KEPT_BY_RESOURCES,
  ...KEPT_BY_LEARNING,
  ...KEPT_BY_CHALLENGES,
  ...KEPT_BY_REWARDS,
  ...KEPT_BY_AMBIENT,
  ...KEPT_BY_CRISIS,
  ...KEPT_BY_STORE,
  ...KEPT_BY_BACKGROUND,
  ...KEPT_BY_CONSENT,
  ...KEPT_BY_AUTH,
  ...KEPT_BY_DATA,
  keptUnder('day on which an account ends', ['remanso.account-end']),
  {
    name: 'choices of look and cookies',
    whose: 'device',
    keys: [
      'theme',
      'remanso.text-size',
      'remanso.search-key',
      'remanso.look',
      'remanso.own-look',
      'remanso.cookie-consent',
    ],
  },
];
