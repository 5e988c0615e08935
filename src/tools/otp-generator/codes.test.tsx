import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Run } from '../../operations/use-operation';
import { openTool } from '../../ui/testing-visit';
import { Codes } from './codes';
import type { Code, Generated } from './described';
import { words } from './locales/en';
import type { GenerateFault } from './operations';

it('has room for the codes of the time before they are made', async () => {
  await page.viewport(390, 844);
  const heightOf = async (run: Pick<Run<Generated, GenerateFault>, 'status' | 'value'>) => {
    const controls = { cancel: () => undefined, retry: () => undefined, stale: false };
    const shown = () => <Codes run={{ ...controls, ...run }} isTotp period={30} now={1_000_000_000} />;
    const screen = await openTool(shown, { words });
    const { height } = screen.container.getBoundingClientRect();
    await screen.unmount();
    return height;
  };
  const codes: Code[] = [-1, 0, 1].map((offset) => ({ offset, counter: '1', code: '123456' }));
  const known = { secret: { base32: 'AA', hex: '00', bytes: [0] }, address: '', isShort: false, isBroken: false };
  const value: Generated = { ...known, codes, seconds: 1_000_000_000, counter: '1', counterHex: '1' };
  const ready = await heightOf({ status: 'done', value });
  expect(await heightOf({ status: 'idle' })).toBe(ready);
  expect(await heightOf({ status: 'busy' })).toBe(ready);
  await page.viewport(1280, 720);
});
