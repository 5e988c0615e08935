import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { ColorField } from './color-field';

async function show(initial = '#2f80ed', hasAlpha = true) {
  const onChange = vi.fn();
  function Frame() {
    const [value, setValue] = useState(initial);
    return (
      <ColorField
        label="Front"
        value={value}
        hasAlpha={hasAlpha}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const screen = await renderWithWords(<Frame />);
  return { screen, onChange, text: screen.getByRole('textbox', { name: 'Front', exact: true }) };
}

it('takes every hex form and gives the long one', async () => {
  const { screen, onChange, text } = await show();
  await text.fill('#F00');
  expect(onChange).toHaveBeenLastCalledWith('#ff0000');
  await expect.element(text).toHaveValue('#F00');
  await text.fill('00ff0080');
  expect(onChange).toHaveBeenLastCalledWith('#00ff0080');
  await userEvent.tab();
  await expect.element(text).toHaveValue('#00ff0080');
  await expect.element(screen.getByLabelText('Front: pick a colour')).toHaveValue('#00ff00');
  await expectNoAxeViolations(screen.container);
});

it('says when it is no colour and keeps the last one', async () => {
  const { screen, onChange, text } = await show();
  await text.fill('red');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(screen.getByText('This is not a colour. Use #rgb, #rgba, #rrggbb or #rrggbbaa.')).toBeVisible();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(screen.container);
});

it('changes the opacity by its slider', async () => {
  const { screen, onChange } = await show('#2f80ed');
  const slider = screen.getByRole('slider', { name: 'Front: opacity' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  expect(onChange).toHaveBeenLastCalledWith('#2f80ed00');
  await userEvent.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith('#2f80ed');
});

it('refuses what shines through where that is not possible', async () => {
  const { screen, onChange, text } = await show('#000000', false);
  await text.fill('#0008');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(screen.getByText('This is not a colour. Use #rgb or #rrggbb.')).toBeVisible();
  expect(screen.getByRole('slider').query()).toBeNull();
});
