import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { followSent, type Sent } from '../../operations/sent';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { watchClipboard } from '../testing-visit';
import { CopyRow, CopyRows } from './copy-rows';

const DIGEST = '07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6';

const rows = (
  <CopyRows label="Digests">
    <CopyRow label="SHA384" value={DIGEST} state="match" />
    <CopyRow label="MD5" value="9e107d9d372bb6826bd81d3542a419d6" state="mismatch" mark={<em>insecure</em>} />
    <CopyRow label="SHA1" value="" />
  </CopyRows>
);

it('copies the whole value', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(rows);
  await screen.getByRole('button', { name: 'Copy SHA384' }).click();
  expect(copied).toEqual([DIGEST]);
  await expect.element(screen.getByRole('button', { name: 'Copy SHA1' })).toBeDisabled();
  await expectNoAxeViolations(screen.container);
});

it('sends the value of a row, and copies nothing then', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(rows);
  const sent: Sent[] = [];
  const end = followSent((each) => sent.push(each));
  await screen.getByRole('button', { name: 'Send SHA384 to another tool' }).click();
  await expect.poll(() => sent).toEqual([{ text: DIGEST, made: DIGEST, from: undefined }]);
  await expect.element(screen.getByRole('button', { name: 'Send SHA1 to another tool' })).toBeDisabled();
  expect(copied).toEqual([]);
  end();
});

it('says in words how values compare', async () => {
  const screen = await renderWithWords(rows);
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent('Match');
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('No match');
});

it('shows all of a long value, the name above it on a phone', async () => {
  await page.viewport(320, 600);
  const screen = await renderWithWords(rows);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const value = screen.getByText(DIGEST).element();
  expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  const name = screen.getByText('SHA384').element();
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(value.getBoundingClientRect().top + 1);
  await page.viewport(1280, 720);
});
