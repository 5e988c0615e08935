import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { renderWithWords } from '../testing';
import { InputText } from './input-text';
import type { InputRule } from './rules';

interface TypedProps {
  initial?: string;
  type?: 'text' | 'password';
  clearable?: boolean;
  rules?: readonly InputRule[];
  error?: string;
  hint?: string;
}

function Typed({ initial = '', ...props }: TypedProps) {
  const [value, setValue] = useState(initial);
  return <InputText label="Word" value={value} onChange={setValue} {...props} />;
}

it.each<[Locale, string]>([
  ['en', 'Input text'],
  ['zh-cn', '输入文本'],
  ['fr', 'Saisir du texte'],
])('invites in %s: %s', async (locale, placeholder) => {
  const screen = await renderWithWords(<Typed />, locale);
  await expect.element(screen.getByLabelText('Word')).toHaveAttribute('placeholder', placeholder);
});

it.each([
  ['small', 28, '12px'],
  ['medium', 34, '14px'],
  ['large', 40, '16px'],
] as const)('%s is %i px high with text of %s', async (size, height, fontSize) => {
  const screen = await renderWithWords(<InputText label="W" value="" onChange={() => undefined} size={size} />);
  const input = screen.getByLabelText('W').element();
  expect(input.parentElement?.getBoundingClientRect().height).toBe(height);
  expect(getComputedStyle(input).fontSize).toBe(fontSize);
});

it('hands over what is typed', async () => {
  const screen = await renderWithWords(<Typed />);
  await userEvent.tab();
  await userEvent.keyboard('abc');
  await expect.element(screen.getByLabelText('Word')).toHaveValue('abc');
});

describe('rules', () => {
  const rules = [
    { validator: (value: string) => value.length > 3, message: 'At most three letters.' },
    { validator: (value: string) => /\d/.test(value), message: 'No digits.' },
    { validator: (value: string) => JSON.parse(value || 'no') === 1 && undefined, message: 'Never shown.' },
  ];

  it('shows the message of the last broken rule and the error style', async () => {
    const screen = await renderWithWords(<Typed rules={rules} />);
    const input = screen.getByLabelText('Word');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await input.fill('abcd');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('At most three letters.');
    await input.fill('abc4');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No digits.');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('No digits.');
    expect(input.element().parentElement?.hasAttribute('data-invalid')).toBe(true);
    await input.fill('ab');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('puts a given error first and keeps the hint', async () => {
    const screen = await renderWithWords(<Typed initial="abcd" rules={rules} error="Not that." hint="A word." />);
    await expect.element(screen.getByLabelText('Word')).toHaveAccessibleDescription('Not that. A word.');
  });
});

describe('a password', () => {
  it('toggles between masked and visible', async () => {
    const screen = await renderWithWords(<Typed initial="secret" type="password" />);
    const input = screen.getByLabelText('Word');
    await expect.element(input).toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
    await screen.getByRole('button', { name: 'Hide' }).click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });
});

describe('clearable', () => {
  it('has a clear button only while it holds a value', async () => {
    const screen = await renderWithWords(<Typed clearable />);
    const input = screen.getByLabelText('Word');
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await input.fill('abc');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(input).toHaveValue('');
    await expect.element(input).toHaveFocus();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('does not offer to clear what cannot be changed', async () => {
    const screen = await renderWithWords(
      <InputText label="Word" value="abc" onChange={() => undefined} clearable readOnly />,
    );
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('several lines', () => {
  it('has three rows when nothing is said', async () => {
    const screen = await renderWithWords(
      <InputText label="Text" multiline value={'a\nb'} onChange={() => undefined} />,
    );
    const area = screen.getByLabelText('Text');
    await expect.element(area).toHaveAttribute('rows', '3');
    await expect.element(area).toHaveValue('a\nb');
    expect(area.element().tagName).toBe('TEXTAREA');
  });

  it('has as many rows as told', async () => {
    const screen = await renderWithWords(
      <InputText label="Text" multiline rows={7} value="" onChange={() => undefined} />,
    );
    await expect.element(screen.getByLabelText('Text')).toHaveAttribute('rows', '7');
  });
});

it('shows what stands before and after', async () => {
  const screen = await renderWithWords(
    <InputText label="Site" value="" onChange={() => undefined} prefix="https://" suffix="/" />,
  );
  await expect.element(screen.getByText('https://')).toBeVisible();
  await expect.element(screen.getByText('/', { exact: true })).toBeVisible();
});

it.each([false, true])('leads to the character that is wrong (several lines: %s)', async (multiline) => {
  const screen = await renderWithWords(
    <InputText
      label="Key"
      multiline={multiline}
      value="ab😀z9"
      onChange={() => undefined}
      error={{ message: 'z is no hexadecimal digit.', at: 4, actions: <button type="button">Read as text</button> }}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Key' });
  await expect.element(field).toHaveAccessibleDescription(/no hexadecimal digit/);
  await expect.element(screen.getByRole('button', { name: 'Read as text' })).toBeVisible();
  await screen.getByRole('button', { name: 'Go to character 4' }).click();
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([4, 5]);
});
