import type { Page } from '@playwright/test';
import type { GivenExample, GivenOperation } from '../examples/examples';
import { atRest } from '../use/instruments';
import { eachPart, type Part } from '../use/try-tool';
import { noteFormerFaults, unsaidFaults, whatWasSaid } from './announced';

/** So often somebody listens again, a tenth of a second apart. */
const LOOKS = 50;

/** One example that works and one that is refused, with the options as they are. */
function pairOf({ examples }: GivenOperation): { good?: GivenExample | undefined; bad?: GivenExample | undefined } {
  const plain = examples.filter(({ hasOptions }) => !hasOptions);
  // A page on which nothing was typed yet has nothing to say.
  const isBad = ({ fault }: GivenExample) => fault !== undefined && fault !== 'empty';
  return { good: plain.find(({ fault }) => fault === undefined), bad: plain.find(isBad) };
}

/** Types what is right, what is wrong and what is right again, and listens. */
async function hear(page: Page, operation: GivenOperation, type: Part['type']): Promise<string[]> {
  const { good, bad } = pairOf(operation);
  const problems: string[] = [];
  const say = async (example: GivenExample) => {
    await whatWasSaid(page);
    const isSure = await type(operation, example);
    await atRest(page);
    const said: { readonly text: string }[] = [];
    // What came out is told when typing rests.
    for (let look = 0; look < (isSure ? LOOKS : 1) && said.length === 0; look += 1) {
      said.push(...(await whatWasSaid(page)));
      if (said.length === 0) await page.waitForTimeout(100);
    }
    return { isSure, said };
  };
  if (good) await say(good);
  if (bad) {
    await noteFormerFaults(page);
    const { isSure, said } = await say(bad);
    // What was said first may have been of the example before.
    let { count, unsaid } = await unsaidFaults(page, said);
    for (let look = 0; look < LOOKS && unsaid.length > 0; look += 1) {
      await page.waitForTimeout(100);
      said.push(...(await whatWasSaid(page)));
      ({ count, unsaid } = await unsaidFaults(page, said));
    }
    problems.push(...unsaid.map((what) => `${operation.name}: ${what}`));
    if (isSure && count === 0 && said.length === 0) problems.push(`${operation.name}: ${bad.fault} is not said`);
  }
  // The same again without a fault between would change nothing.
  if (good && bad) {
    const { isSure, said } = await say(good);
    if (isSure && said.length === 0) problems.push(`${operation.name}: its result is not said`);
  }
  return problems;
}

/** What a tool says neither of faults nor of results to who does not see. */
export function hearTool(page: Page, id: string): Promise<string[]> {
  return eachPart(page, id, 'en', async ({ operations, finds, type }) => {
    const problems: string[] = [];
    const sure: GivenOperation[] = [];
    for (const operation of operations) if (await finds(operation)) sure.push(operation);
    // The others come last: what they type into fields of another meaning may stand in the way of all that follows.
    for (const operation of new Set([...sure, ...operations])) problems.push(...(await hear(page, operation, type)));
    return problems;
  });
}
