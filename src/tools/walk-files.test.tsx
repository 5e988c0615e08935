import { expect, it } from 'vitest';
import { fieldsOf, inEachPart, nameOf, restfulTools, settled, walks, watchPages } from './walk';

const watched = watchPages();

const TEXT = '{"名称": "趁手", "n": 1}\n';
const utf16 = (text: string, isBig: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
};

const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'with a byte order mark': new TextEncoder().encode(`\uFEFF${TEXT}`),
  'in UTF-16 LE': utf16(`\uFEFF${TEXT}`, false),
  'in UTF-16 BE': utf16(`\uFEFF${TEXT}`, true),
  // 名称 and 趁手 in GBK.
  'in GBK': new Uint8Array([
    ...new TextEncoder().encode('{"'),
    ...[0xc3, 0xfb, 0xb3, 0xc6],
    ...new TextEncoder().encode('": "'),
    ...[0xb3, 0xc3, 0xca, 0xd6],
    ...new TextEncoder().encode('"}'),
  ]),
  'of no bytes': new Uint8Array(0),
  'of bytes that are no text': Uint8Array.from({ length: 600 }, (_, at) => (at * 197 + 13) % 256),
};

/** There a mark at the beginning is what is looked for. */
const SHOWS_MARKS = 'hidden-character-finder';

function give(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it.each(restfulTools)('%s stands files of every kind', async (id) => {
  await inEachPart(id, watched, async (container) => {
    const inputs = () => [...container.querySelectorAll<HTMLInputElement>('input[type="file"]')];
    for (let index = 0; index < inputs().length; index += 1) {
      for (const [name, bytes] of Object.entries(FILES).filter((_, kind) => walks(id, kind))) {
        const input = inputs()[index];
        if (!input || input.disabled) continue;
        give(input, new File([bytes], 'sample.txt', { type: 'text/plain' }));
        await settled(container);
        for (const field of fieldsOf(container)) {
          // Neither a mark nor half a character of UTF-16 is part of a text.
          const foreign = id === SHOWS_MARKS ? /\0/ : /^\uFEFF|\0/;
          expect(field.value, `${nameOf(field)} with a file ${name}`).not.toMatch(foreign);
        }
      }
    }
  });
});
