import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import View from './view';

beforeEach(() => startAfresh(1280, 900));

async function open(isFresh = true) {
  const screen = await openTool(View, { words, id: 'html-wysiwyg-editor' });
  const editor = screen.getByRole('textbox', { name: words.editor });
  await expect.element(editor).toHaveAttribute('contenteditable', 'true');
  // What was typed outlives a view; the button puts the sample back.
  if (isFresh) await screen.getByRole('button', { name: words.reset }).click();
  return { screen, editor };
}

type Opened = Awaited<ReturnType<typeof open>>;

const output = ({ screen }: Opened) => screen.getByRole('region', { name: words.output });

/** The lines of the output, whose numbers are not in its text. */
async function expectOutput(opened: Opened, html: string) {
  const group = output(opened).getByRole('group', { name: words.output });
  await expect
    .poll(() => [...group.element().querySelectorAll('[data-row]')].map((row) => row.textContent).join(''))
    .toBe(html);
}

async function typeSource({ screen }: Opened, html: string) {
  await screen.getByRole('tab', { name: words.source }).click();
  await screen.getByRole('textbox', { name: words.source }).fill(html);
}

/** What Ctrl+V does with such a clipboard. */
function paste({ editor }: Opened, html: string, plain: string, isPlain = false) {
  const target = editor.element();
  target.focus();
  const keys = { key: 'v', keyCode: 86, ctrlKey: true, shiftKey: isPlain, bubbles: true };
  target.dispatchEvent(new KeyboardEvent('keydown', keys));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  target.dispatchEvent(new KeyboardEvent('keyup', { ...keys, shiftKey: false }));
}

it('shows what is typed on a phone too, below the buttons', async () => {
  await page.viewport(390, 844);
  const { editor } = await open();
  const pane = editor.element().closest('section');
  const shown = () => (pane?.getBoundingClientRect().bottom ?? 0) - editor.element().getBoundingClientRect().top;
  await expect.poll(shown).toBeGreaterThan(200);
});

it('is not seen before its toolbar is there, which would move it', async () => {
  const states = new Set<string>();
  const note = () => {
    const surface = document.querySelector('.ProseMirror')?.parentElement;
    if (!surface) return;
    const isSeen = surface.checkVisibility({ visibilityProperty: true });
    states.add(`${document.querySelector('[role="toolbar"]') ? 'toolbar' : 'none'}, ${isSeen ? 'seen' : 'hidden'}`);
  };
  const watch = new MutationObserver(note);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await open(false);
  watch.disconnect();
  expect([...states].toSorted()).toEqual(['none, hidden', 'toolbar, seen']);
});

it('has the focus as soon as one can type, and the text it opens with is not undone', async () => {
  const { editor } = await open(false);
  expect(document.activeElement).toBe(editor.element());
  const { textContent } = editor.element();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(editor.element().textContent).toBe(textContent);
});

it('begins with the sample, counts it and is accessible', async () => {
  const opened = await open();
  await expectOutput(opened, '<h1>Hey!</h1><p>Welcome to the editor</p>');
  await expect.element(opened.screen.getByText('5 words · 25 characters')).toBeVisible();
  await expectNoAxeViolations(opened.screen.container);
});

