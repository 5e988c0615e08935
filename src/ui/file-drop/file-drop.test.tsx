import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { FileDrop } from './file-drop';

const FILES = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];

function transferOf(files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

async function show(multiple: boolean) {
  const onFiles = vi.fn<(files: File[]) => void>();
  const screen = await renderWithWords(<FileDrop multiple={multiple} onFiles={onFiles} hint="Any size." />);
  const names = () => onFiles.mock.calls.at(-1)?.[0].map((file) => file.name);
  return { screen, onFiles, names, zone: screen.getByRole('button', { name: /Drop files here/ }) };
}

it('takes dropped files', async () => {
  const { screen, names, zone } = await show(true);
  const zoneElement = zone.element();
  zoneElement.dispatchEvent(new DragEvent('dragover', { dataTransfer: transferOf(FILES), bubbles: true }));
  await expect.element(zone).toHaveAttribute('data-over');
  const drop = new DragEvent('drop', { dataTransfer: transferOf(FILES), bubbles: true, cancelable: true });
  expect(zoneElement.dispatchEvent(drop)).toBe(false);
  expect(names()).toEqual(['a.txt', 'b.txt']);
  await expect.element(zone).not.toHaveAttribute('data-over');
  await expectNoAxeViolations(screen.container);
});

it('takes pasted files anywhere on the page, but leaves text alone', async () => {
  const { onFiles, names } = await show(false);
  const paste = (clipboardData: DataTransfer) =>
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const text = new DataTransfer();
  text.setData('text/plain', 'words');
  expect(paste(text)).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  expect(paste(transferOf(FILES))).toBe(false);
  expect(names()).toEqual(['a.txt']);
});

it('takes picked files, the same one twice too', async () => {
  const { screen, onFiles, names } = await show(true);
  const picker = screen.container.querySelector('input');
  if (!picker) throw new Error('no picker');
  for (let i = 1; i <= 2; i += 1) {
    await userEvent.upload(picker, FILES);
    await expect.poll(() => onFiles.mock.calls.length).toBe(i);
  }
  expect(names()).toEqual(['a.txt', 'b.txt']);
});

it('opens the picker by click and by keyboard', async () => {
  const { screen, zone } = await show(true);
  const picker = screen.container.querySelector('input');
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await zone.click();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(2);
  expect(open.mock.contexts[0]).toBe(picker);
  open.mockRestore();
});
