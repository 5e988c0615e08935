import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { ButtonsSelect } from './buttons-select';

const OPTIONS = [
  { label: '2', value: 2 },
  { label: '4', value: 4 },
  { label: 'Tab', value: 0, tooltip: 'One tab character' },
];

function Indent({ onChange }: { onChange?: (value: number) => void }) {
  const [indent, setIndent] = useState(2);
  const change = (value: number) => {
    setIndent(value);
    onChange?.(value);
  };
  return <ButtonsSelect label="Indent" options={OPTIONS} value={indent} onChange={change} />;
}

it('is a radio group with the chosen option checked', async () => {
  const screen = await renderWithWords(<Indent />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Indent' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '2' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '4' })).not.toBeChecked();
});

it('chooses by a click and hands over the value in its type', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await renderWithWords(<Indent onChange={onChange} />);
  await screen.getByText('4').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
  await expect.element(screen.getByRole('radio', { name: '4' })).toBeChecked();
});

it('is one stop of the Tab key and moves by arrows, round and round', async () => {
  const screen = await renderWithWords(
    <>
      <Indent />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '4' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '2' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Tab' })).toBeChecked();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('explains an option that has a tooltip', async () => {
  const screen = await renderWithWords(<Indent />);
  await expect.element(screen.getByRole('radio', { name: 'Tab' })).toHaveAccessibleDescription('One tab character');
  await userEvent.hover(screen.getByRole('radio', { name: 'Tab' }));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('One tab character');
});

it.each([
  ['small', 28],
  ['medium', 34],
  ['large', 40],
] as const)('%s is %i px high', async (size, height) => {
  const screen = await renderWithWords(
    <ButtonsSelect label="Indent" hideLabel options={OPTIONS} value={2} onChange={() => undefined} size={size} />,
  );
  expect(screen.getByRole('radiogroup').element().getBoundingClientRect().height).toBe(height);
});
