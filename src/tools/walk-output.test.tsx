import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  inEachPart,
  isNumberField,
  refusalsOf,
  restfulTools,
  settled,
  typeOver,
  walks,
  watchPages,
} from './walk';

const watched = watchPages();

/** So many of the copied results are pasted into so many fields of a page. */
const MOST_RESULTS = 4;
const MOST_FIELDS = 2;

/** Fields that read something else than what their pages write, such as JSON where a page writes YAML. */
const FOR_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'base64-file-converter': ['Base64 or data URI'],
  'base64-string-converter': ['Base64'],
  'basic-auth-generator': ['Username'],
  'bip39-generator': ['Entropy (hex)'],
  'certificate-inspector': ['Certificates, requests, lists and keys', 'Host name to test', 'Trusted roots'],
  'chmod-calculator': ['Octal', 'Symbolic'],
  'cookie-parser': ['Name'],
  'curl-converter': ['Request'],
  'data-size-converter': ['Size', 'Rate', 'Period'],
  'docker-run-to-docker-compose-converter': ['Project name', 'Commands'],
  'eta-calculator': ['Amount', 'Done already'],
  'ipv4-range-expander': ['CIDR blocks', 'Ranges'],
  'ipv4-subnet-calculator': ['Network', 'Is this address inside?'],
  'ipv6-ula-generator': ['Subnet id'],
  'json-prettify': ['Input'],
  'json-query': ['Expression', 'Data', 'Arguments'],
  'json-schema-validator': ['Schema', 'Data', 'Samples'],
  'json-to-csv': ['JSON', 'Records at'],
  'json-to-toml': ['JSON'],
  'json-to-xml': ['JSON'],
  'json-to-types': ['Sample 1'],
  'json-to-yaml-converter': ['JSON'],
  'jwt-parser': ['Token'],
  'mac-address-generator': ['Prefix'],
  'otp-generator': ['Secret', 'Time', 'Code to check'],
  'qrcode-generator': ['Text', 'Foreground', 'Background'],
  'regex-tester': ['Pattern'],
  'roman-numeral-converter': ['Number', 'Roman'],
  'safelink-decoder': ['Rewritten links'],
  'string-obfuscator': ['Mask character'],
  'svg-placeholder-generator': ['Background', 'Text colour'],
  'text-to-binary': ['Bytes'],
  'toml-to-json': ['TOML'],
  'toml-to-yaml': ['TOML'],
  'url-parser': ['URL', 'Base URL'],
  'xml-formatter': ['Input'],
  'xml-to-json': ['XML'],
};

function isForOthers(id: string, refusal: string): boolean {
  return FOR_OTHERS[id]?.some((name) => refusal.startsWith(`${name}:`)) === true;
}

describe.each(restfulTools)('%s', (id) => {
  it('reads its own samples', async () => {
    await inEachPart(id, watched, async (container) => {
      expect(refusalsOf(container)).toEqual([]);
      for (const pick of examplesOf(container)) {
        pick.click();
        await settled(container);
        expect({ sample: pick.textContent, refused: refusalsOf(container) }).toEqual({
          sample: pick.textContent,
          refused: [],
        });
      }
    });
  });
});

// Those that the other walk leaves out.
it.each(restfulTools.filter((id) => walks(id, 1)))(
  '%s takes its own results where it reads what it writes, and stands them elsewhere',
  async (id) => {
    await inEachPart(id, watched, async (container) => {
      copyEverything(container);
      await settled(container);
      const results = [...new Set(watched.copied.splice(0))].slice(0, MOST_RESULTS);
      const fields = fieldsOf(container).filter((field) => !isNumberField(field));
      for (const field of fields.slice(0, MOST_FIELDS)) {
        const former = field.value;
        for (const result of results) {
          if (!field.isConnected) break;
          typeOver(field, result);
          await settled(container);
          const refused = refusalsOf(container).filter((refusal) => !isForOthers(id, refusal));
          expect({ result, refused }).toEqual({ result, refused: [] });
        }
        if (field.isConnected) typeOver(field, former);
      }
    });
  },
);

function copyEverything(container: HTMLElement): void {
  for (const button of container.querySelectorAll('button')) {
    const name = button.ariaLabel ?? button.textContent;
    if (/copy/i.test(name) && !button.disabled && button.checkVisibility()) button.click();
  }
}

/** The buttons that fill in an example: one, or one for each in a list. */
function examplesOf(container: HTMLElement): HTMLButtonElement[] {
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('button[aria-label="Fill in an example"]')];
  return buttons.flatMap((button) =>
    button.hasAttribute('aria-controls')
      ? [...(button.parentElement?.querySelectorAll<HTMLButtonElement>('ul button') ?? [])]
      : [button],
  );
}
