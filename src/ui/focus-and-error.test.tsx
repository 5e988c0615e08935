import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { InputText } from './input-text/input-text';
import { Pane } from './pane/pane';
import { Select } from './select/select';
import { TextInput } from './text-input/text-input';
import { renderWithWords } from './testing';

const nothing = () => undefined;
const error = 'Wrong';

/** The nearest element around the control that has an edge. */
function edgeOf(control: Element): HTMLElement {
  let element: Element | null = control;
  while (element && getComputedStyle(element).borderTopWidth !== '1px') element = element.parentElement;
  if (!(element instanceof HTMLElement)) throw new Error('The control has no edge');
  return element;
}

it.each<[string, ReactElement]>([
  ['a field', <InputText key="" label="Field" value="x" onChange={nothing} error={error} />],
  ['a field of lines', <InputText key="" label="Field" multiline value="x" onChange={nothing} error={error} />],
  ['a text', <TextInput key="" label="Field" value="x" onChange={nothing} error={{ message: error }} />],
  ['a pane', <TextInput key="" variant="pane" label="Field" value="x" onChange={nothing} error={{ message: error }} />],
  [
    'a select',
    <Select
      key=""
      label="Field"
      options={['x', 'y'].map((value) => ({ value, label: value }))}
      value="x"
      onChange={nothing}
      error={error}
    />,
  ],
])('%s in error shows both its red edge and the focus', async (_name, element) => {
  const screen = await renderWithWords(element);
  const control = screen.getByRole('textbox').or(screen.getByRole('combobox')).element();
  if (!(control instanceof HTMLElement)) throw new Error('The control cannot have the focus');
  const edge = edgeOf(control);
  const before = getComputedStyle(edge).borderTopColor;
  control.focus();
  await expect.poll(() => getComputedStyle(edge).outlineStyle).toBe('solid');
  await Promise.all(edge.getAnimations().map(({ finished }) => finished));
  const { borderTopColor, outlineColor, outlineOffset, boxShadow } = getComputedStyle(edge);
  expect(borderTopColor).toBe(before);
  expect(outlineColor).not.toBe(before);
  expect(boxShadow).toContain(before);
  // The ring stands around the edge, not over it.
  expect(outlineOffset).toBe('1px');
});

it('a pane has a ring while a text is typed, not while a button within has the focus', async () => {
  const screen = await renderWithWords(
    <Pane label="Result">
      <button type="button">Copy</button>
      <textarea aria-label="Text" />
    </Pane>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  const pane = button.element().closest('section') ?? button.element().parentElement;
  if (!pane) throw new Error('There is no pane');
  const frame = edgeOf(pane);
  await button.click();
  expect(getComputedStyle(frame).outlineStyle).toBe('none');
  await screen.getByLabelText('Text').click();
  expect(getComputedStyle(frame).outlineStyle).toBe('solid');
});
