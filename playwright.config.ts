import { defineConfig } from '@playwright/test';
import { PLAIN_HOST } from './e2e/plain-host';
import { CHROMIUM } from './scripts/chromium.mjs';

// Journeys through the built site, served as it ships. `npm run build` comes first; OUT_DIR names another build.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One more than the small machine has cores: a page waits for its server, a frame or a pause for a fifth of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [['line'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]]
    : [['line']],
  use: {
    // Less than a test has, so that it is told which action waited in vain.
    actionTimeout: 120_000,
    // Set by the global setup before any test reads it.
    baseURL: process.env['SITE_URL'],
    browserName: 'chromium',
    launchOptions: {
      ...CHROMIUM,
      args: [...(CHROMIUM.args ?? []), `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Only the tests about it want a service worker between page and server.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
