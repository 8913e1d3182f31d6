import { describe, expect, it } from 'vitest';
import { checkImportDirection } from './import-direction.ts';

const findings = (path: string, text: string) =>
  checkImportDirection([{ path, text }]).map((finding) => finding.message);

describe('import direction', () => {
  it.each([
    [
      'a feature and another feature',
      'web/src/features/mood/mood-page.tsx',
      `import '../chat/chat-page.tsx'`,
      'web/features/mood must not import web/src/features/chat/chat-page.tsx',
    ],
    [
      'a feature and the app',
      'web/src/features/mood/mood-page.tsx',
      `import { x } from '#web/app/root.tsx'`,
      'web/features/mood must not import web/src/app/root.tsx',
    ],
    [
      'care and a feature',
      'web/src/care/help/quiet-help.tsx',
      `import '#web/features/chat/texts.ts'`,
      'web/care must not import web/src/features/chat/texts.ts',
    ],
    [
      'a part and care',
      'web/src/ui/notice.tsx',
      `import { x } from '#web/care/texts.ts'`,
      'web/ui must not import web/src/care/texts.ts',
    ],
    [
      'a game and another game',
      'web/src/games/bubble-zen/view.tsx',
      `export { a } from '../breathing/rules.ts'`,
      'web/games/bubble-zen must not import web/src/games/breathing/rules.ts',
    ],
    [
      'a game and data',
      'web/src/games/breathing/view.tsx',
      `const d = await import('#web/data/backend.ts')`,
      'web/games/breathing must not import web/src/data/backend.ts',
    ],
    [
      'a game and the router',
      'web/src/games/breathing/view.tsx',
      `import { Link } from 'react-router'`,
      'web/games/breathing must not use the package react-router',
    ],
    [
      'the product and what it was taught with',
      'domain/safety/guard.ts',
      `import { x } from '#training/guard/corpus/read-corpus.ts'`,
      'domain must not import training/guard/corpus/read-corpus.ts',
    ],
    [
      'the server and what the guard was taught with',
      'server/src/guard.ts',
      `const x = import('../../training/guard/corpus/read-corpus.ts')`,
      'server/core must not import training/guard/corpus/read-corpus.ts',
    ],
    [
      'the browser and the server',
      'web/src/data/backend.ts',
      `import { k } from '#server/keys.ts'`,
      'web/data must not import server/src/keys.ts',
    ],
    [
      'the browser and node',
      'web/src/lib/dates.ts',
      `import 'node:fs'`,
      'web/lib must not use the package node:fs',
    ],
    [
      'lib and anything',
      'web/src/lib/dates.ts',
      `import { x } from '#domain/x.ts'`,
      'web/lib must not import domain/x.ts',
    ],
    [
      'accounts and the data API',
      'server/src/auth/routes.ts',
      `import { x } from '../rest/routes.ts'`,
      'server/auth must not import server/src/rest/routes.ts',
    ],
    [
      'the server and the browser',
      'server/src/app.ts',
      `import { x } from '#web/lib/dates.ts'`,
      'server/app must not import web/src/lib/dates.ts',
    ],
    [
      'domain and a package',
      'domain/rewards/level.ts',
      `import pg from 'pg'`,
      'domain must not use the package pg',
    ],
    [
      'a file in no known place',
      'web/src/misc/x.ts',
      '',
      'stands in no place that the import rules know',
    ],
  ])('keeps apart %s', (_what, path, text, message) => {
    expect(findings(path, text)).toEqual([message]);
  });

  it.each([
    ['web/src/app/routes/chat.tsx', `import { ChatPage } from '#web/features/chat/chat-page.tsx'`],
    [
      'web/src/features/mood/api/save.ts',
      `import { b } from '#web/data/backend.ts'; import { z } from 'zod/mini'`,
    ],
    [
      'web/src/features/mood/mood-page.tsx',
      `import { x } from './entry-list.tsx'; import { Card } from '#web/ui/card.tsx'`,
    ],
    [
      'web/src/games/breathing/view.tsx',
      `import type { G } from '../contract.ts'; import { t } from '../kit/guided-timer/timer.ts'`,
    ],
    ['web/src/games/registry.ts', `const load = () => import('./breathing/index.ts')`],
    [
      'server/src/rest/routes.ts',
      `import { withScope } from '#server/db/scope.ts'; import type { Deps } from '../deps.ts'`,
    ],
    [
      'server/src/rest/routes.test.ts',
      `import { createTestDatabase } from '#server/db/testing.ts'`,
    ],
    ['domain/contracts/chat.ts', `import { z } from 'zod/mini'`],
  ])('lets %s import what lies below', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});
