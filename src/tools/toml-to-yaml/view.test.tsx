import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { words } from './locales/en';
import TomlToYaml from './view';

let rounds = 0;

// A tool id of its own, so that neither options nor what was typed come from another test.
async function open(text?: string, id = `toml-to-yaml-test-${++rounds}`) {
  const screen = await renderWithWords(
    <ToolIdContext value={id}>
      <div style={{ height: 900, width: 1200 }}>
        <TomlToYaml />
      </div>
    </ToolIdContext>,
    'en',
    words,
  );
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'TOML', exact: true });
const result = () => page.getByRole('region', { name: 'YAML' });

function printed(): string {
  const lines = result().element().querySelectorAll('[data-row] > span:last-child');
  return Array.from(lines, (line) => line.textContent).join('\n');
}

const check = (name: string) => page.getByRole('checkbox', { name }).click();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 1000);
});

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('foo: bar\n# This is a comment\nlist:\n  name: item\n  another:\n    key: value\n');
  await page.getByRole('button', { name: 'More options' }).click();
  await expectNoAxeViolations(screen.container);
  await input().fill('country = "no"\nat = 07:32\n');
  await expect.poll(printed).toBe('country: "no"\nat: "07:32:00"\n');
});

it('obeys its options, and forgets them', async () => {
  await open('b = ["no"] # c\na = 1979-05-27');
  const usual = 'b: # c\n  - "no"\na: 1979-05-27\n';
  await expect.poll(printed).toBe(usual);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('combobox', { name: 'Dates' }).click();
  await page.getByRole('option', { name: 'In quotes' }).click();
  await check('Keep comments');
  await check('Safe for YAML 1.1');
  await check('Indent lists');
  await expect.poll(printed).toBe('b:\n- no\na: "1979-05-27"\n');
  await expect.element(page.getByRole('region', { name: 'Notes' })).toHaveTextContent('1 comment dropped.');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('reads TOML 1.0 alone where asked', async () => {
  await open('a = { b = 1,\n}');
  await expect.poll(printed).toBe('a:\n  b: 1\n');
  await page.getByRole('combobox', { name: 'TOML version' }).click();
  await page.getByRole('option', { name: '1.0 strict' }).click();
  await expect.element(page.getByText(/Needs TOML 1\.1/)).toBeVisible();
});

it('says where a text is broken, and goes there', async () => {
  await open('a = 1\na = 2');
  await expect.element(page.getByText('Key “a” is defined twice, line 2, column 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
});

it('converts a file of two megabytes in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'toml-to-yaml');
  const table = '[[package]]\nname = "package"\nversion = "1.10"\nlist = [1, 2.5, "three"] # c\n\n';
  const transfer = new DataTransfer();
  transfer.items.add(new File([table.repeat(28_000)], 'large.toml'));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer });
  input().element().dispatchEvent(drop);
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('168,002 lines');
});
