import { expect, it } from 'vitest';
import { sampleOf, type Detect, type Suggestion } from '../../operations/detect';
import { ToolIdContext } from '../../operations/tool-context';
import { loadView } from '../../tools/registry';
import { loadWords, testedTools } from '../../tools/tested-tools';
import { sidesOfPatch } from '../../tools/text-diff/read-patch';
import type { Tool } from '../../tools/types';
import { watchPages } from '../../tools/walk';
import { renderWithWords } from '../../ui/testing';
import { sampleOfBytes } from './read-sample';
import { CRYPTO_SAMPLES } from './samples/crypto';
import { FURTHER_SAMPLES } from './samples/further';
import { STRUCTURED_SAMPLES } from './samples/structured';
import { VALUE_SAMPLES } from './samples/values';
import { WEB_SAMPLES } from './samples/web';
import { give } from './suggest';

// What the palette hands over to a tool arrives in it, as the tool's own detector says that it is meant.

const { complaints } = watchPages();

const detectors = import.meta.glob<Detect>('../../tools/*/detect.ts', { eager: true, import: 'detect' });
const tools = import.meta.glob<Tool>('../../tools/*/tool.ts', { eager: true, import: 'tool' });

const SAMPLES = [...CRYPTO_SAMPLES, ...STRUCTURED_SAMPLES, ...WEB_SAMPLES, ...VALUE_SAMPLES, ...FURTHER_SAMPLES];

const takes = (id: string, kind: 'text' | 'short' | 'file') =>
  tools[`../../tools/${id}/tool.ts`]?.takes?.includes(kind) === true;

/** Samples that a tool knows, its own before those of others: one for each direction. */
function knownSamples(id: string): (readonly [text: string, suggestion: Suggestion])[] {
  const detect = detectors[`../../tools/${id}/detect.ts`];
  const found = new Map<string | undefined, readonly [string, Suggestion]>();
  const isOwn = (labels: readonly string[]) => Number(labels.includes(id));
  for (const { text } of SAMPLES.toSorted((one, other) => isOwn(other.tools) - isOwn(one.tools))) {
    const suggestion = detect?.(sampleOf(text));
    if (suggestion && !found.has(suggestion.direction)) found.set(suggestion.direction, [text, suggestion]);
  }
  return [...found.values()];
}

const cases = testedTools.flatMap((id) =>
  knownSamples(id).map(([text, meant]) => [id, meant.direction ?? 'none', text, meant] as const),
);

const all = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

