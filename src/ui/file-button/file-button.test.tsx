import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { pickFiles } from '../testing-visit';
import { FileButton } from './file-button';

it('gives the file, also the same one again', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const screen = await renderWithWords(<FileButton label="Choose an image" accept="image/*" onFile={onFile} />);
  await expectNoAxeViolations(screen.container);
  const picker = screen.container.querySelector('input');
  const file = new File(['a'], 'a.png');
  pickFiles(screen.container, file);
  expect(picker?.files).toHaveLength(0);
  pickFiles(screen.container, file);
  expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'a.png']);
});

it('opens the picker of the browser', async () => {
  const screen = await renderWithWords(<FileButton label="Choose an image" accept="image/*" onFile={() => {}} />);
  const picker = screen.container.querySelector('input');
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  picker?.addEventListener('click', opened);
  await screen.getByRole('button', { name: 'Choose an image' }).click();
  expect(opened).toHaveBeenCalledTimes(1);
});
