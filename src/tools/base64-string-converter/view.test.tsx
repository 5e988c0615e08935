import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import Base64StringConverter from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open(id?: string) {
  const screen = await openTool(Base64StringConverter, { words, id });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'Text', exact: true }),
    base64: screen.getByRole('textbox', { name: 'Base64', exact: true }),
  };
}

it('works both ways, the side edited last being the source', async () => {
  const { screen, text, base64 } = await open();
  await expect.element(text).toHaveValue('Hello, 世界 👋');
  await expect.element(base64).toHaveValue('SGVsbG8sIOS4lueVjCDwn5GL');
  await text.fill('你好');
  await expect.element(base64).toHaveValue('5L2g5aW9');
  await base64.fill('8J-YgA');
  await expect.element(text).toHaveValue('😀');
  await expect.element(base64).toHaveValue('8J-YgA');
  await text.fill('');
  await expect.element(base64).toHaveValue('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expectNoAxeViolations(screen.container);
});

it('follows the options', async () => {
  const { screen, text, base64 } = await open();
  await text.fill('<<<????????>>>');
  await expect.element(base64).toHaveValue('PDw8Pz8/Pz8/Pz8+Pj4=');
  await choose('Alphabet', /^URL-safe/);
  await expect.element(base64).toHaveValue('PDw8Pz8_Pz8_Pz8-Pj4');
  await screen.getByRole('checkbox', { name: 'Padding =' }).click();
  await expect.element(base64).toHaveValue('PDw8Pz8_Pz8_Pz8-Pj4=');
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('button', { name: 'PowerShell' }).click();
  await text.fill('dir');
  await expect.element(base64).toHaveValue('ZABpAHIA');
  await screen.getByRole('checkbox', { name: 'Each line on its own' }).click();
  await text.fill('d\ni');
  await expect.element(base64).toHaveValue('ZAA=\naQA=');
  await text.fill('dir');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(base64).toHaveValue('ZGly');
});

it.each([
  ['é', 'Character “é” at position 1 is not part of the Base64 alphabet'],
  ['a', 'Length 1 cannot be Base64: one character too many or cut off'],
  ['Zm9v=Zm9v', 'Padding at position 5 is followed by more data'],
])('says what is wrong with %j', async (bad, message) => {
  const { screen, text, base64 } = await open();
  await base64.fill(bad);
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(text).toHaveValue('');
});

it('shows bytes that are no text, and reads them in another charset', async () => {
  const { screen, text, base64 } = await open();
  await base64.fill('/w==');
  await expect.element(screen.getByText('Not UTF-8: byte 0xFF at offset 0')).toBeVisible();
  await expect.element(text).toHaveValue('');
  await expect.element(screen.getByText(/^00000000 {2}ff/)).toBeVisible();
  await base64.fill('xOO6ww==');
  await screen.getByRole('button', { name: 'Read as GB18030 / GBK' }).click();
  await expect.element(text).toHaveValue('你好');
});

it('notes what is odd', async () => {
  const { screen, base64, text } = await open();
  await base64.fill('Zh==');
  await expect.element(text).toHaveValue('f');
  await expect.element(screen.getByText('Zh== is not canonical, would be Zg==.')).toBeVisible();
  await base64.fill('data:text/plain;base64,bG9yZW0gaXBzdW0=');
  await expect.element(text).toHaveValue('lorem ipsum');
  await expect.element(screen.getByText('Type in the data: prefix: text/plain')).toBeVisible();
  await base64.fill('ZABpAHIA');
  await expect.element(screen.getByText('This looks like UTF-16LE.')).toBeVisible();
});

it('names a character that the charset lacks', async () => {
  const { screen, text, base64 } = await open();
  await choose('Charset', 'ISO-8859-1');
  await text.fill('é你');
  await expect
    .element(screen.getByText('Character “你” (U+4F60) at position 2 is not part of ISO-8859-1'))
    .toBeVisible();
  await expect.element(base64).toHaveValue('');
  await text.fill('é');
  await expect.element(base64).toHaveValue('6Q==');
});

it('unpacks gzip on request', async () => {
  const { screen, base64 } = await open('base64-string-converter');
  await base64.fill('H4sIAAAAAAAAE8tIzcnJBwCGphA2BQAAAA==');
  await screen.getByRole('button', { name: 'Decompress' }).click();
  await expect.element(screen.getByText('hello', { exact: true })).toBeVisible();
});

it('encodes a file as its bytes, and other line endings on demand', async () => {
  const { screen, text, base64 } = await open('base64-string-converter');
  dropOn(text, new File([Uint8Array.of(0xff, 0xfe, 0x61, 0)], 'wide.txt'));
  await expect.element(screen.getByText('The file is taken byte for byte.')).toBeVisible();
  await expect.element(screen.getByText('//5hAA==')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await text.fill('a\nb');
  await screen.getByRole('radio', { name: 'CRLF', exact: true }).click();
  await expect.element(base64).toHaveValue('YQ0KYg==');
});
