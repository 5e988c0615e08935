import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSent, type Sent } from '../../operations/sent';
import { collect, renderWithWords } from '../testing';
import { Modal } from '../modal/modal';
import { copyRichText, copyText, textToCopy } from './copy';
import { CopyButton } from './copy-button';

afterEach(() => {
  vi.restoreAllMocks();
});

function spyOnClipboard() {
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
}

/** As over plain http: the interface refuses, and what the old command copies is caught. */
function refuseClipboard(): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockImplementation((command) => {
    const transfer = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent(command, { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
    copied.push(transfer.getData('text/plain'));
    return copied.at(-1) !== '';
  });
  return copied;
}

describe('copyText', () => {
  it('writes to the clipboard and says so in the usual words', async () => {
    const write = spyOnClipboard();
    const screen = await renderWithWords(null);
    expect(await copyText('a\r\nb')).toBe(true);
    expect(write).toHaveBeenCalledExactlyOnceWith('a\r\nb');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
  });

  it('takes its toast away after 1500 ms', async () => {
    spyOnClipboard();
    const screen = await renderWithWords(null);
    const before = performance.now();
    await copyText('a');
    await expect.element(screen.getByRole('status')).toBeVisible();
    await expect.poll(() => document.querySelector('[role="status"]')).toBeNull();
    expect(performance.now() - before).toBeGreaterThanOrEqual(1400);
  });

  it('falls back to the old command, keeps line ends and gives focus back', async () => {
    const copied = refuseClipboard();
    const screen = await renderWithWords(<button type="button">Here</button>);
    screen.getByRole('button').element().focus();
    expect(await copyText('a\r\nb')).toBe(true);
    expect(copied).toEqual(['a\r\nb']);
    await expect.element(screen.getByRole('button')).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('works inside an open dialog, whose outside is inert', async () => {
    const copied = refuseClipboard();
    const screen = await renderWithWords(
      <Modal open title="Dialog" onClose={() => undefined}>
        <CopyButton value="from the dialog" />
      </Modal>,
    );
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => copied).toEqual(['from the dialog']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
  });

  it('says when it did not work', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const screen = await renderWithWords(null);
    expect(await copyText('a')).toBe(false);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Copying failed.');
  });
});

describe('a file', () => {
  /** What the clipboard is given, which may be on its way still. */
  function catchWritten(): string[] {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      const blob = await item?.getType('text/plain');
      written.push((await blob?.text()) ?? '');
    });
    return written;
  }

  it('is copied as its text', async () => {
    const written = catchWritten();
    await renderWithWords(null);
    const utf16 = new File([new Uint8Array([0xff, 0xfe, 0x60, 0x4f, 0x0d, 0, 0x0a, 0])], 'utf16.txt');
    expect(textToCopy('as it is')).toBe('as it is');
    expect(await copyText(textToCopy(new File(['é\r\n'], 'utf8.txt')))).toBe(true);
    expect(await copyText(textToCopy(utf16))).toBe(true);
    expect(written).toEqual(['é\r\n', '你\r\n']);
  });

  it.each([
    ['no text', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])], 'picture.png')],
    [
      'gone',
      Object.assign(new File(['a'], 'gone.txt'), { arrayBuffer: () => Promise.reject(new DOMException('gone')) }),
    ],
  ])('that is %s is not copied as something else, and says so', async (_, file) => {
    const written = catchWritten();
    const copied = refuseClipboard();
    const screen = await renderWithWords(null);
    expect(await copyText(textToCopy(file))).toBe(false);
    await expect.element(screen.getByText('Not copied: this file cannot be read as text.')).toBeVisible();
    expect([...written, ...copied]).toEqual([]);
  });
});

