import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import SafelinkDecoder from './view';

/** What must never be opened. */
// oxlint-disable-next-line no-script-url
const SCRIPT = 'javascript:alert(1)';

beforeEach(() => startAfresh(1280, 900));

const enclosed = (address: string) =>
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05&reserved=0`;

async function open(options?: object) {
  const screen = await openTool(SafelinkDecoder, { words, ...(options && { options }) });
  return {
    screen,
    input: screen.getByRole('textbox', { name: words.input }),
    output: screen.getByRole('group', { name: words.output }),
    details: screen.getByRole('list', { name: words.details }),
  };
}

it('shows where a link leads, who rewrote it and for whom', async () => {
  const copied = watchClipboard();
  const { screen, output, details } = await open();
  const address = 'https://www.example.com/report?id=42&utm_source=mail';
  await expect.element(output).toHaveTextContent(address);
  await expect.element(details).toHaveTextContent('Microsoft Safe Links');
  await expect.element(details).toHaveTextContent('anna@example.com');
  await expect.element(details).toHaveTextContent('2024-01-04T21:20:00.000Z');
  expect(details.element().querySelector('strong')?.textContent).toBe('www.example.com');
  const way = screen.getByRole('link', { name: words.open('www.example.com') });
  await expect.element(way).toHaveAttribute('href', address);
  await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: `Copy ${words.realLink}` }).click();
  await expect.poll(() => copied).toEqual([address]);
});

it('follows its options, and remembers them', async () => {
  const { screen, input, output, details } = await open();
  await screen.getByRole('checkbox', { name: words.options.removeTracking.label }).click();
  await expect.element(output).toHaveTextContent(/id=42$/);
  const inner = enclosed('https://e.com/');
  await input.fill(`https://www.google.com/url?q=${encodeURIComponent(inner)}&sa=D`);
  await expect.element(output).toHaveTextContent('https://e.com/');
  await expect.element(details).toHaveTextContent('Google → Microsoft Safe Links');
  await screen.getByRole('checkbox', { name: words.options.repeat.label }).click();
  await expect.element(output).toHaveTextContent(inner);
  expect(storedOptions()).toContain('"removeTracking":true');
});

it('says what is wrong beside the field, and takes the link apart all the same', async () => {
  const { screen, input, details } = await open();
  const alert = screen.getByRole('alert');
  await input.fill('https://google.com/a?b=c');
  await expect.element(alert).toHaveTextContent(words.fault({ code: 'not-wrapped' }));
  await expect.element(details).toHaveTextContent('google.com');
  await expect.element(details).toHaveTextContent(words.parameter('b'));
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await input.fill('https://protect-eu.mimecast.com/s/AbC?domain=example.com');
  await expect.element(alert).toHaveTextContent(words.fault({ code: 'hidden', filter: 'Mimecast' }));
  await expect.element(details).toHaveTextContent('example.com');
  await expect.element(screen.getByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
  await input.fill('no link');
  await expect.element(alert).toHaveTextContent(words.fault({ code: 'no-link' }));
  await input.fill('');
  await expect.element(alert).not.toBeInTheDocument();
});

it('warns of hosts that look like others', async () => {
  const { screen, input } = await open();
  await input.fill(enclosed('https://xn--80ak6aa92e.com/'));
  const like = words.warning({ code: 'look-alike', host: 'аррӏе.com', like: 'apple.com' });
  await expect.element(screen.getByText(like)).toBeVisible();
  await input.fill(enclosed(SCRIPT));
  await expect.element(screen.getByText(words.warning({ code: 'not-web', scheme: 'javascript' }))).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
});

it('decodes all links of a text, and lists them', async () => {
  const { screen, input, output } = await open();
  await input.fill(
    `One ${enclosed('https://a.com/')}, two ${enclosed('https://b.com/')}; https://t.co/AbC https://c.com`,
  );
  await expect
    .element(output)
    .toHaveTextContent('One https://a.com/, two https://b.com/; https://t.co/AbC https://c.com');
  await expect.element(screen.getByRole('heading', { name: words.found(3) })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'https://b.com/' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expect.element(screen.getByText(words.plainCount(1))).toBeVisible();
  await expect.element(screen.getByText(words.fault({ code: 'hidden', filter: 'X (Twitter)' }))).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('reads a long text in the worker', async () => {
  const screen = await openTool(SafelinkDecoder, { words, id: 'safelink-decoder' });
  await screen.getByRole('textbox', { name: words.input }).fill(`${enclosed('https://a.com/')}\n`.repeat(300));
  await expect.element(screen.getByRole('heading', { name: words.found(300) })).toBeVisible();
});

it('speaks Chinese', async () => {
  const screen = await openTool(SafelinkDecoder, { words: zhCn, locale: 'zh-cn' });
  await expect.element(screen.getByRole('list', { name: '链接详情' })).toHaveTextContent('收件人');
});
