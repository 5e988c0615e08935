import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, pasteInto, pickFiles, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import HashText from './view';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

beforeEach(() => startAfresh(1280, 1200));

async function open(visit?: { id: string; options?: object }) {
  const screen = await openTool(HashText, { words, ...visit });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'Text', exact: true }),
    expected: screen.getByRole('textbox', { name: 'Expected value' }),
    row: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
  };
}

it('hashes the text as it is typed, in eight fixed rows', async () => {
  const { screen, text } = await open();
  await expect.element(screen.getByText('9e107d9d372bb6826bd81d3542a419d6')).toBeVisible();
  await expect.element(screen.getByText('43 bytes hashed')).toBeVisible();
  await expect.element(screen.getByText(/for security use SHA256, SHA512 or SHA3/)).toBeVisible();
  const buttons = screen.getByRole('list', { name: 'Digests' }).getByRole('button').elements();
  const names = ['MD5', 'SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'SHA3', 'RIPEMD160'];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    names.flatMap((name) => [`Send ${name} to another tool`, `Copy ${name}`]),
  );
  await text.fill('');
  await expect.element(screen.getByText('d41d8cd98f00b204e9800998ecf8427e')).toBeVisible();
  await expect.element(screen.getByText('0 bytes hashed')).toBeVisible();
  await text.fill('你好');
  await expect.element(screen.getByText('7eca689f0d3389d9dea66ae112e5cfd7')).toBeVisible();
  await expect.element(screen.getByText('6 bytes hashed')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('marks what matches and what does not', async () => {
  const { screen, text, expected, row } = await open();
  await text.fill('abc');
  await expected.fill(`${ABC.toUpperCase()}  abc.txt`);
  await expect.element(row('SHA256').getByText('Match', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No match')).not.toBeInTheDocument();
  await text.fill('abd');
  await expect.element(row('SHA256').getByText('No match')).toBeVisible();
  await text.fill('abc');
  await expected.fill('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  await expect.element(row('SHA256').getByText('Match', { exact: true })).toBeVisible();
  await expected.fill('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45');
  await expect.element(row('Keccak-256').getByText('Match', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No match')).not.toBeInTheDocument();
  await expected.fill('abcd');
  await expect.element(screen.getByText('No algorithm here gives a digest of 16 bits.')).toBeVisible();
});

it('reads hex and Base64, and says where they are not', async () => {
  const { screen, text } = await open();
  await choose('Text is', 'Hex bytes');
  await text.fill('61 62 63');
  await expect.element(screen.getByText(ABC)).toBeVisible();
  await text.fill('61 6x');
  await expect.element(screen.getByText('Character “x” at position 5 is not a hex digit.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy SHA256' })).toBeDisabled();
  await choose('Text is', 'Base64 bytes');
  await text.fill('YWJj');
  await expect.element(screen.getByText(ABC)).toBeVisible();
  await text.fill('YWJ*');
  await expect
    .element(screen.getByText('Character “*” at position 4 is not part of the Base64 alphabet.'))
    .toBeVisible();
});

it('writes digests in other ways and SHA3 in other sizes', async () => {
  const { screen, text } = await open();
  await text.fill('abc');
  await choose('Digest as', 'Base64');
  await expect.element(screen.getByText('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')).toBeVisible();
  await choose('Digest as', 'hex, lowercase');
  await choose('SHA3 size', '256');
  await expect
    .element(screen.getByText('3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'More algorithms' }).click();
  await expect.element(screen.getByText('352441c2')).toBeVisible();
  await expect.element(screen.getByText('what CryptoJS calls SHA3')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('hashes files, checks them against a list and writes a list', async () => {
  const { screen } = await open({ id: 'hash-text' });
  await screen.getByRole('tab', { name: 'Files' }).click();
  const gone = new File(['gone'], 'gone.bin');
  await userEvent.upload(screen.getByLabelText('Choose a file', { exact: true }).first(), [
    new File(['abc'], 'abc.txt'),
    new File(['a\r\nb'], 'crlf.txt'),
    gone,
  ]);
  await expect.element(screen.getByRole('article', { name: 'abc.txt' }).getByText(ABC)).toBeVisible();
  await expect
    .element(screen.getByText('18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2'))
    .toBeVisible();
  await screen.getByRole('textbox', { name: 'Expected value' }).fill(`${ABC}  abc.txt\n${ABC} *crlf.txt\n`);
  await expect.element(screen.getByRole('article', { name: 'abc.txt' }).getByText('Matches')).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'crlf.txt' }).getByText('Does not match')).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'gone.bin' }).getByText('Not in the list')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download checksums.sha256' })).toBeEnabled();
  await screen.getByRole('checkbox', { name: 'SHA512' }).click();
  await expect.element(screen.getByRole('article', { name: 'abc.txt' }).getByText(/^ddaf35a193617aba/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Remove abc.txt' }).click();
  await expect.element(screen.getByRole('article', { name: 'abc.txt' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  await expect.element(screen.getByRole('article').first()).not.toBeInTheDocument();
});

/** A byte order mark, which a text would lose. */
const MARKED = new File([Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)], 'marked.txt');
const MARKED_SHA256 = '1951c7860e968e742658b3af34e60741eb4aaf2a8d2ecc3993727016b12e81e8';

it('shows many files in a table of names, sizes and digests, to take along as CSV', async () => {
  const { screen, expected } = await open({ id: 'hash-text' });
  await screen.getByRole('tab', { name: 'Files' }).click();
  const files = [new File(['abc'], 'abc.txt'), new File(['other'], 'other.txt')];
  await userEvent.upload(screen.getByLabelText('Choose a file', { exact: true }).first(), files);
  await expected.fill(`${ABC}  abc.txt`);
  await screen.getByRole('radio', { name: 'Table' }).click();
  const row = screen.getByRole('row').filter({ hasText: 'abc.txt' });
  await expect.element(row.getByRole('cell', { name: '3 bytes' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: ABC })).toBeVisible();
  await expect.element(row.getByText('Matches')).toBeVisible();
  await expect
    .element(screen.getByRole('row').filter({ hasText: 'other.txt' }).getByText('Not in the list'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('hashes a file that is opened or pasted in the place of the text as its bytes', async () => {
  const { screen, text } = await open({ id: 'hash-text' });
  pickFiles(screen.container, MARKED);
  const row = screen.getByRole('article', { name: 'marked.txt' });
  await expect.element(row.getByText(MARKED_SHA256)).toBeVisible();
  await screen.getByRole('tab', { name: 'Text' }).click();
  pasteInto(text, [new File([Uint8Array.of(0xff, 0xd8)], 'picture.jpg')]);
  await expect.element(screen.getByRole('article', { name: 'picture.jpg' })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  await screen.getByRole('tab', { name: 'Text' }).click();
});

it('keeps the line endings of the clipboard, says which they are and offers others', async () => {
  const { screen, text } = await open();
  const [lf, crlf] = [
    '7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78',
    '18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2',
  ];
  const endings = screen.getByRole('radiogroup', { name: 'Line endings' });
  await text.fill('one line');
  await expect.element(endings).not.toBeInTheDocument();
  await text.fill('a\nb');
  await expect.element(screen.getByText(lf)).toBeVisible();
  await expect.element(screen.getByText('As given (LF)')).toBeVisible();
  await screen.getByRole('radio', { name: 'CRLF', exact: true }).click();
  await expect.element(screen.getByText(crlf)).toBeVisible();
  await expect.element(screen.getByText('4 bytes hashed')).toBeVisible();
  await screen.getByRole('radio', { name: 'As given' }).click();

  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  pasteInto(text, 'a\r\nb');
  await expect.element(screen.getByText('As given (CRLF)')).toBeVisible();
  await expect.element(screen.getByText(crlf)).toBeVisible();
  await screen.getByRole('radio', { name: 'LF', exact: true }).click();
  await expect.element(screen.getByText(lf)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('begins with a sample in the form that is remembered, and follows the form', async () => {
  const { screen } = await open({ id: 'hash-text-sample', options: { readAs: 'hex' } });
  await expect.element(screen.getByText('9e107d9d372bb6826bd81d3542a419d6')).toBeVisible();
  await screen.getByRole('button', { name: 'Fill in an example' }).first().click();
  await choose('Text is', 'Base64 bytes');
  await expect.element(screen.getByText('9e107d9d372bb6826bd81d3542a419d6')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
