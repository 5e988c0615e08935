import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { Select } from './select';

const arrival = vi.hoisted(() => {
  let arrive = () => {};
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { here, arrive };
});

vi.mock(import('./option-list'), async (original) => {
  await arrival.here;
  return original();
});

const MONTHS = Array.from({ length: 9 }, (_, index) => ({ label: `Month ${index + 1}`, value: index + 1 }));

function Month() {
  const [month, setMonth] = useState(1);
  return <Select label="Month" options={MONTHS} value={month} onChange={setMonth} />;
}

// One test, for what has been fetched once is there.
it('takes keys before its list has come, and shows the list when it has', async () => {
  await renderWithWords(<Month />);
  const trigger = page.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(trigger).toHaveTextContent('Month 3');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  const place = page.getByRole('listbox');
  expect(page.getByRole('option').elements()).toHaveLength(0);
  await expect.element(trigger).not.toHaveAttribute('aria-activedescendant');
  const { height } = place.element().getBoundingClientRect();

  arrival.arrive();
  await expect.element(page.getByRole('option', { name: 'Month 9' })).toHaveAttribute('data-current');
  expect(place.element().getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveTextContent('Month 9');
});
