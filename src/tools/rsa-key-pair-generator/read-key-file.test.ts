import { expect, it } from 'vitest';
import { readKeyFile } from './read-key-file';

it.each([
  ['text as it is', '-----BEGIN PUBLIC KEY-----\n', '-----BEGIN PUBLIC KEY-----\n'],
  ['text that begins as DER does', '0123', '0123'],
  ['DER as Base64', Uint8Array.of(0x30, 0x03, 0x02, 0x01, 0x80), 'MAMCAYA='],
  ['what is no text as Base64', Uint8Array.of(0xff, 0xfe, 0xfd), '//79'],
])('reads %s', async (_what, content, read) => {
  expect((await readKeyFile(new File([content], 'key'))).trimEnd()).toBe(read.trimEnd());
});
