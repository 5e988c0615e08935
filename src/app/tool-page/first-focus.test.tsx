import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { writeDraft } from '../../operations/drafts';
import { testedTools } from '../../tools/tested-tools';
import { renderWithWords } from '../../ui/testing';
import { loadParts, ToolBody } from './tool-body';

/** Where there is nothing that one must type: generators, files, clocks, what the machine tells, and a form that opens with a sample. */
const WITHOUT = new Set([
  'base64-file-converter',
  'bip39-generator',
  'camera-recorder',
  'chronometer',
  'device-information',
  'ipv6-ula-generator',
  'lorem-ipsum-generator',
  'mac-address-generator',
  'og-meta-generator',
  'pdf-signature-checker',
  'qr-code-reader',
  'random-port-generator',
  'rsa-key-pair-generator',
  'token-generator',
  'ulid-generator',
  'uuid-generator',
]);

/** References, in which one searches. */
const SEARCHED = new Set(['emoji-picker', 'git-memo', 'http-status-codes', 'mime-types', 'regex-memo']);

/** The editor takes the focus itself, once it is here. */
const OWN = new Set(['html-wysiwyg-editor']);

// Other tests of this browser leave inputs behind, which pages open with.
beforeEach(() => sessionStorage.clear());

/** Opens a tool as its page does, and gives the page. */
async function open(id: string): Promise<Element> {
  document.getElementById('main')?.remove();
  scrollTo(0, 0);
  const parts = await loadParts(id, 'en');
  await renderWithWords(
    <main id="main" tabIndex={-1}>
      <ToolBody parts={parts} failure={() => <p>Failed</p>} />
    </main>,
  );
  return page.getByRole('main').element();
}

it.each(testedTools.filter((id) => WITHOUT.has(id)))('%s opens without the focus in a field', async (id) => {
  const main = await open(id);
  expect([document.body, main]).toContain(document.activeElement);
});

it.each(testedTools.filter((id) => !WITHOUT.has(id) && !OWN.has(id)))(
  '%s opens with the focus in its main field',
  async (id) => {
    const main = await open(id);
    const focused = document.activeElement;
    expect(focused?.matches('input, textarea')).toBe(true);
    expect(focused?.getAttribute('type') === 'search').toBe(SEARCHED.has(id));
    // Options that stand in a row above the main field are passed over, as are what need not be typed and the search of a list that is closed.
    const fields = [...main.querySelectorAll('input, textarea')].filter(
      (field) =>
        !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]') &&
        !field.closest('[data-optional], [popover]'),
    );
    const ofPage = fields.filter((field) => !field.closest('[data-options]'));
    expect(focused).toBe(ofPage[0] ?? fields[0]);
    // An example is selected, for what is typed or pasted takes its place.
    const { selectionStart, selectionEnd, value } = focused as HTMLInputElement;
    expect([selectionStart ?? 0, selectionEnd ?? value.length]).toEqual([0, value.length]);
  },
);

const JSON_TEXT = { toolId: 'json-prettify', name: 'text' };

/** The box of JSON prettify once its page is open with what was written there. */
async function openJson(written?: string): Promise<HTMLTextAreaElement> {
  writeDraft(JSON_TEXT, written, false);
  await open('json-prettify');
  const box = page.getByRole('textbox', { name: 'Input', exact: true }).element() as HTMLTextAreaElement;
  // What came before is put in by what is fetched for it.
  await expect.poll(() => document.activeElement).toBe(box);
  return box;
}

it('what was typed before a field could take it takes the place of the example, and undoing brings that back', async () => {
  window.typed = '[1,\n2]';
  const box = await openJson();
  await expect.poll(() => box.value).toBe('[1,\n2]');
  expect('typed' in window).toBe(false);
  document.execCommand('undo');
  await expect.poll(() => box.value).toContain('"hello"');
});

it('what was pasted before a field could take it takes the place of the example, line by line', async () => {
  window.pasted = { text: '[3,\r\n4]' };
  const box = await openJson();
  await expect.poll(() => box.value).toBe('[3,\n4]');
  expect('pasted' in window).toBe(false);
});

it('a long text that was pasted comes whole', async () => {
  window.pasted = { text: '1'.repeat(100_000) };
  const box = await openJson();
  await expect.poll(() => box.value.length).toBe(100_000);
});

it('a file that was pasted is opened by the field', async () => {
  window.pasted = { file: new File(['[5]'], 'five.json') };
  const box = await openJson();
  await expect.poll(() => box.value).toBe('[5]');
});

it('a text of one line has no line breaks from it', async () => {
  window.typed = '0\n7';
  await open('chmod-calculator');
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('07');
});

it('where no field takes it, what was pasted is left to the page', async () => {
  let isTold = false;
  addEventListener('toolready', () => (isTold = true), { once: true });
  window.typed = 'abc';
  window.pasted = { text: 'x' };
  await open('uuid-generator');
  await expect.poll(() => isTold).toBe(true);
  expect(window.pasted).toEqual({ text: 'x' });
  expect('typed' in window).toBe(false);
  delete window.pasted;
});

it('what a visitor wrote before keeps its place, and the caret stands at its end', async () => {
  window.typed = ' ';
  const box = await openJson('[6]');
  await expect.poll(() => box.value).toBe('[6] ');
});

it('where the visitor was there first, what is selected stays so', async () => {
  const went = new MutationObserver(() => {
    const box = document.querySelector('textarea');
    if (!box || document.activeElement === box) return;
    box.focus();
    box.setSelectionRange(1, 2);
  });
  const isReady = new Promise((done) => addEventListener('toolready', done, { once: true }));
  went.observe(document.body, { subtree: true, childList: true });
  const box = await openJson('[6]');
  await isReady;
  went.disconnect();
  expect([box.selectionStart, box.selectionEnd]).toEqual([1, 2]);
});

it('an example that stands there again is one', async () => {
  window.typed = '7';
  const box = await openJson('{"hello": "world", "foo": "bar"}');
  await expect.poll(() => box.value).toBe('7');
});
