import { existsSync } from 'node:fs';
import { chromium as launcher } from '@playwright/test';
import { CHROMIUM } from '../../scripts/chromium.mjs';
import type { Driver, Engine, Json } from './driver';

async function start(): Promise<Driver> {
  const browser = await launcher.launch(CHROMIUM);
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  let problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return {
    version: `Chromium ${browser.version()}`,
    async open(url) {
      await page.goto(url);
    },
    async evaluate<A extends readonly Json[], T extends Json | void>(
      run: (...given: A) => T | Promise<T>,
      ...given: A
    ) {
      const script = `(async () => JSON.stringify([await (${run.toString()})(...${JSON.stringify(given)})]))()`;
      const [value] = JSON.parse(await page.evaluate<string>(script)) as [T];
      return value;
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    giveFile: (css, path) => page.locator(css).first().setInputFiles(path),
    setOffline: (isOffline) => context.setOffline(isOffline),
    takeProblems() {
      const taken = problems;
      problems = [];
      return Promise.resolve(taken);
    },
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'Chromium',
  isInstalled: () => existsSync(CHROMIUM.executablePath ?? ''),
  start,
};
