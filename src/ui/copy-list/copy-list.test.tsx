import { expect, it } from 'vitest';
import { followSent, type Sent } from '../../operations/sent';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { watchClipboard } from '../testing-visit';
import { CopyList } from './copy-list';

it('copies a value by its button or by a click on its row', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<CopyList label="Values" values={['first', 'second']} />);
  await screen.getByRole('button', { name: 'Copy 2' }).click();
  await screen.getByText('first').click();
  await expect.poll(() => copied).toEqual(['second', 'first']);
  await expectNoAxeViolations(screen.container);
});

it('sends one value, and copies nothing then', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<CopyList label="Values" values={['first', 'second']} />);
  const sent: Sent[] = [];
  const end = followSent((each) => sent.push(each));
  await screen.getByRole('button', { name: 'Send 2 to another tool' }).click();
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['second']);
  expect(copied).toEqual([]);
  end();
});

it('leaves a selection to the visitor', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<CopyList label="Values" values={['first', 'second']} />);
  const value = screen.getByText('first').element();
  document.getSelection()?.selectAllChildren(value);
  value.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(copied).toEqual([]);
});

it('copies nothing that is stale', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<CopyList label="Values" values={['first']} stale />);
  await expect.element(screen.getByRole('button', { name: 'Copy 1' })).toBeDisabled();
  screen
    .getByText('first')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(copied).toEqual([]);
});

it('draws what is in sight of very many, and says how many there are', async () => {
  const values = Array.from({ length: 10_000 }, (_, i) => `value ${i + 1}`);
  const screen = await renderWithWords(<CopyList label="Values" values={values} />);
  await expect.element(screen.getByText('value 1', { exact: true })).toBeVisible();
  const items = screen.container.querySelectorAll('li');
  expect(items.length).toBeLessThan(100);
  expect(items[0]?.getAttribute('aria-setsize')).toBe('10000');
  const scroller = screen.getByRole('group', { name: 'Values' }).element();
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(screen.getByText('value 10000', { exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('draws what is in sight of few but long ones', async () => {
  const values = Array.from({ length: 150 }, () => 'x'.repeat(10_000));
  const screen = await renderWithWords(<CopyList label="Values" values={values} />);
  await expect.poll(() => screen.container.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(screen.container.querySelectorAll('li').length).toBeLessThan(60);
});
