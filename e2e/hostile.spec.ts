import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Locator } from '@playwright/test';
import { CORPUS } from '../cli/hostile/corpus';
import type { Size } from '../cli/hostile/hostile-string';
import { placeOf } from '../src/tools/testing-place';
import { openVictim, quiet, wrongIn } from './hostile-page';
import { toolIds } from './site';

// The full run puts the twenty worst strings into every field of every tool, `npm test` three of them into those of some.
const IS_FULL = process.env['FULL'] === '1';
const SAMPLE = 12;

/** The worst of the corpus, by beginnings of their texts, each in the size in which it does most harm to a page. */
const WORST: readonly (readonly [start: string, size: Size])[] = [
  ['<img src=x onerror=alert(1)>', 'short'],
  ['"><script>alert(1)</script>', 'short'],
  ['MMMM', 'middle'],
  ['<svg onload=alert(1)>', 'short'],
  ['<iframe srcdoc=', 'short'],
  ['<math><mtext>', 'short'],
  // oxlint-disable-next-line no-script-url -- what is tried is that it leads nowhere
  ['javascript:alert(1)', 'short'],
  ['{{constructor.constructor', 'short'],
  ['__proto__', 'short'],
  ['{"__proto__":', 'short'],
  ['\u001b]8;;', 'short'],
  ['a\u202eb', 'middle'],
  ['a\u200bb', 'middle'],
  ['Z\u0351\u036b', 'middle'],
  ['\ud83d', 'middle'],
  ['(a+)+$', 'short'],
  ['<!DOCTYPE a [<!ENTITY e0', 'short'],
  ['a0: &a0 [x, x]', 'short'],
  ['[[[[[[', 'middle'],
  ['9999999999', 'long'],
];

function textOf([start, size]: (typeof WORST)[number]): string {
  const hostile = CORPUS.find(({ make }) => make('short').startsWith(start));
  if (!hostile) throw new Error(`No hostile string starts with ${start}`);
  return hostile.make(size);
}

const texts = WORST.map(textOf).slice(0, IS_FULL ? undefined : 3);

/** Puts a text in the place of a field's content in one go, as a paste does. False where it takes none now. */
function put(field: Locator, text: string): Promise<boolean> {
  return field.evaluate((element, value) => {
    const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
    if (!isField || element.disabled || element.readOnly || element.checkVisibility?.() === false) return false;
    // React overrides the element's own setter, and would take the text for one that it had written itself.
    const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertFromPaste' }));
    return true;
  }, text);
}

const FIELDS = 'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="password"]';

const tools = toolIds().filter((id) => IS_FULL || placeOf(id) % SAMPLE === 0);

for (const id of tools) {
  test(`${id} takes hostile texts in every field`, async ({ page, context }) => {
    test.setTimeout(900_000);
    const { problems } = await openVictim(page, context, id);
    const fields = page.getByRole('main').locator(FIELDS);
    // Fields come and go with what stands in others.
    for (let index = 0; index < (await fields.count()) && index < 40; index += 1) {
      for (const text of texts) {
        if (index >= (await fields.count())) break;
        await put(fields.nth(index), text);
        const wrong = await wrongIn(page);
        problems.push(...wrong.map((what) => `${what}, field ${index} with ${JSON.stringify(text.slice(0, 60))}`));
      }
    }
    await quiet(page);
    expect([...problems, ...(await wrongIn(page))]).toEqual([]);
  });
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ZIP = Buffer.from('UEsDBBQAAAAIAAAAIQAAAAAAAAAAAAAAAAABAAAAYQ==', 'base64');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >>\nstream\n');
const EXECUTABLE = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
  Buffer.alloc(500, 0xcc),
]);

/** Files cut off, of another kind than their name says, of nothing; then zeros, more than a text or a buffer holds in a full run. */
const FILES: Readonly<Record<string, Buffer>> = {
  'nothing.txt': Buffer.alloc(0),
  'nothing.png': Buffer.alloc(0),
  'cut.png': PNG.subarray(0, 40),
  'cut.zip': ZIP,
  'cut.pdf': PDF,
  'program.png': EXECUTABLE,
  'picture.txt': PNG,
  'picture.json': PNG,
  'cut.gz': gzipSync(Buffer.alloc(100_000)).subarray(0, 60),
  'bomb.gz': gzipSync(Buffer.alloc(64_000_000)),
  'markup.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  ),
  '<img src=x onerror=alert(1)>.txt': Buffer.from('<img src=x onerror=alert(1)>'),
};
const ZEROS = IS_FULL ? 2 ** 31 : 2 ** 26;

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handy-hostile-files-'));
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content);
  const zeros = await open(join(folder, 'zeros.bin'), 'w');
  // No byte of it is on the disk.
  await zeros.truncate(ZEROS);
  await zeros.close();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const id of tools) {
  test(`${id} takes hostile files in every drop zone`, async ({ page, context }) => {
    test.setTimeout(900_000);
    const { problems } = await openVictim(page, context, id);
    const zones = page.getByRole('main').locator('input[type="file"]');
    for (let index = 0; index < (await zones.count()); index += 1) {
      for (const name of [...Object.keys(FILES), 'zeros.bin']) {
        const zone = zones.nth(index);
        if (index >= (await zones.count()) || (await zone.isDisabled())) continue;
        await zone.setInputFiles(join(folder, name));
        // The largest is under way for long, and may be: the page answers all the same.
        if (name !== 'zeros.bin') await quiet(page);
        const wrong = await wrongIn(page);
        problems.push(...wrong.map((what) => `${what}, zone ${index} with ${name}`));
      }
    }
    expect([...problems, ...(await wrongIn(page))]).toEqual([]);
  });
}
