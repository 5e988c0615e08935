import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { INLINE_LIMIT, type TextSource } from '../../lib/text-source';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { TextInput, type FieldError, type TextInputProps } from './text-input';

type Settings = Partial<Omit<TextInputProps, 'value' | 'onChange' | 'error'>> & {
  value?: TextSource;
  errorOf?: (value: TextSource) => FieldError | undefined;
};

async function show({ value: initial = '', errorOf, ...props }: Settings = {}) {
  const onChange = vi.fn<(value: TextSource) => void>();
  function Frame() {
    const [value, setValue] = useState<TextSource>(initial);
    const change = (next: TextSource) => {
      onChange(next);
      setValue(next);
    };
    return (
      <div style={{ display: 'grid', height: 400 }}>
        <TextInput label="Input" variant="pane" {...props} value={value} onChange={change} error={errorOf?.(value)} />
      </div>
    );
  }
  const screen = await renderWithWords(<Frame />);
  const held = {
    get value() {
      return onChange.mock.lastCall?.[0] ?? initial;
    },
  };
  const area = screen.getByRole('textbox', { name: 'Input' });
  return { screen, held, area };
}

function pasteInto(element: Element, text: string, files: File[] = []) {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  for (const file of files) clipboardData.items.add(file);
  return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function dragOnto(element: Element, type: string, files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

afterEach(() => vi.restoreAllMocks());

describe('typing', () => {
  it('changes the text and counts it', async () => {
    const { screen, held, area } = await show();
    await area.fill('你好 👨‍👩‍👧\nb');
    expect(held.value).toBe('你好 👨‍👩‍👧\nb');
    await expect.element(screen.getByText('2 lines')).toBeVisible();
    await expect.element(screen.getByText('27 bytes')).toBeVisible();
    await expect.element(screen.getByText('6 characters')).toBeVisible();
  });

  it('keeps uniform CRLF, and says so', async () => {
    const { screen, held, area } = await show({ value: 'a\r\nb' });
    await expect.element(screen.getByText('CRLF')).toBeVisible();
    await area.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}c');
    expect(held.value).toBe('a\r\nb\r\nc');
  });

  it('submits with Ctrl+Enter and changes nothing', async () => {
    const onSubmit = vi.fn();
    const { held, area } = await show({ value: 'a', onSubmit });
    await area.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(held.value).toBe('a');
  });

  it('is no place for spelling or capitals', async () => {
    const { area } = await show();
    await expect.element(area).toHaveAttribute('spellcheck', 'false');
    await expect.element(area).toHaveAttribute('autocapitalize', 'off');
  });
});

describe('examples', () => {
  it('fill the field, and Ctrl+Z brings back what was there', async () => {
    const { screen, held, area } = await show({ example: 'An example.' });
    await area.click();
    await userEvent.keyboard('mine');
    await screen.getByRole('button', { name: 'Fill in an example' }).click();
    expect(held.value).toBe('An example.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(held.value).toBe('mine');
  });

  it('can be several to choose from', async () => {
    const { screen, held } = await show({
      example: [
        { label: 'First', value: '1' },
        { label: 'Second', value: '2' },
      ],
    });
    const button = screen.getByRole('button', { name: 'Fill in an example' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).toHaveFocus();
    await button.click();
    await screen.getByRole('button', { name: 'Second' }).click();
    expect(held.value).toBe('2');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('clearing', () => {
  it('empties the field, and Ctrl+Z brings it back', async () => {
    const { screen, held, area } = await show();
    await area.click();
    await userEvent.keyboard('mine');
    await screen.getByRole('button', { name: 'Clear' }).click();
    expect(held.value).toBe('');
    await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await area.click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(held.value).toBe('mine');
  });

  it('of a long text offers to undo it', async () => {
    const text = 'x'.repeat(30_000);
    const { screen, held } = await show({ value: text });
    await screen.getByRole('button', { name: 'Clear' }).click();
    expect(held.value).toBe('');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(held.value).toBe(text);
    expect(screen.getByRole('button', { name: 'Undo' }).query()).toBeNull();
  });
});

describe('pasting', () => {
  it('of a long text never reaches the textarea', async () => {
    const { screen, held, area } = await show({ value: 'before' });
    const element = area.element() as HTMLTextAreaElement;
    element.setSelectionRange(6, 6);
    const wasLeft = pasteInto(element, 'line\r\n'.repeat(50_000));
    expect(wasLeft).toBe(false);
    await expect.element(screen.getByText('pasted text.txt', { exact: true })).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
    expect(held.value).toBeInstanceOf(File);
    const text = await (held.value as File).text();
    expect(text).toBe('before' + 'line\n'.repeat(50_000));
    await expect.element(screen.getByText('Only the beginning is shown; the whole file is processed.')).toBeVisible();
    await expectNoAxeViolations(screen.container);

    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(held.value).toBe('before');
  });

  it('of a short text is left to the browser', async () => {
    const { area } = await show();
    expect(pasteInto(area.element(), 'short')).toBe(true);
  });

  it('of a file opens it', async () => {
    const { held, area } = await show();
    pasteInto(area.element(), '', [new File(['from a file'], 'a.txt')]);
    await expect.poll(() => held.value).toBe('from a file');
  });

  it('by the button takes the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('from\r\nthe clipboard');
    const { screen, held } = await show({ value: 'old' });
    await screen.getByRole('button', { name: 'Paste' }).click();
    expect(held.value).toBe('from\nthe clipboard');
  });

  it('says when the browser does not allow it', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { screen, held } = await show({ value: 'old' });
    await screen.getByRole('button', { name: 'Paste' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('did not allow reading the clipboard');
    expect(held.value).toBe('old');
  });
});

describe('where the bytes count', () => {
  const focused = async (settings: Settings = {}) => {
    const shown = await show({ exact: true, ...settings });
    await shown.area.click();
    const element = shown.area.element() as HTMLTextAreaElement;
    element.select();
    return { ...shown, element };
  };

  it('pasted text keeps its CRLF, and Ctrl+Z brings back the line ends of before', async () => {
    const { held, element } = await focused({ value: 'x\ny' });
    pasteInto(element, 'a\r\nb');
    expect(held.value).toBe('a\r\nb');
    expect(element.value).toBe('a\nb');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(held.value).toBe('x\ny');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(held.value).toBe('a\r\nb');
  });

  it('the same letters with other line ends are another text', async () => {
    const { held, element } = await focused({ value: 'a\nb' });
    pasteInto(element, 'a\r\nb');
    expect(held.value).toBe('a\r\nb');
  });

  it('LF pasted in the place of a text with CRLF stays LF', async () => {
    const { held, element } = await focused({ value: 'x\r\ny' });
    pasteInto(element, 'a\nb');
    expect(held.value).toBe('a\nb');
  });

  it('what is pasted into a text with line ends takes on those', async () => {
    const { held, element } = await focused({ value: 'x\ny' });
    element.setSelectionRange(3, 3);
    expect(pasteInto(element, '\r\nz')).toBe(true);
    expect(held.value).toBe('x\ny');
  });

  it('pasted text that mixes line ends is held as it is', async () => {
    const { screen, held, element } = await focused();
    pasteInto(element, 'a\r\nb\nc\rd');
    expect(held.value).toBe('a\r\nb\nc\rd');
    await expect.element(screen.getByText('The line endings are mixed and kept as they are.')).toBeVisible();
  });

  it('a long paste keeps its CRLF', async () => {
    const { held, element } = await focused();
    pasteInto(element, 'line\r\n'.repeat(50_000));
    expect(await (held.value as File).text()).toBe('line\r\n'.repeat(50_000));
  });

  it('typed over a text that was pasted with CRLF is LF', async () => {
    const { held, element } = await focused();
    pasteInto(element, 'a\r\nb');
    await userEvent.keyboard('{Control>}a{/Control}{Delete}a{Enter}b');
    expect(held.value).toBe('a\nb');
  });

  it('the paste button takes the clipboard as it is', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('from\r\nthe clipboard');
    const { screen, held } = await show({ value: 'old', exact: true });
    await screen.getByRole('button', { name: 'Paste' }).click();
    expect(held.value).toBe('from\r\nthe clipboard');
  });

  it.each([
    ['with a byte order mark', [0xef, 0xbb, 0xbf, 0x61]],
    ['in UTF-16', [0xff, 0xfe, 0x60, 0x4f]],
    ['that is no text', [0x89, 0x50, 0xff, 0]],
  ])('a file %s stays what it is', async (_, bytes) => {
    const { screen, held } = await show({ exact: true });
    const file = new File([Uint8Array.from(bytes)], 'a.bin');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    await expect.element(screen.getByText('a.bin', { exact: true })).toBeVisible();
    expect(held.value).toBe(file);
    expect(screen.getByText(/not valid/).query()).toBeNull();
  });
});

describe('files', () => {
  it('can be taken elsewhere', async () => {
    const takeFile = vi.fn();
    const { screen, held, area } = await show({ value: 'text', takeFile });
    const file = new File(['a'], 'a.txt');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    pasteInto(area.element(), '', [file]);
    expect(takeFile.mock.calls).toEqual([[file], [file]]);
    expect(held.value).toBe('text');
  });

  const pick = async (screen: Awaited<ReturnType<typeof show>>['screen'], file: File) => {
    const picker = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('no picker');
    await userEvent.upload(picker, file);
  };

  it('that are short become text', async () => {
    const { screen, held } = await show();
    await pick(screen, new File([Uint8Array.from([0xff, 0xfe, 0x60, 0x4f])], 'a.txt'));
    await expect.poll(() => held.value).toBe('你');
  });

  it('that are long are held, with their beginning', async () => {
    const { screen, held } = await show();
    const file = new File(['row of the file\n'.repeat(20_000)], 'long.csv');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    await expect.element(screen.getByText('long.csv', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('320 kB')).toBeVisible();
    await expect.element(screen.getByText('row of the file').first()).toBeVisible();
    expect(held.value).toBe(file);
    await screen.getByRole('button', { name: 'Remove' }).click();
    expect(held.value).toBe('');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(held.value).toBe(file);
  });

  it('with mixed line endings are kept until the visitor unifies them', async () => {
    const { screen, held } = await show();
    const file = new File(['a\r\nb\nc'], 'mixed.txt');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    await expect.element(screen.getByText('The line endings are mixed and kept as they are.')).toBeVisible();
    expect(held.value).toBe(file);
    await screen.getByRole('button', { name: 'Make them all LF and edit' }).click();
    await expect.poll(() => held.value).toBe('a\nb\nc');
  });

  it('that have gone before they are unified are told of', async () => {
    const { screen, held } = await show();
    const file = new File(['a\r\nb\nc'], 'mixed.txt');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    const edit = screen.getByRole('button', { name: 'Make them all LF and edit' });
    await expect.element(edit).toBeVisible();
    vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await edit.click();
    await expect.element(page.getByText('This file could not be read.').first()).toBeInTheDocument();
    expect(held.value).toBe(file);
  });

  it('that are no text say so and stay what they are', async () => {
    const { screen, held } = await show();
    const file = new File([Uint8Array.from([0x89, 0x50, 0xff, 0])], 'a.png');
    dragOnto(screen.getByRole('region', { name: 'Input' }).element(), 'drop', [file]);
    await expect.element(screen.getByText('The content is not valid UTF-8 text.')).toBeVisible();
    expect(held.value).toBe(file);
  });

  it('show where they can be dropped', async () => {
    const { screen } = await show();
    const region = screen.getByRole('region', { name: 'Input' }).element();
    dragOnto(region, 'dragover', [new File(['a'], 'a.txt')]);
    await expect.element(screen.getByText('Drop to open the file')).toBeVisible();
    region.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
    await expect.element(screen.getByText('Drop to open the file')).not.toBeInTheDocument();
  });
});

describe('an error', () => {
  const TEXT = `${'filler\n'.repeat(300)}{"a" 1}\nrest`;
  const at = TEXT.indexOf('1}');

  it('stands in the pane, and leads to its place', async () => {
    const { screen, area } = await show({ value: TEXT, errorOf: () => ({ message: 'Expected ":"', at }) });
    await expect.element(area).toHaveAttribute('aria-invalid', 'true');
    await expect.element(area).toHaveAccessibleDescription('Expected ":"');
    expect(screen.container.querySelector('pre')?.textContent).toBe('{"a" 1}\n     ^');
    await expectNoAxeViolations(screen.container);

    await screen.getByRole('button', { name: 'Go to line 301, column 6' }).click();
    const element = area.element() as HTMLTextAreaElement;
    expect(document.activeElement).toBe(element);
    expect(element.value.slice(element.selectionStart, element.selectionEnd)).toBe('1');
    expect(element.scrollTop).toBeGreaterThan(300 * 22 - element.clientHeight);
    expect(element.scrollTop).toBeLessThan(300 * 22);
  });

  it('is found in a text with CRLF', async () => {
    const value = 'one\r\ntwo\r\nthree';
    const { screen, area } = await show({ value, errorOf: () => ({ message: 'no', at: value.indexOf('three') }) });
    await screen.getByRole('button', { name: 'Go to line 3, column 1' }).click();
    const element = area.element() as HTMLTextAreaElement;
    expect(element.value.slice(element.selectionStart)).toBe('three');
  });

  it('may know only line and column', async () => {
    const { screen, area } = await show({ value: 'a\n😀b', errorOf: () => ({ message: 'no', line: 2, column: 2 }) });
    await screen.getByRole('button', { name: 'Go to line 2, column 2' }).click();
    const element = area.element() as HTMLTextAreaElement;
    expect(element.value.slice(element.selectionStart, element.selectionEnd)).toBe('b');
  });

  it('may know no place', async () => {
    const { screen } = await show({ value: 'a', errorOf: () => ({ message: 'Too short.' }) });
    await expect.element(screen.getByText('Too short.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Go to/ }).query()).toBeNull();
  });

  it('offers what else can be done', async () => {
    const { screen } = await show({
      value: 'a',
      errorOf: () => ({ message: 'no', at: 0, actions: <button type="button">Repair</button> }),
    });
    await expect.element(screen.getByRole('button', { name: 'Repair' })).toBeVisible();
  });
});

describe('in a form', () => {
  it('shows the line of an error with its whole caret, however few lines it has itself', async () => {
    const error = { message: 'Wrong', at: 2 };
    const screen = await renderWithWords(
      <TextInput label="Text" rows={2} value="12xz" onChange={() => undefined} error={error} />,
    );
    await expect.element(screen.getByRole('alert')).toBeVisible();
    const box = screen.getByRole('alert').element();
    expect(box.querySelector('pre')?.textContent).toContain('^');
    expect(box.scrollHeight).toBe(box.clientHeight);
    expect(box.querySelector('pre')?.scrollHeight).toBe(box.querySelector('pre')?.clientHeight);
  });

  it('has a label, a hint and three rows', async () => {
    const { screen, area } = await show({ variant: 'field', hint: 'Stays here.', readAs: '5 bytes' });
    await expect.element(area).toHaveAttribute('rows', '3');
    await expect.element(screen.getByText('Stays here.')).toBeVisible();
    await screen.getByText('Input', { exact: true }).click();
    await expect.element(area).toHaveFocus();
    await expectNoAxeViolations(screen.container);
  });

  it('says what is wrong beside it', async () => {
    const { screen, area } = await show({
      variant: 'field',
      value: 'x',
      errorOf: () => ({ message: 'Not hex.', at: 0 }),
    });
    await expect.element(area).toHaveAccessibleDescription('Not hex.');
    await expectNoAxeViolations(screen.container);
  });
});

it('holds text at the limit as text and above it as a file', async () => {
  const { held, area } = await show({ value: 'x'.repeat(INLINE_LIMIT) });
  await area.click();
  await userEvent.keyboard('y');
  expect(held.value).toBeInstanceOf(File);
  expect((held.value as File).size).toBe(INLINE_LIMIT + 1);
});

it('fits a window of 320 px in every language', async () => {
  await page.viewport(320, 700);
  await show({ value: 'x'.repeat(500), example: 'a', errorOf: () => ({ message: 'm'.repeat(200), at: 3 }) });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 720);
});

it('offers what can be done about a fault', async () => {
  const onAct = vi.fn<() => void>();
  const screen = await renderWithWords(
    <TextInput
      label="Text"
      value="a"
      onChange={() => {}}
      error={{ message: 'no', acts: [{ label: 'Repair', onAct }] }}
    />,
  );
  await screen.getByRole('button', { name: 'Repair' }).click();
  expect(onAct).toHaveBeenCalledOnce();
});
