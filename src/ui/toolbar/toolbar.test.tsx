import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Toolbar, type ToolbarHandle } from './toolbar';

async function show() {
  const pressed = vi.fn<(id: string, byPointer: boolean) => void>();
  const item = (id: string, more: object = {}) => ({
    id,
    label: id,
    icon: 'star',
    onPress: (byPointer: boolean) => pressed(id, byPointer),
    ...more,
  });
  const ref = createRef<ToolbarHandle>();
  const screen = await renderWithWords(
    <>
      <input aria-label="Work" />
      <Toolbar
        ref={ref}
        label="Formatting"
        groups={[
          {
            label: 'One',
            items: [item('Bold', { pressed: true, shortcut: 'Mod-b' }), item('Off', { disabled: true })],
          },
          { label: 'Two', items: [item('Last', { icon: undefined })] },
        ]}
      />
    </>,
  );
  return { screen, pressed, ref };
}

it('is one stop of the Tab key; arrows, Home and End go through all groups and around', async () => {
  const { screen, pressed } = await show();
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Off')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(pressed).toHaveBeenLastCalledWith('Last', false);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Last')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(button('Bold')).toHaveFocus();
});

it('leaves the focus where the work is when it is clicked, and takes it when asked', async () => {
  const { screen, pressed, ref } = await show();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(pressed).toHaveBeenLastCalledWith('Bold', true);
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  ref.current?.focus();
  await expect.element(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
});

it('tells state, shortcut and groups', async () => {
  const { screen } = await show();
  const bold = screen.getByRole('button', { name: 'Bold' });
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bold).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/^(Control|Meta)\+B$/));
  await expect.element(screen.getByRole('group', { name: 'Two' })).toBeVisible();
  await userEvent.hover(bold);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(/^Bold \((Ctrl\+|⌘)B\)$/);
  await expectNoAxeViolations(screen.container);
});
