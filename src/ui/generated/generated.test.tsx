import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { NumberField } from '../number-field/number-field';
import { Generated, type GeneratedProps } from './generated';

const done = { status: 'done', value: 'a\nb', stale: false, cancel: () => {}, retry: () => {} } as const;

function show(props: Partial<GeneratedProps>) {
  return renderWithWords(
    <Generated
      title="2 things"
      run={done}
      hasRows
      copyLabel="Copy all"
      fileName="things.txt"
      refreshLabel="Refresh"
      {...props}
    />,
  );
}

it('repeats by its button and by Ctrl with Enter', async () => {
  const onRefresh = vi.fn();
  const screen = await show({ onRefresh });
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

it('shows one value large, with its copy beside it', async () => {
  await page.viewport(1280, 800);
  const screen = await show({ run: { ...done, value: 'a b' }, title: 'Thing' });
  const thing = screen.getByRole('group', { name: 'Thing' });
  await expect.element(thing.getByText('a b')).toBeVisible();
  expect(Number.parseFloat(getComputedStyle(thing.getByText('a b').element()).fontSize)).toBe(22);
  await expect.element(thing.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(screen.getByRole('list').elements()).toEqual([]);
});

it('keeps the place of the one value that is awaited', async () => {
  await page.viewport(1280, 800);
  const value = 'a'.repeat(64);
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const there = await show({ run: { ...done, value }, title: 'There' });
  const before = await show({ run: { ...done, status: 'busy', value: undefined }, title: 'Awaited', awaited: 64 });
  const [first, second] = [there, before].map((one, i) => one.getByRole('group', { name: ['There', 'Awaited'][i] }));
  expect(heightOf(second?.element() ?? document.body)).toBe(heightOf(first?.element() ?? document.body));
  await expect.element(before.getByRole('group', { name: 'Awaited' }).getByRole('button')).toBeDisabled();
});

it('has nothing to repeat where the same would come out', async () => {
  const screen = await show({});
  expect(screen.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
});

it('shows other text as it is', async () => {
  const screen = await show({ run: { ...done, value: '["a"]' }, hasRows: false });
  await expect.element(screen.getByRole('group', { name: '2 things' })).toHaveTextContent('["a"]');
});

it('can show another view of it', async () => {
  const screen = await show({ hasRows: false, body: <p>Prose.</p> });
  await expect.element(screen.getByText('Prose.')).toBeVisible();
  expect(screen.getByRole('group', { name: '2 things' }).elements()).toEqual([]);
});

it('offers nothing to copy while there is nothing', async () => {
  const screen = await show({ run: { ...done, status: 'fault', value: undefined } });
  await expect.element(screen.getByRole('button', { name: 'Copy all' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

it('shows late work with a way to stop it', async () => {
  const cancel = vi.fn();
  const screen = await show({ run: { ...done, status: 'busy', value: undefined, cancel } });
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
});

it('lets one try again after a failure', async () => {
  const retry = vi.fn();
  const screen = await show({ run: { ...done, status: 'failed', value: undefined, retry } });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('makes new ones at a letter, but not while one types', async () => {
  const refresh = vi.fn();
  const screen = await renderWithWords(
    <>
      <input aria-label="Field" />
      <Generated
        title="2 things"
        run={done}
        hasRows
        copyLabel="Copy all"
        fileName="things.txt"
        onRefresh={refresh}
        refreshLabel="Refresh"
        refreshKey="r"
      />
    </>,
    'en',
  );
  await userEvent.keyboard('r');
  expect(refresh).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}r{/Control}x');
  await screen.getByRole('textbox', { name: 'Field' }).click();
  await userEvent.keyboard('R');
  expect(refresh).toHaveBeenCalledOnce();
});

it.each(['idle', 'fault'] as const)('is empty while a field is wrong (%s), and counts nothing', async (status) => {
  const onRefresh = vi.fn();
  const screen = await show({ onRefresh, run: { ...done, status, value: undefined } });
  await expect.element(screen.getByText(/Correct the marked place/)).toBeVisible();
  expect(screen.getByText('2 things').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
});

it('makes new ones at Enter in the field of a number, unless that is wrong', async () => {
  const onRefresh = vi.fn();
  const screen = await renderWithWords(
    <>
      <NumberField label="Quantity" value={2} min={1} max={9} onChange={() => {}} />
      <Generated
        title="2 things"
        run={done}
        hasRows
        copyLabel="Copy all"
        fileName="things.txt"
        onRefresh={onRefresh}
        refreshLabel="Refresh"
      />
    </>,
    'en',
  );
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledOnce();
  await field.fill('0');
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledOnce();
});
