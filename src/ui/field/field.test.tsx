import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { Field } from './field';

it('names and describes its control', async () => {
  const screen = await renderWithWords(
    <Field label="Length" hint="In characters." error="Too long.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Length');
  await expect.element(input).toHaveAccessibleName('Length');
  await expect.element(input).toHaveAccessibleDescription('Too long. In characters.');
  await expect.element(input).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too long.');
});

it('keeps what stands beside the label out of the name', async () => {
  const screen = await renderWithWords(
    <Field label="Text" meta="43 bytes">
      {(control) => <input {...control} />}
    </Field>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('Text');
  await expect.element(screen.getByText('43 bytes')).toBeVisible();
});

it('names its control when the label is not seen', async () => {
  const screen = await renderWithWords(
    <Field label="Text" hideLabel>
      {(control) => <input {...control} />}
    </Field>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('Text');
  expect(screen.container.querySelector('label')).toBeNull();
});

it('makes a group of several controls', async () => {
  const screen = await renderWithWords(
    <Field label="Owner" hint="Who has the file.">
      <input type="checkbox" aria-label="Read" />
    </Field>,
  );
  const group = screen.getByRole('group', { name: 'Owner' });
  await expect.element(group).toHaveAccessibleDescription('Who has the file.');
  await expect.element(group.getByRole('checkbox', { name: 'Read' })).toBeVisible();
});
