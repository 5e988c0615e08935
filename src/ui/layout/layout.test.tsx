import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import LayoutDemo from './layout.demo';
import { OptionRow } from '../option-row/option-row';
import { Panes, Section, SideBySide, Stack } from './layout';

const left = (element: Element) => element.getBoundingClientRect().left;

it.each([
  [1280, true],
  [1023, false],
  [320, false],
])('at %i px panes stand side by side: %s', async (width, isBeside) => {
  await page.viewport(width, 800);
  const screen = await renderWithWords(
    <Panes>
      <div>one</div>
      <div>two</div>
    </Panes>,
  );
  expect(left(screen.getByText('two').element()) > left(screen.getByText('one').element())).toBe(isBeside);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 720);
});

it.each([
  [false, 200],
  [true, 360],
])('on a phone an input that is wrong (%s) is %i px high, so that its text stays in sight', async (isWrong, height) => {
  await page.viewport(390, 800);
  const screen = await renderWithWords(
    <Panes>
      <div data-invalid={isWrong ? '' : undefined}>one</div>
      <div>two</div>
    </Panes>,
  );
  expect(screen.getByText('one').element().getBoundingClientRect().height).toBe(height);
  await page.viewport(1280, 720);
});

it.each([
  ['alone', 'div'],
  ['in a stack', Stack],
  ['in a section', (props: { children: ReactNode }) => <Section title="title" {...props} />],
])('an option row %s stands as near to what it acts on', async (_, Around) => {
  const screen = await renderWithWords(
    <Around>
      <OptionRow onReset={() => undefined}>option</OptionRow>
      <p>what it acts on</p>
    </Around>,
  );
  const row = screen.getByRole('group', { name: 'Options' }).element().getBoundingClientRect();
  expect(screen.getByText('what it acts on').element().getBoundingClientRect().top - row.bottom).toBe(12);
});

it('has options and results beside each other where there is room', async () => {
  await page.viewport(1280, 800);
  const screen = await renderWithWords(<LayoutDemo />);
  const options = screen.getByRole('region', { name: 'Options' });
  const result = screen.getByRole('region', { name: 'Result' });
  expect(left(result.element())).toBeGreaterThan(left(options.element()) + 280);
  await expectNoAxeViolations(screen.container);
  await page.viewport(320, 700);
  expect(left(result.element())).toBe(left(options.element()));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 720);
});

it.each([
  [1280, ['input', 'options', 'result', 'after'], ['result', 'after']],
  [1023, ['input', 'result', 'options', 'after'], []],
  [390, ['input', 'result', 'options', 'after'], []],
])('at %i px a form has its parts from the top in the order %j', async (width, order, right) => {
  await page.viewport(width, 800);
  const screen = await renderWithWords(
    <SideBySide input="input" options="options" after="after">
      result
    </SideBySide>,
  );
  const places = ['input', 'options', 'result', 'after'].map((text) => {
    const { top, left: from } = screen.getByText(text, { exact: true }).element().getBoundingClientRect();
    return { text, top, isRight: from > width / 4 };
  });
  const columns = [places.filter(({ isRight }) => !isRight), places.filter(({ isRight }) => isRight)];
  const fromTop = columns.flatMap((column) => column.toSorted((a, b) => a.top - b.top).map(({ text }) => text));
  expect(fromTop).toEqual(order);
  expect(columns[1]?.map(({ text }) => text)).toEqual(right);
  await page.viewport(1280, 720);
});