describe('copyRichText', () => {
  it('gives formatted text to programs that take it, and plain text to the others', async () => {
    const screen = await renderWithWords(null);
    let types: Record<string, string | undefined> = {};
    vi.spyOn(document, 'execCommand').mockImplementation((command) => {
      const clipboardData = new DataTransfer();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(command, { clipboardData, bubbles: true, cancelable: true }),
      );
      types = Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
      return true;
    });
    expect(await copyRichText('<b style="color: red">a</b>', '')).toBe(true);
    expect(types).toEqual({ 'text/html': '<b style="color: red">a</b>', 'text/plain': '' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
  });

  it('uses the new interface where the old command is gone', async () => {
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await renderWithWords(null);
    expect(await copyRichText('<b>a</b>', 'a')).toBe(true);
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['text/html', 'text/plain']);
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await copyRichText('<b>a</b>', 'a')).toBe(false);
  });
});

describe('CopyButton', () => {
  it('copies its value, says so for 1500 ms and keeps its width', async () => {
    const write = spyOnClipboard();
    const screen = await renderWithWords(<CopyButton value="text" />);
    const button = screen.getByRole('button');
    const { width } = button.element().getBoundingClientRect();
    await expect.element(button).toHaveAccessibleName('Copy');
    const element = button.element();
    const names = collect(() => element.querySelector('[data-shown="true"]')?.textContent);
    const widths = collect(() => element.getBoundingClientRect().width);
    await button.click();
    expect(write).toHaveBeenCalledExactlyOnceWith('text');
    await expect.poll(() => names).toEqual(['Copy', 'Copied', 'Copy']);
    expect(widths).toEqual([width]);
    await expect.element(button).toHaveAccessibleName('Copy');
  });

  it('makes its value when it is pressed', async () => {
    const write = spyOnClipboard();
    const value = vi.fn<() => string>(() => 'made');
    const screen = await renderWithWords(<CopyButton value={value} />);
    expect(value).not.toHaveBeenCalled();
    await screen.getByRole('button').click();
    expect(write).toHaveBeenCalledExactlyOnceWith('made');
  });

  it('copies what is still on its way', async () => {
    const copied = refuseClipboard();
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const screen = await renderWithWords(<CopyButton value={() => Promise.resolve('later')} />);
    await screen.getByRole('button').click();
    await expect.poll(() => copied).toEqual(['later']);
  });

  it('hands a promise to the clipboard at once', async () => {
    let item: ClipboardItem | undefined;
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([first]) => {
      item = first;
    });
    const screen = await renderWithWords(<CopyButton value={() => Promise.resolve('later')} />);
    await screen.getByRole('button').click();
    const blob = await item?.getType('text/plain');
    expect(await blob?.text()).toBe('later');
  });

  it('shows it alone; a toast would be once too many, but it is read out', async () => {
    spyOnClipboard();
    const screen = await renderWithWords(<CopyButton value="t" label="Copy token" />);
    const told = collect(() => {
      const status = document.querySelector('[role="status"]');
      return status && `${status.textContent} ${getComputedStyle(status).clipPath}`;
    });
    await screen.getByRole('button', { name: 'Copy token' }).click();
    await expect.poll(() => told).toContain('Copied to the clipboard inset(50%)');
  });

  it('sends the same, made when it is asked for', async () => {
    spyOnClipboard();
    const value = vi.fn<() => string>(() => 'made');
    const screen = await renderWithWords(<CopyButton value={value} sends size="small" />);
    const sent: Sent[] = [];
    const end = followSent((each) => sent.push(each));
    expect(value).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Send to another tool' });
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    await expect.poll(() => sent.map(({ text }) => text)).toEqual(['made']);
    end();
  });

  it('has a name without text, too', async () => {
    const screen = await renderWithWords(<CopyButton value="t" iconOnly label="Copy SHA256" />, 'zh-cn');
    await expect.element(screen.getByRole('button', { name: 'Copy SHA256' })).toBeVisible();
  });
});

it('says what it was told to say', async () => {
  spyOnClipboard();
  const screen = await renderWithWords(null);
  await copyText('t', { message: 'Token copied' });
  await expect.element(screen.getByRole('status').filter({ hasText: 'Token copied' })).toBeVisible();
});
