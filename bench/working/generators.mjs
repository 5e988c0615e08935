// What is made by chance or is slow by intent.
import { randomUUID } from 'node:crypto';
import { bcrypt } from 'hash-wasm';
import { program, timed } from './native.mjs';

/** The most that both generators make at once. */
const MOST = 10_000;
const COST = 12;

/** @param {string} name @param {number} value */
const fill = (name, value) => (/** @type {import('playwright').Page} */ page) =>
  page.getByRole('spinbutton', { name }).first().fill(String(value));

/** Chooses an option of a list. @param {import('playwright').Page} page @param {string} list @param {string} option */
export async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

/** @returns {import('./measure.mjs').Case[]} */
export function generatorCases() {
  return [
    {
      name: `${MOST} UUIDs`,
      tool: 'uuid-generator',
      act: fill('Quantity', MOST),
      shows: '10,000 UUIDs',
      nativeName: 'crypto.randomUUID',
      native: () => timed(() => Array.from({ length: MOST }, () => randomUUID()).join('\n')),
    },
    {
      name: `${MOST} tokens of 64 characters`,
      tool: 'token-generator',
      act: fill('Quantity', MOST),
      shows: '10,000 tokens',
      nativeName: 'openssl rand',
      native: () => program('openssl', 'rand', '-base64', String(MOST * 48)),
    },
    {
      name: 'an RSA key of 4096 bits',
      tool: 'rsa-key-pair-generator',
      // So large a key waits for the button.
      act: async (page) => {
        await choose(page, 'Key size', '4096 bits');
        await page.getByRole('button', { name: 'Generate new pair' }).first().click();
      },
      // The key of 2048 bits, which stands there before, begins with MIIB.
      shows: String.raw`BEGIN PUBLIC KEY-----\s*MIIC`,
      nativeName: 'openssl genpkey',
      native: () => program('openssl', 'genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:4096', '-quiet'),
    },
    {
      name: `bcrypt of cost ${COST}`,
      tool: 'bcrypt',
      setUp: async (page) => {
        await fill('Cost', COST)(page);
        await page
          .getByText(/^\$2b\$12\$/)
          .first()
          .waitFor();
      },
      act: (page) => page.getByRole('button', { name: 'New salt' }).click(),
      shows: String.raw`\$2b\$12\$[./A-Za-z0-9]{53}`,
      isNew: true,
      nativeName: 'hash-wasm in Node',
      native: () =>
        timed(() =>
          bcrypt({
            password: 'password',
            salt: crypto.getRandomValues(new Uint8Array(16)),
            costFactor: COST,
            outputType: 'encoded',
          }),
        ),
    },
  ];
}
