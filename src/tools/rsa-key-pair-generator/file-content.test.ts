import { expect, it } from 'vitest';
import { fileContent } from './file-content';

it('is the text, or of Base64 its bytes', async () => {
  const text = 'ssh-ed25519 AAAA';
  expect(fileContent({ text, fileName: 'id.pub', mimeType: 'text/plain', isBase64: false })).toBe(text);
  const bytes = fileContent({ text: 'MAMC', fileName: 'key.der', mimeType: 'application/pkcs8', isBase64: true });
  if (typeof bytes === 'string') throw new Error('There are no bytes');
  expect(bytes.type).toBe('application/pkcs8');
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(Uint8Array.of(0x30, 3, 2));
});
