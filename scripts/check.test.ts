import { expect, it } from 'vitest';
import { failedPart, sampleWords } from './check.mjs';
import { toolFiles } from './new-tool.mjs';

it('finds the words of its template that a new tool still has', async () => {
  const files = await toolFiles('draw-lots', 'generator', '2026-11-23');
  const changed = new Map(Object.entries(files));
  expect(await sampleWords('draw-lots', (path) => changed.get(path))).toContain(
    'locales/zh-cn.card.ts says “Draw lots”, as the template does',
  );
  for (const path of changed.keys()) {
    if (path.endsWith('.card.ts'))
      changed.set(path, "export const card = { name: 'Draw lots', description: 'Own words.' };");
  }
  expect(await sampleWords('draw-lots', (path) => changed.get(path))).toEqual([
    'locales/zh-cn.card.ts says “Draw lots”, as the template does',
  ]);
  changed.set('locales/zh-cn.card.ts', "export const card = { name: '自己的名字', description: '自己的话。' };");
  expect(await sampleWords('draw-lots', (path) => changed.get(path))).toEqual([]);
});

it('keeps what Vitest says of failed tests, without its colours', () => {
  const output = ' ✓ fine\n\u001B[31m⎯⎯ Failed Tests 1 ⎯⎯\u001B[39m\n\n- Expected\n+ Received\n';
  expect(failedPart(output)).toBe('⎯⎯ Failed Tests 1 ⎯⎯\n\n- Expected\n+ Received\n');
  expect(failedPart('Failed to connect')).toBe('Failed to connect');
});
