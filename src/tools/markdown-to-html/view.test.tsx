// oxlint-disable no-script-url -- the very addresses that are refused
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, openTool, startAfresh, storedOptions, watchSaved } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import { Preview } from './preview';
import MarkdownToHtml from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  // Only the true id reaches the worker, where the parser is.
  const screen = await openTool(MarkdownToHtml, { words, id: 'markdown-to-html' });
  return { screen, input: screen.getByRole('textbox', { name: words.input }) };
}

/** What stands in the frame of the preview. */
function shown(): Document | undefined {
  return document.querySelector('iframe')?.contentDocument ?? undefined;
}

it('shows the document, and its HTML', async () => {
  const { screen, input } = await open();
  await input.fill('# Hi\n\n~~x~~ <script>alert(1)</script>');
  await expect.poll(() => shown()?.querySelector('h1')?.textContent).toBe('Hi');
  expect(shown()?.querySelector('s')?.textContent).toBe('x');
  expect(shown()?.scripts.length).toBe(0);
  await expect.element(screen.getByText(words.note({ code: 'shown-tags', tags: [['script', 1]] }))).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('tab', { name: words.html }).click();
  await expect.element(screen.getByText('<h1>Hi</h1>')).toBeVisible();
});

it('draws only what changed, so that its place stays', async () => {
  const screen = await render(<Preview pieces={['<h2>1</h2>', '<h2>2</h2>']} label="a" />);
  await expect.poll(() => shown()?.querySelectorAll('h2').length).toBe(2);
  const first = shown()?.querySelector('h2');
  await screen.rerender(<Preview pieces={['<h2>1</h2>', '<h2>3</h2>', '<h2>2</h2>']} label="a" />);
  await expect.poll(() => shown()?.body.textContent).toBe('132');
  expect(shown()?.querySelector('h2')).toBe(first);
  await screen.rerender(<Preview pieces={['<p>short</p>']} label="a" />);
  await expect.poll(() => shown()?.body.textContent).toBe('short');
});

it('runs and fetches nothing of the text', async () => {
  const { screen, input } = await open();
  await screen.getByRole('radio', { name: words.options.html.values.sanitised }).click();
  await input.fill(
    '<img src=x onerror="parent.hacked=1"><svg onload="parent.hacked=1"></svg>![p](https://example.com/p.png)\n\n<a href="javascript:parent.hacked=1">a</a> [b](#c) <p style="color:red">d</p>',
  );
  await expect.poll(() => shown()?.body.textContent).toContain('https://example.com/p.png');
  const frame = shown();
  expect(frame?.querySelectorAll('img, svg, script, [style], [onerror]').length).toBe(0);
  // A link without its address is none; its words stay.
  expect([...(frame?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual(['about:srcdoc#c']);
  expect(frame?.body.textContent).toMatch(/a b\s+d/);
  expect('hacked' in window).toBe(false);
  expect(document.querySelector('iframe')?.sandbox.contains('allow-scripts')).toBe(false);
  await expect.element(screen.getByText(words.remotePictures(2))).toBeVisible();
});

it('names what is blocked, and leads there', async () => {
  const { screen, input } = await open();
  await input.fill('a\n\n[x](javascript:alert(1))');
  await expect
    .element(screen.getByText(words.note({ code: 'refused', address: 'javascript:alert(1)', line: 3 })))
    .toBeVisible();
  await screen.getByRole('button', { name: words.line(3) }).click();
  expect(caretIn(input)).toBe(3);
});

it('saves a full page, and remembers the options', async () => {
  const saved = watchSaved();
  const { screen, input } = await open();
  await screen.getByRole('checkbox', { name: words.options.page }).click();
  await input.fill('# Title');
  await screen.getByRole('tab', { name: words.html }).click();
  await expect.element(screen.getByText('<title>Title</title>')).toBeVisible();
  await screen.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('document.html');
  expect(storedOptions()).toContain('"page":true');
});

it('copies formatted text', async () => {
  const types: Record<string, string> = {};
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer() });
    document.activeElement?.dispatchEvent(event);
    for (const type of event.clipboardData?.types ?? []) types[type] = event.clipboardData?.getData(type) ?? '';
    return true;
  });
  const { screen, input } = await open();
  await input.fill('**a**');
  await expect.poll(() => shown()?.querySelector('strong')?.textContent).toBe('a');
  await screen.getByRole('button', { name: words.copyRich }).click();
  expect(types).toEqual({ 'text/html': '<p><strong>a</strong></p>\n', 'text/plain': '**a**' });
});

it('prints the document alone', async () => {
  const { screen, input } = await open();
  await input.fill('# Hi');
  await expect.poll(() => shown()?.querySelector('h1')?.textContent).toBe('Hi');
  const frame = document.querySelector('iframe')?.contentWindow;
  if (!frame) throw new Error('There is no frame.');
  const print = vi.spyOn(frame, 'print').mockImplementation(() => {});
  await screen.getByRole('button', { name: words.print }).click();
  expect(print).toHaveBeenCalledOnce();
});

it('speaks Chinese', async () => {
  const screen = await openTool(MarkdownToHtml, { words: zhCn, locale: 'zh-cn', id: 'markdown-to-html' });
  await expect.element(screen.getByRole('tab', { name: zhCn.preview })).toBeVisible();
});
