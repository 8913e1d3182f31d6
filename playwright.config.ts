import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The stories run against the real server with a database of its own that nobody else has touched.
// Workers load this file again, so what the first load decided is handed on in the environment.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'remanso-e2e-'));
// Below the ports that the system gives to outgoing connections.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 12_000));
const dataDir = process.env['E2E_DATA_DIR'];
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that stalls for seconds is not a fault of ours; what fails twice is. Counted apart.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    baseURL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Each story is a first visit: its worker would fetch the whole app behind whatever is tested, and
    // take over the page's requests at some moment. Stories about being offline allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      // `npm test` names the shell of Chromium, which is quicker; the whole browser does as well.
      executablePath:
        process.env['STORY_BROWSER'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node server/src/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      SITE_URL: baseURL,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Many people sign up from one address here; the limits themselves have tests of their own.
      LIMIT_SIGN_UPS_PER_HOUR: '1000',
      LIMIT_AUTH_PER_IP_PER_HOUR: '10000',
      LIMIT_GENERIC_PER_HOUR: '10000',
    },
  },
});
