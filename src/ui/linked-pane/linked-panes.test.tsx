import { expect, it, vi } from 'vitest';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { LinkedPanes } from './linked-panes';
import { useLinkedSides } from './use-linked-sides';

const DONE = { status: 'done', stale: false, cancel: vi.fn<() => void>(), retry: vi.fn<() => void>() } as const;

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

function Reversing() {
  const sides = useLinkedSides(['there', 'back'], 'abc');
  const run = { ...DONE, value: { text: reversed(String(sides.source)) } };
  const pane = { run, error: undefined, fileName: 'text.txt', placeholder: '', example: 'xyz' };
  return (
    <>
      <LinkedPanes sides={sides} panes={{ there: { ...pane, label: 'There' }, back: { ...pane, label: 'Back' } }} />
      <button type="button" onClick={sides.wayTo('back', 1)}>
        Go
      </button>
    </>
  );
}

it('fills each side from the other and leads to a place', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value="linked-panes-test">
      <Reversing />
    </ToolIdContext>,
  );
  const there = screen.getByRole('textbox', { name: 'There' });
  const back = screen.getByRole('textbox', { name: 'Back' });
  await expect.element(back).toHaveValue('cba');
  await back.fill('321');
  await expect.element(there).toHaveValue('123');
  await screen.getByRole('button', { name: 'Go' }).click();
  await expect.element(back).toHaveFocus();
  await expectNoAxeViolations(screen.container);
});
