import { describe, expect, it } from 'vitest';
import { docsOf, readOperationDocs } from './operation-docs.ts';

const readNothing = (path: string): string => {
  throw new Error(`Asked for ${path}`);
};

describe('docsOf', () => {
  it('takes what stands right above an operation', () => {
    const source = `
/** No operation. */
export const limit = 3;
/** Says it in one line. */
export const one = defineOperation({
  id: 'one',
});
/**
 * Says it in \`two\`
 * lines.
 */
export const two = defineOperation({});
export const none = defineOperation({});
`;
    expect(docsOf(source, readNothing)).toEqual({ one: 'Says it in one line.', two: 'Says it in `two` lines.' });
  });

  it('leaves a comment above something else where it is', () => {
    const source = '/** Of a type. */\nexport interface Two {}\n\nexport const two = defineOperation({});\n';
    expect(docsOf(source, readNothing)).toEqual({});
  });

  it('follows an operation that is passed on', () => {
    const source = "export { readFile, listZones } from '../../operations/shared';";
    const shared =
      '/** Reads. */\nexport const readFile = defineOperation({});\n/** Lists. */\nexport const listZones = 1;';
    expect(docsOf(source, (path) => (path === '../../operations/shared' ? shared : ''))).toEqual({
      readFile: 'Reads.',
      listZones: 'Lists.',
    });
  });

  it('follows operations that a function makes', () => {
    const source =
      "import { other, codeOperations } from '../made';\nexport const { encode, draw } = codeOperations(text());";
    const made = '/** Encodes. */\nconst defineEncode = () => 1;\n/** Draws. */\nconst defineDraw = () => 2;';
    expect(docsOf(source, (path) => (path === '../made' ? made : ''))).toEqual({ encode: 'Encodes.', draw: 'Draws.' });
  });
});

describe('the sentences of the tools', () => {
  const docs = readOperationDocs(process.cwd());

  it('are found wherever the operation comes from', () => {
    expect(docs['json-prettify']?.['unwrap']).toBe(
      'Takes one level of wrapping away: JSON that is held by strings (stringified), or pasted with its backslashes.',
    );
    expect(docs['date-converter']?.['listZones']).toMatch(/^All time zones /);
    expect(docs['qrcode-generator']?.['draw']).toMatch(/^Draws the QR code /);
  });

  it.each(Object.entries(docs))('are sentences: %s', (_tool, its) => {
    for (const text of Object.values(its)) expect(text).toMatch(/^[\p{Lu}`].*\.$/u);
  });
});
