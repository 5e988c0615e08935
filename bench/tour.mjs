// Every tool is opened by its link in the menu, its first field is filled, something is switched: the slowest answer of each.
import { slowestEvent, slowPage } from './events.mjs';
import { median } from './page.mjs';

const GOAL = 200;
/** Something that most tools can make something of. */
const SAMPLE = '{"name": "Handy", "list": [1, 2, 3]}';

/**
 * What a visitor does in one tool; gives its slowest answer in milliseconds.
 * @param {import('playwright').Page} page @param {string} tool its path
 */
async function visitTool(page, tool) {
  await slowestEvent(page, 'interactions');
  const link = page.locator(`#menu a[href$="${tool}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${tool}*`);
  await page.locator('#main [aria-busy="false"]').first().waitFor();
  const field = page.locator('#main textarea:enabled:visible, #main input[type="text"]:enabled:visible').first();
  if ((await field.count()) > 0 && (await field.isEditable())) {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(SAMPLE);
    await page.keyboard.press('x');
    await page.keyboard.press('Backspace');
  }
  const choice = page.locator(
    '#main :is(label:has(input[type="checkbox"], input[type="radio"]), [role="tab"]):visible',
  );
  if ((await choice.count()) > 0)
    await choice
      .last()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await page.waitForTimeout(300);
  return slowestEvent(page, 'interactions');
}

/**
 * Prints the tools that answer too late. A tool that does is visited again, which tells chance from habit.
 * @param {import('playwright').Browser} browser @param {string} url @param {readonly string[]} tools @param {{ runs: number, floor: number }} how
 */
export async function benchTour(browser, url, tools, { runs, floor }) {
  const { context, page } = await slowPage(browser, 'zh-CN');
  page.on('dialog', (dialog) => void dialog.accept());
  try {
    await page.goto(url);
    await page.locator('html[data-started]').waitFor();
    /** @type {Map<string, number[]>} */
    const seen = new Map();
    for (const tool of tools) seen.set(tool, [await visitTool(page, tool)]);
    for (const [tool, times] of seen) {
      if ((times[0] ?? 0) <= GOAL) continue;
      for (let run = 1; run < runs; run++) {
        // From another tool, as the first time.
        await visitTool(page, tools.find((other) => other !== tool) ?? tool);
        times.push(await visitTool(page, tool));
      }
    }
    const middles = [...seen].map(([tool, times]) => /** @type {const} */ ([tool, median(times)]));
    const late = middles.filter(([, time]) => time > GOAL).toSorted((one, other) => other[1] - one[1]);
    const all = median(middles.map(([, time]) => time));
    console.log(
      `The slowest answer of each of ${tools.length} tools: median ${all} ms (${(all / floor).toFixed(1)} times)`,
    );
    console.log(`over ${GOAL} ms: ${late.length}`);
    for (const [tool, time] of late) console.log(`  ${tool} ${time} ms (${(time / floor).toFixed(1)})`);
    console.log('');
  } finally {
    await context.close();
  }
}
