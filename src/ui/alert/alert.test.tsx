import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { Alert } from './alert';

it.each([
  ['warning', 'status'],
  ['info', 'status'],
  ['success', 'status'],
  ['error', 'alert'],
] as const)('%s has the role %s', async (kind, role) => {
  const screen = await renderWithWords(
    <Alert kind={kind} title="A title">
      The text.
    </Alert>,
  );
  const alert = screen.getByRole(role);
  await expect.element(alert).toHaveTextContent('A titleThe text.');
  await expect.element(alert).toHaveAttribute('data-kind', kind);
});

it('does without a title', async () => {
  const screen = await renderWithWords(<Alert kind="warning">Only text.</Alert>);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Only text.');
  expect(screen.container.querySelector('strong')).toBeNull();
});