it('takes HTML, tells what it removed, and undoes it in the same history', async () => {
  const opened = await open();
  const { screen, editor } = opened;
  await typeSource(
    opened,
    '<script>alert(1)</script><p onclick="x()">a <a href="javascript:x">b</a></p><p onclick=y>c</p>',
  );
  await expectOutput(opened, '<p>a b</p><p>c</p>');
  await expect
    .element(screen.getByText('Removed: 1 script, 2 event handlers, 1 link that is not allowed'))
    .toBeVisible();
  await expect.element(screen.getByText('This link type is not allowed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectOutput(opened, '<h1>Hey!</h1><p>Welcome to the editor</p>');
  await expect
    .element(screen.getByRole('textbox', { name: words.source }))
    .toHaveValue('<h1>Hey!</h1>\n<p>Welcome to the editor</p>');
  await screen.getByRole('button', { name: 'Redo' }).click();
  await expectOutput(opened, '<p>a b</p><p>c</p>');
  await screen.getByRole('radio', { name: 'One line' }).click();
  await screen.getByRole('tab', { name: words.visual }).click();
  await expect.element(editor).toHaveTextContent('a bc');
  await typeSource(opened, '');
  await expect.element(output(opened).getByText(words.outputEmpty)).toBeVisible();
  await expect.element(output(opened).getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});

it('formats with the toolbar, by pointer and by keyboard', async () => {
  const opened = await open();
  const { screen, editor } = opened;
  const button = (name: string) => screen.getByRole('toolbar').getByRole('button', { name, exact: true });
  await typeSource(opened, '<p>abc</p>');
  await expectOutput(opened, '<p>abc</p>');
  await screen.getByRole('tab', { name: words.visual }).click();
  await editor.getByText('abc').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await button('Bold').click();
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(editor).toHaveFocus();
  await button('Heading 2').click();
  await button('Centre').click();
  await expectOutput(opened, '<h2 style="text-align: center"><strong>abc</strong></h2>');
  // Escape leads to the toolbar, which is one stop of the Tab key.
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Centre')).not.toHaveFocus();
  expect(screen.getByRole('toolbar').element().contains(document.activeElement)).toBe(true);
  await button('Clear formatting').click();
  await expectOutput(opened, '<p>abc</p>');
  await button('Bullet list').click();
  await expectOutput(opened, '<ul><li>abc</li></ul>'.replace('<li>', '  <li>'));
  await button('Bullet list').click();
  await button('Table').click();
  await button('Row below').click();
  await button('Delete column').click();
  await expect.poll(() => editor.element().querySelectorAll('tr').length).toBe(4);
  await expect.poll(() => editor.element().querySelectorAll('tr:first-child > th').length).toBe(2);
  await button('Delete table').click();
  await expect.poll(() => editor.element().querySelector('table')).toBeNull();
});

it('links, and refuses what may not be linked', async () => {
  const opened = await open();
  const { screen, editor } = opened;
  await screen.getByRole('radio', { name: 'One line' }).click();
  await editor.getByText('Welcome').click();
  await userEvent.keyboard('{End}');
  const button = (name: string) => screen.getByRole('toolbar').getByRole('button', { name, exact: true });
  await button('Link').click();
  const address = screen.getByRole('textbox', { name: words.address });
  await expect.element(address).toHaveFocus();
  await screen.getByRole('button', { name: words.apply }).click();
  await expect.element(screen.getByText(words.addressMissing)).toBeVisible();
  await address.fill(' java\tscript:alert(1)');
  await expect.element(screen.getByText('This link type is not allowed.')).toBeVisible();
  await screen.getByRole('button', { name: words.apply }).click();
  await address.fill('https://example.com/?a=1&b=2');
  await screen.getByRole('textbox', { name: words.linkText }).fill('here');
  await screen.getByRole('checkbox', { name: words.newTab }).click();
  await screen.getByRole('button', { name: words.apply }).click();
  await expectOutput(
    opened,
    '<h1>Hey!</h1><p>Welcome to the editor<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">here</a></p>',
  );
  await screen.getByRole('radio', { name: 'Plain' }).click();
  await editor.getByText('here').click();
  await button('Link').click();
  await expect
    .element(screen.getByRole('textbox', { name: words.address }))
    .toHaveValue('https://example.com/?a=1&b=2');
  await screen.getByRole('button', { name: words.removeLink }).click();
  await expectOutput(opened, '<h1>Hey!</h1><p>Welcome to the editorhere</p>');
});

it('colours text, shows no picture from elsewhere, and gives all of it as rich text', async () => {
  const opened = await open();
  const { screen, editor } = opened;
  await screen.getByRole('radio', { name: 'One line' }).click();
  const button = (name: string) => screen.getByRole('toolbar').getByRole('button', { name, exact: true });
  await typeSource(opened, '<p>abc</p>');
  await expectOutput(opened, '<p>abc</p>');
  await screen.getByRole('tab', { name: words.visual }).click();
  await editor.getByText('abc').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await button('Text colour').click();
  const colour = screen.getByRole('textbox', { name: 'Text colour', exact: true });
  await colour.fill('#ff00');
  await expect.element(screen.getByRole('button', { name: words.apply })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('This is not a colour. Use #rgb or #rrggbb.')).toBeVisible();
  await colour.fill('#ff0000');
  await screen.getByRole('button', { name: words.apply }).click();
  await expectOutput(opened, '<p><span style="color: #ff0000">abc</span></p>');
  await expect.poll(() => getComputedStyle(editor.getByText('abc').element()).color).toBe('rgb(255, 0, 0)');
  await button('Text colour').click();
  await screen.getByRole('button', { name: words.resetColour }).click();
  await expectOutput(opened, '<p>abc</p>');
  // The dialog has given back focus and selection.
  await userEvent.keyboard('{End}');
  await button('Image').click();
  await screen.getByRole('textbox', { name: words.address }).fill('https://example.com/a.png');
  await screen.getByRole('textbox', { name: words.alt }).fill('A picture');
  await screen.getByRole('button', { name: words.apply }).click();
  await expectOutput(opened, '<p>abc<img src="https://example.com/a.png" alt="A picture"></p>');
  await expect.element(screen.getByRole('img', { name: 'A picture' })).toHaveTextContent('https://example.com/a.png');
  await expect.element(screen.getByText(words.pictures)).toBeVisible();
  // The library puts an empty one behind what cannot be edited.
  expect([...document.images].map(({ src }) => src).join('')).toBe('');

  let copied: DataTransfer | undefined;
  const take = (event: ClipboardEvent) => {
    copied = event.clipboardData ?? undefined;
    expect(copied?.getData('text/plain')).toBe('abc');
    expect(copied?.getData('text/html')).toBe('<p>abc<img src="https://example.com/a.png" alt="A picture"></p>');
  };
  document.addEventListener('copy', take);
  await screen.getByRole('button', { name: words.copyRich }).click();
  document.removeEventListener('copy', take);
  expect(copied).toBeDefined();
});

it('cleans what is pasted, and pastes plain text with Shift', async () => {
  const opened = await open();
  const { screen, editor } = opened;
  await screen.getByRole('radio', { name: 'One line' }).click();
  await typeSource(opened, '');
  await expect.element(output(opened).getByText(words.outputEmpty)).toBeVisible();
  await screen.getByRole('tab', { name: words.visual }).click();
  await editor.click();
  const html =
    '<p class="MsoNormal" style="mso-x:y"><span style="color:#c00000">red</span><script>x</script> <b onclick=x>b</b><o:p></o:p></p><p align=center>two</p>';
  paste(opened, html, 'red b\ntwo');
  await expectOutput(
    opened,
    '<p><span style="color: #c00000">red</span> <strong>b</strong></p><p style="text-align: center">two</p>',
  );
  await expect
    .element(screen.getByText('Removed: 1 script, 1 event handler, 1 element’s other styles, 1 class attribute'))
    .toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(opened, html, 'red b\ntwo', true);
  await expectOutput(opened, '<p>red b</p><p>two</p>');
});

it('remembers the document unless it is told not to', async () => {
  const opened = await open();
  const { screen } = opened;
  await typeSource(opened, '<p>kept</p>');
  await expect.poll(() => localStorage.getItem('document.html-wysiwyg-editor')).toBe('"<p>kept</p>"');
  await screen.getByRole('checkbox', { name: words.options.remember }).click();
  await expect.poll(() => localStorage.getItem('document.html-wysiwyg-editor')).toBeNull();
  await screen.unmount();
  const again = await open(false);
  await expectOutput(again, '<p>kept</p>');
});
