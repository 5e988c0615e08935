import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolIdContext } from './tool-context';
import { useDraftField } from './use-draft-field';

function Typed() {
  const { value, onChange } = useDraftField('key', 'Jefe', { secret: true });
  return <input aria-label="Key" value={value} onChange={(event) => onChange(event.target.value)} />;
}

it('gives a field what was typed, and stores nothing of a secret', async () => {
  const screen = await render(
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
