import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { answerCardFiles } from './web/src/features/chat/answers/answer-cards.ts';
import { lessonFiles } from './web/src/features/learning/lesson/lesson-files.ts';

/** The server and its protocols: on a copy of a migrated database, made once a run. */
const ON_A_DATABASE = [
  'server/**/*.test.ts',
  'supabase/tests/**/*.test.ts',
  'e2e/protocol/**/*.test.ts',
  'scripts/generate-database-types.test.ts',
  'bench/**/*.test.ts',
];
/** Pure code and screens: no database is started for them. */
const ALONE = [
  'domain/**/*.test.ts',
  'training/**/*.test.ts',
  'scripts/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
];

/** Tests that put other modules in place of ours: nobody else may meet those. */
const REPLACING = globSync(ON_A_DATABASE).filter((file) =>
  /\bvi\.(un)?mock\(/.test(readFileSync(file, 'utf8')),
);

const TIMES = { testTimeout: 20_000, hookTimeout: 60_000 };

const onADatabase = (
  name: string,
  test: { include: string[]; exclude?: string[]; isolate: boolean },
): TestProjectConfiguration => ({
  test: {
    name,
    globalSetup: ['server/src/db/testing-global-setup.ts'],
    setupFiles: ['server/src/auth/passwords/testing-cheap-hashes.ts'],
    ...TIMES,
    ...test,
    exclude: [...configDefaults.exclude, ...(test.exclude ?? [])],
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [lessonFiles, answerCardFiles],
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...configDefaults.exclude, ...ON_A_DATABASE],
          ...TIMES,
        },
      },
      // One server's modules are read once for all: reading them takes longer than most of the tests.
      onADatabase('database', { include: ON_A_DATABASE, exclude: REPLACING, isolate: false }),
      onADatabase('replacing', { include: REPLACING, isolate: true }),
    ],
  },
});
