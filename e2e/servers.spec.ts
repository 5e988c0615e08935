import { expect, test } from '@playwright/test';
import { checkAll } from '../scripts/servers/ask.mjs';
import { isInstalled, PROGRAMS, startProgram } from '../scripts/servers/programs.mjs';
import { requestsFor } from '../scripts/servers/requests.mjs';
import { SITE, SUB_PATH } from './site';
import { watch } from './watch';

// `npm run test:full` has installed them all, and fails where one is not there; scripts/servers/servers.test.ts names those that are not.
const programs = process.env['FULL'] ? PROGRAMS : PROGRAMS.filter(isInstalled);

const paths = [...(process.env['FULL'] ? [''] : []), SUB_PATH.slice(0, -1)];

for (const program of programs) {
  for (const path of paths) {
    test(`${program.name} serves this build under "${path}/" as the table says, and its pages work`, async ({
      page,
      context,
    }) => {
      const { port, stop } = await startProgram(program, { root: SITE, path });
      try {
        const base = `${path}/`;
        const where = { port, base, root: SITE, encodings: program.encodings };
        expect(await checkAll(requestsFor(SITE), where)).toEqual([]);

        const origin = `http://127.0.0.1:${port}`;
        const { problems, requests } = await watch(page, context, origin);
        for (const [unknown, title] of [
          ['no-such-page', '404 找不到页面'],
          ['fr/no/such/page', '404 Page introuvable'],
          ['a/b/c/d/e', '404 找不到页面'],
        ] as const) {
          await page.goto(origin + base + unknown);
          await expect(page.locator('html[data-started]')).toBeAttached();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        }
        await page.locator('#menu').getByRole('link', { name: '文本与文件哈希' }).click();
        await expect(page).toHaveURL(`${origin}${base}hash-text`);
        const worker = page.waitForEvent('worker');
        await page.getByRole('main').locator('textarea').first().fill('a'.repeat(1_000_000));
        expect((await worker).url()).toContain(`${base}assets/worker-`);
        // The browser itself reports the status of a page that is not there, and of files looked for in folders below the site's.
        expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
        expect(requests.every((url) => url.startsWith(origin) || url.startsWith('blob:'))).toBe(true);
      } finally {
        await stop();
      }
    });
  }
}
