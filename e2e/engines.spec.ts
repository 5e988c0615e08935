import { test } from '@playwright/test';
import { Deployment } from './deployment';
import { chromium } from './engines/chromium';
import type { Driver, Engine } from './engines/driver';
import { firefox } from './engines/firefox';
import { JOURNEYS } from './engines/journeys';
import { worksOfflineAndUpdates } from './engines/update';
import { Visitor } from './engines/visitor';
import { webkit } from './engines/webkit';
import { SITE } from './site';

// `npm run e2e:engines` installs all of them and runs everything; `npm test` runs a sample in those that are there, and says which are not.
const IS_FULL = Boolean(process.env['FULL']);
const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
const missing = IS_FULL ? [] : ENGINES.filter((engine) => !engine.isInstalled()).map(({ name }) => name);
// Said once, by the process that starts the workers.
if (missing.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.warn(`Not installed, so not tested: ${missing.join(', ')}; npm run e2e:engines installs and runs them.`);
}
const journeys = JOURNEYS.filter(({ isSample }) => IS_FULL || isSample);

for (const engine of ENGINES) {
  if (missing.includes(engine.name)) continue;

  test.describe(engine.name, () => {
    test.describe.configure({ mode: 'default' });
    let driver: Driver | undefined;
    let deployment: Deployment;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      deployment = await Deployment.start(SITE);
      if (engine.notes !== undefined) deployment.prefix(/\/assets\/main-[\w-]+\.js$/, engine.notes);
      driver = await engine.start();
    });
    test.afterAll(async () => {
      await driver?.close();
      deployment.stop();
    });

    for (const { name, run } of journeys) {
      test(`${engine.name}: ${name}`, async () => {
        test.setTimeout(600_000);
        if (!driver) throw new Error(`${engine.name} is not there`);
        const visitor = new Visitor(driver, deployment.url);
        await run(visitor, deployment);
        await visitor.hadNoProblem();
      });
    }

    // Last, since it deploys another version.
    if (IS_FULL) {
      test(`${engine.name}: without a network tools work, and a new version keeps what was typed`, async () => {
        test.setTimeout(600_000);
        if (!driver) throw new Error(`${engine.name} is not there`);
        await worksOfflineAndUpdates(new Visitor(driver, deployment.url), deployment);
      });
    }
  });
}
