import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Notes } from './notes';

it('lists what there is to say and leads to its place', async () => {
  const onGo = vi.fn();
  const screen = await renderWithWords(
    <Notes
      items={[
        { kind: 'warning', message: 'A key stands twice.', where: 'Line 11', onGo },
        { kind: 'info', message: 'Read as JSON5.' },
      ]}
    />,
  );
  const notes = screen.getByRole('region', { name: 'Notes' });
  await expect.element(notes.getByRole('listitem').nth(1)).toHaveTextContent('Read as JSON5.');
  await notes.getByRole('button', { name: 'Line 11' }).click();
  expect(onGo).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.container);
});

it('says nothing when there is nothing', async () => {
  const screen = await renderWithWords(<Notes items={[false, undefined]} />);
  expect(screen.getByRole('region').query()).toBeNull();
});