/** What stands in the fields of tools that take a text apart. */
const PARTS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  'benchmark-builder': all(/(?<="command"\s*:\s*")[^"]+/g),
  'html-wysiwyg-editor': (text) => [text.replace(/<[^>]+>/g, '')],
  'ipv4-range-expander': all(/\d+(?:\.\d+){3}/g),
  'og-meta-generator': all(/(?<=og:title" content=")[^"]+/g),
  'regex-tester': (text) => [text.slice(1, text.lastIndexOf('/'))],
  'percentage-calculator': all(/\d+/g),
  'svg-placeholder-generator': all(/\d+/g),
  'text-diff': (text) => Object.values(sidesOfPatch(text) ?? {}),
  'temperature-converter': all(/-?\d+(?:\.\d+)?/),
  'wifi-qrcode-generator': all(/(?<=[:;]S:)[^;]+/),
};

/** Blanks do not count: a field of one line has none around it. */
const trim = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What stands in the fields of a page, that of its editor included. */
function contents(container: HTMLElement): string[] {
  const fields = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const editors = [...container.querySelectorAll<HTMLElement>('[contenteditable="true"]')];
  const paragraphs = editors.flatMap((editor) => editor.innerText.split('\n'));
  return [...fields.map(({ value }) => value), ...paragraphs].map(trim);
}

async function open(id: string): Promise<HTMLElement> {
  const [View, words] = await Promise.all([loadView(id), loadWords(id, 'en')]);
  const { container } = await renderWithWords(
    <ToolIdContext value={id}>
      <View />
    </ToolIdContext>,
    'en',
    words,
  );
  return container;
}

/** Known by the bytes of a file alone: the tests of their pages give them some. */
const OF_FILES = new Set(['pdf-signature-checker', 'qr-code-reader']);

it('every tool with a detector has a sample', () => {
  const without = testedTools.filter(
    (id) => !OF_FILES.has(id) && `../../tools/${id}/detect.ts` in detectors && knownSamples(id).length === 0,
  );
  expect(without).toEqual([]);
});

it.each(cases)('%s takes what it knows (direction %s)', async (id, _, text, meant) => {
  give(id, { text }, meant);
  const container = await open(id);
  const parts = PARTS[id]?.(text) ?? [meant.text ?? text];
  expect(parts.length).toBeGreaterThan(0);
  await expect.poll(() => contents(container)).toEqual(expect.arrayContaining(parts.map(trim)));
  expect(complaints).toEqual([]);
});

it.each(testedTools.filter((id) => takes(id, 'text') || takes(id, 'short')))('%s takes any text', async (id) => {
  const text = 'Plain words, 你好';
  give(id, { text });
  const container = await open(id);
  await expect.poll(() => contents(container)).toContain(text);
  expect(complaints).toEqual([]);
});

it.each(testedTools.filter((id) => takes(id, 'file')))('%s takes any file', async (id) => {
  const bytes = Uint8Array.of(0, 1, 2, 3, 0xff);
  give(
    id,
    { file: new File([bytes], 'given.bin') },
    detectors[`../../tools/${id}/detect.ts`]?.(sampleOfBytes(bytes, true)),
  );
  const container = await open(id);
  await expect.poll(() => container.innerText + contents(container).join('\n')).toContain('given.bin');
  expect(complaints).toEqual([]);
});

/** A tool as it is opened while an option of its is remembered. */
async function openWith(id: string, options: object): Promise<HTMLElement> {
  localStorage.setItem(`options.${id}`, JSON.stringify(options));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return open(id);
}

it.each([
  ['hash-text', { readAs: 'hex' }],
  ['hmac-generator', { messageAs: 'hex' }],
  ['encryption', { readAs: 'hex' }],
])('%s reads as text what is handed over, whatever was remembered', async (id, options) => {
  give(id, { text: 'abc' });
  const container = await openWith(id, options);
  await expect.poll(() => contents(container)).toContain('abc');
  await expect.poll(() => localStorage.getItem(`options.${id}`)).toBeNull();
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull();
});

it('a short text file is there to be edited, and one in another encoding stays what it is', async () => {
  give('json-prettify', { file: new File(['{"你":1}'], 'a.json') });
  const edited = await open('json-prettify');
  await expect.poll(() => contents(edited)).toContain('{"你":1}');
  give('xml-formatter', { file: new File(['<?xml version="1.0" encoding="GBK"?><你/>'], 'a.xml') });
  const held = await open('xml-formatter');
  await expect.poll(() => held.innerText).toContain('a.xml');
});

it.each(['list-converter', 'json-to-csv'])('%s takes a text file of another encoding as its text', async (id) => {
  const bytes = Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xb3, 0xb5, 0xc1, 0xbe]);
  give(id, { file: new File([bytes], 'gbk.csv') });
  const container = await open(id);
  await expect.poll(() => contents(container)).toContain('你好，车辆');
});

/** Where one types nothing that comes from elsewhere: a form of amounts and times, keys that are pressed, the beginning of what is made. */
const WITHOUT = new Set(['eta-calculator', 'keycode-info', 'mac-address-generator']);

const takesNothing = (id: string) => !takes(id, 'text') && !takes(id, 'short') && !takes(id, 'file');

it.each(testedTools.filter((id) => takesNothing(id) && !WITHOUT.has(id)))(
  '%s takes nothing and has no field to type in',
  async (id) => {
    const container = await open(id);
    const fields =
      'textarea, input:not([type]), input:is([type="text"], [type="url"], [type="email"], [type="password"])';
    const found = [...container.querySelectorAll<HTMLInputElement>(fields)].filter(
      (field) => !field.readOnly && !field.closest('[data-options]') && field.inputMode !== 'numeric',
    );
    expect(found.map((field) => field.labels?.[0]?.textContent ?? field.ariaLabel)).toEqual([]);
  },
);
