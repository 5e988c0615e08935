import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from '../switch/switch';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Checkbox } from './checkbox';

it('toggles by its label and by Space', async () => {
  function Frame() {
    const [on, setOn] = useState(false);
    return (
      <>
        <Checkbox label="Upper case" hint="A to Z." checked={on} onChange={setOn} />
        <Switch label="Strict" checked={on} onChange={setOn} />
      </>
    );
  }
  const screen = await renderWithWords(<Frame />);
  const box = screen.getByRole('checkbox', { name: 'Upper case', exact: true });
  await screen.getByText('Upper case').click();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAccessibleDescription('A to Z.');
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  const toggle = screen.getByRole('switch', { name: 'Strict' });
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  await expectNoAxeViolations(screen.container);
});

it('can stand in between', async () => {
  const screen = await renderWithWords(<Checkbox label="All" checked={false} indeterminate onChange={() => {}} />);
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked();
});
