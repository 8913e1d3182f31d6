import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/**/*.test.ts',
      'supabase/tests/**/*.test.ts',
      'scripts/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'e2e/protocol/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: existsSync('server/src/db/testing-global-setup.ts')
      ? ['server/src/db/testing-global-setup.ts']
      : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
