import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import EmailNormalizer from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(EmailNormalizer, { words });
  return {
    screen,
    input: screen.getByRole('textbox', { name: words.input }),
    output: screen.getByRole('group', { name: words.output }),
  };
}

it('shows the mailboxes, the rules and which addresses are one', async () => {
  const { screen, output } = await open();
  await expect.element(output).toHaveTextContent('johndoe@gmail.com');
  await expect.element(output).toHaveTextContent('post@xn--bcher-kva.example');
  await expect
    .element(screen.getByRole('cell', { name: 'Gmail · lower case · dots removed · +tag removed · one domain' }))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: words.groups(1) })).toBeVisible();
  await expect.element(screen.getByText(words.sameAs(1))).toBeVisible();
  await expect.element(screen.getByText(words.counts(4, 1))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('says which line is no address, and leads there', async () => {
  const { screen, input } = await open();
  await input.fill('a@e.com\nnot an email\nb..c@e.com');
  const notes = screen.getByRole('region', { name: 'Notes' });
  await expect.element(notes.getByText(words.why({ code: 'no-at' }))).toBeVisible();
  await expect.element(notes.getByText(words.why({ code: 'dots' }))).toBeVisible();
  await notes.getByRole('button', { name: 'Line 2' }).click();
  expect(caretIn(input)).toBe(8);
  await input.fill('not an email');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Line 1: not an e-mail address.');
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await input.fill('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('follows its options, and remembers them', async () => {
  const { screen, input, output } = await open();
  await input.fill('b@e.com\nA.B+c@gmail.com\nab@gmail.com\npost@bücher.example');
  await screen.getByRole('checkbox', { name: 'Remove duplicates' }).click();
  await screen.getByRole('checkbox', { name: 'Sort' }).click();
  await screen.getByRole('radio', { name: 'Unicode' }).click();
  await expect.element(output).toHaveTextContent(/ab@gmail\.com.*b@e\.com.*post@bücher\.example/s);
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('checkbox', { name: 'Gmail' }).click();
  await expect.element(output).toHaveTextContent('a.b+c@gmail.com');
  expect(storedOptions()).toContain('"gmail":false');
});

it('reads a long list in the worker', async () => {
  const screen = await openTool(EmailNormalizer, { words, id: 'email-normalizer' });
  const lines = Array.from({ length: 1000 }, (_, index) => `user.${index}+x@gmail.com`);
  await screen.getByRole('textbox', { name: words.input }).fill(lines.join('\n'));
  await expect.element(screen.getByText(words.counts(1000, 0))).toBeVisible();
});

it('speaks Chinese', async () => {
  const screen = await openTool(EmailNormalizer, { words: zhCn, locale: 'zh-cn' });
  await expect.element(screen.getByText('与第 1 行相同')).toBeVisible();
});
