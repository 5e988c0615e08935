import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonToTypes from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(JsonToTypes, { words, id: 'json-to-types' });
  const input = screen.getByRole('textbox', { name: words.sampleName(1) });
  const output = screen.getByRole('region', { name: words.result });
  return { screen, input, output };
}

it('opens with types of two objects', async () => {
  const { screen, output } = await open();
  await expect.element(output).toHaveTextContent('owner: Owner | null;');
  await expect.element(screen.getByText(words.merged(2))).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('writes another language, with the options that it has', async () => {
  const { screen, output } = await open();
  await choose(words.options.language.label, words.options.language.values.java);
  await expect.element(output).toHaveTextContent('public record Root(');
  await choose(words.options.javaLibrary.label, words.options.javaLibrary.values.gson);
  await expect.element(output).toHaveTextContent('@SerializedName("class")');
  await expect.element(screen.getByRole('checkbox', { name: words.options.tsReadonly })).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: words.options.rootName }).fill('Reply');
  await expect.element(output).toHaveTextContent('public record Reply(');
  expect(storedOptions()).toContain('"language":"java"');
});

it('merges samples that stand beside each other, and names the one that is wrong', async () => {
  const { screen, input, output } = await open();
  await input.fill('{"a":1}');
  await expect.element(output).toHaveTextContent('a: number;');
  await screen.getByRole('button', { name: words.addSample }).click();
  const second = screen.getByRole('textbox', { name: words.sampleName(2) });
  await second.fill('{"a":"x","b":true}');
  await expect.element(output).toHaveTextContent('a: string | number;');
  await expect.element(output).toHaveTextContent('b?: boolean;');
  await second.fill('{"a":');
  await expect.element(screen.getByText(/^Sample 2: /)).toBeVisible();
  await expect.element(output).not.toHaveTextContent('boolean');
  await screen.getByRole('tab', { name: words.sampleName(1) }).click();
  await expect.element(screen.getByText(/^Sample 2: /)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('tab', { name: words.sampleName(2) }).click();
  await screen.getByRole('button', { name: words.removeSample(words.sampleName(2)) }).click();
  await expect.element(output).toHaveTextContent('a: number;');
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
});

it('takes several files, also in UTF-16', async () => {
  const { screen, output } = await open();
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=file][multiple]');
  const files = new DataTransfer();
  files.items.add(new File(['{"a":1}'], 'one.json'));
  const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from('{"b":2}', (sign) => [sign.charCodeAt(0), 0]).flat()]);
  files.items.add(new File([utf16], 'two.json'));
  if (!picker) throw new Error('There is no picker');
  picker.files = files.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByRole('tab', { name: 'two.json' })).toBeVisible();
  await expect.element(output).toHaveTextContent('a?: number;');
  await expect.element(output).toHaveTextContent('b?: number;');
  // What is wrong with a file is said by its name.
  const wrong = new DataTransfer();
  wrong.items.add(new File(['{"a":'], 'three.json'));
  picker.files = wrong.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByText(/^three\.json: /)).toBeVisible();
  await screen.getByRole('button', { name: words.removeSample('three.json') }).click();
  // What was given to a tool stays while the page lives.
  for (const name of ['two.json', 'one.json']) {
    await screen.getByRole('tab', { name }).click();
    await screen.getByRole('button', { name: words.removeSample(name) }).click();
    await expect.element(screen.getByRole('tab', { name })).not.toBeInTheDocument();
  }
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
});

it('has a switch for each enum', async () => {
  const { screen, input, output } = await open();
  await input.fill('{"s":["on","off","on","off"]}');
  await expect.element(output).toHaveTextContent("('on' | 'off')[]");
  await screen.getByRole('button', { name: words.enumsFound(1) }).click();
  await screen.getByRole('checkbox', { name: 's[]' }).click();
  await expect.element(output).toHaveTextContent('s: string[];');
  await expectNoAxeViolations(screen.container);
});

it('is neutral without a text', async () => {
  const { screen, input, output } = await open();
  await input.fill('');
  await expect.element(output).not.toHaveTextContent('interface');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
