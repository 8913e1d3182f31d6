import { configDefaults, defineConfig } from 'vitest/config';

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
const TIMES = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...configDefaults.exclude, ...ON_A_DATABASE],
          ...TIMES,
        },
      },
      {
        test: {
          name: 'database',
          include: ON_A_DATABASE,
          globalSetup: ['server/src/db/testing-global-setup.ts'],
          setupFiles: ['server/src/auth/passwords/testing-cheap-hashes.ts'],
          ...TIMES,
        },
      },
    ],
  },
});
