import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
    // Options that stand in a row above the main field are passed over.
    const fields = [...main.querySelectorAll('input, textarea')].filter(
      (field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]'),
    );
    const ofPage = fields.filter((field) => !field.closest('[data-options]'));
    expect(focused).toBe(ofPage[0] ?? fields[0]);
  },
);
