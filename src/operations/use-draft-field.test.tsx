import { expect, it } from 'vitest';
import { InputText } from '../ui/input-text/input-text';
import { renderWithWords } from '../ui/testing';
import { ToolIdContext } from './tool-context';
import { useDraftField } from './use-draft-field';

function Typed() {
  return <InputText label="Key" {...useDraftField('key', 'Jefe', { secret: true })} />;
}

it('gives a field what was typed, and stores nothing of a secret', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value="draft-field">
      <Typed />
    </ToolIdContext>,
  );
  const field = screen.getByRole('textbox', { name: 'Key' });
  await expect.element(field).toHaveValue('Jefe');
  await field.fill('tell-nobody');
  await expect.element(field).toHaveValue('tell-nobody');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tell-nobody');
});
