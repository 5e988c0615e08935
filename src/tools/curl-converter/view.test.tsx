import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { INITIAL, SAMPLES } from './samples';
import CurlConverter from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(CurlConverter, { words, id: 'curl-converter' });
  const input = screen.getByRole('textbox', { name: words.text });
  await input.fill(INITIAL);
  return { screen, input, output: screen.getByRole('region', { name: words.result }) };
}

it('opens with code, and on demand the request in parts and its secret', async () => {
  const { screen, output } = await open();
  await expect.element(output).toHaveTextContent("method: 'POST'");
  await screen.getByRole('button', { name: `${words.request} · ${words.secrets(1)}` }).click();
  await expect.element(screen.getByRole('table', { name: words.headers })).toHaveTextContent('Bearer TOKEN');
  await expect.element(screen.getByRole('table', { name: words.secrets(1) })).toHaveTextContent('Authorization');
  await expect.element(screen.getByRole('region', { name: words.body })).toHaveTextContent('12345678901234567890');
  await expectNoAxeViolations(screen.container);
});

it('writes another language, and variables for secrets', async () => {
  const { screen, output } = await open();
  await choose(words.options.target.label, words.options.target.values.python);
  await expect.element(output).toHaveTextContent('import requests');
  await screen.getByRole('checkbox', { name: words.options.hideSecrets.label }).click();
  await expect.element(output).toHaveTextContent("os.environ['TOKEN']");
  expect(storedOptions()).toContain('"target":"python"');
  expect(storedOptions()).not.toContain('Bearer');
});

it('says what is wrong, and shows nothing of before', async () => {
  const { screen, input, output } = await open();
  await input.fill("curl https://a.example/ -H 'X: y");
  await expect.element(screen.getByText('Unclosed quote at line 1, column 28.')).toBeVisible();
  await expect.element(output).not.toHaveTextContent('fetch');
  await expect.element(screen.getByRole('table', { name: words.headers })).not.toBeInTheDocument();
  await input.fill('');
  await expect.element(screen.getByText('Unclosed quote at line 1, column 28.')).not.toBeInTheDocument();
});

it('shows where a HAR is not JSON', async () => {
  const { screen, input } = await open();
  await input.fill('{"log":{"entries":[{]}}');
  await expect.element(screen.getByRole('button', { name: /21/ })).toBeVisible();
});

it('lists several requests and writes the one that is chosen', async () => {
  const { screen, input, output } = await open();
  await input.fill('curl http://h.example/[1-3]');
  const list = screen.getByRole('region', { name: words.requests(3) });
  await expect.element(list).toBeVisible();
  await expect.element(output).toHaveTextContent('response3');
  await expectNoAxeViolations(screen.container);
  await list.getByRole('button', { name: 'http://h.example/2' }).click();
  await expect.element(output).not.toHaveTextContent('http://h.example/1');
  await expect.element(output).toHaveTextContent('http://h.example/2');
  await list.getByRole('textbox', { name: words.find }).fill('/3');
  await expect.element(list).toHaveTextContent(words.found(1));
  await list.getByRole('button', { name: words.writeAll }).click();
  await expect.element(output).toHaveTextContent('response3');
});

it('reads what browsers copy for cmd', async () => {
  const { screen, input } = await open();
  await input.fill(SAMPLES.cmd);
  await expect.element(screen.getByText(words.readAs(words.options.kind.values.cmd))).toBeVisible();
  await screen.getByRole('button', { name: words.request }).click();
  await expect.element(screen.getByRole('list', { name: words.request })).toHaveTextContent('PATCH');
});
