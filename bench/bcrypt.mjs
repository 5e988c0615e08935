// A bcrypt of cost 12 in the page, against what the fastest maintained library takes for it in the same browser.
import { createRequire } from 'node:module';
import { withPage } from './page.mjs';

const COST = 12;
const TIMES = 5;
const LIBRARY = createRequire(import.meta.url).resolve('hash-wasm/dist/bcrypt.umd.min.js');

/** Milliseconds that the tool says a new hash took. @param {import('playwright').Page} page */
async function timeOfTool(page) {
  const hash = page.locator('#main').getByText(/^\$2b\$12\$/);
  const former = (await hash.count()) > 0 ? await hash.first().textContent() : '';
  await page.getByRole('button', { name: 'New salt' }).click();
  await page.waitForFunction(
    (last) => {
      const text = /\$2b\$12\$[./A-Za-z0-9]{53}/.exec(document.querySelector('#main')?.textContent ?? '')?.[0];
      return text !== undefined && text !== last;
    },
    former,
    { timeout: 60_000 },
  );
  const said =
    (await page
      .getByText(/^Took /)
      .first()
      .textContent()) ?? '';
  const [, number = '', unit = ''] = /([\d.,]+)\s*(ms|second)/.exec(said) ?? [];
  return Number(number.replaceAll(',', '')) * (unit === 'second' ? 1000 : 1);
}

/** Prints both times and their ratio. @param {string} root */
export async function benchBcrypt(root) {
  await withPage(root, 'bcrypt?lang=en', async (page, browser) => {
    await page.getByRole('spinbutton', { name: 'Cost' }).first().fill(String(COST));
    await page.waitForTimeout(2000);
    // The first is slower: the worker compiles what it runs.
    await timeOfTool(page);
    const bare = await browser.newPage();
    await bare.addScriptTag({ path: LIBRARY });
    const timeOfLibrary = () =>
      bare.evaluate(async (costFactor) => {
        /** @typedef {{ bcrypt(options: object): Promise<string> }} Library */
        const { hashwasm } = /** @type {{ hashwasm: Library }} */ (/** @type {unknown} */ (globalThis));
        const salt = crypto.getRandomValues(new Uint8Array(16));
        const startedAt = performance.now();
        await hashwasm.bcrypt({ password: 'password', salt, costFactor, outputType: 'encoded' });
        return performance.now() - startedAt;
      }, COST);
    await timeOfLibrary();
    const ours = [];
    const theirs = [];
    for (let time = 0; time < TIMES; time++) {
      ours.push(await timeOfTool(page));
      theirs.push(await timeOfLibrary());
    }
    const [tool, library] = [Math.min(...ours), Math.min(...theirs)];
    console.log(`bcrypt of cost ${COST}, the least of ${TIMES}`);
    console.log(`in the page ${tool.toFixed(0)} ms, hash-wasm alone ${library.toFixed(0)} ms`);
    console.log(`ratio ${(tool / library).toFixed(2)} (1.5 asked for)\n`);
  });
}
