import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SideBySide } from '../layout/layout';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Pair } from './pair';
import PairDemo from './pair.demo';

it.each([
  [1280, ['input', 'options', 'result', 'after'], true],
  [1023, ['input', 'result', 'options', 'after'], false],
  [390, ['input', 'result', 'options', 'after'], false],
])(
  'at %i px a form of a pair is one column in the order %j; they are beside each other: %s',
  async (width, order, isBeside) => {
    await page.viewport(width, 800);
    const screen = await renderWithWords(
      <Pair>
        <SideBySide input="input" options="options" after="after">
          result
        </SideBySide>
        <div>other</div>
      </Pair>,
    );
    const placeOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect();
    const texts = ['input', 'options', 'result', 'after'];
    expect(new Set(texts.map((text) => placeOf(text).left)).size).toBe(1);
    expect(texts.toSorted((a, b) => placeOf(a).top - placeOf(b).top)).toEqual(order);
    expect(placeOf('other').left > placeOf('input').left).toBe(isBeside);
    await page.viewport(1280, 720);
  },
);

it('has no barrier', async () => {
  const screen = await renderWithWords(<PairDemo />);
  await expectNoAxeViolations(screen.container);
});
