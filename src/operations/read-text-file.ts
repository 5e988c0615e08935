import * as v from 'valibot';
import { FILE_ENCODINGS } from '../lib/file-encodings';
import type { Result } from '../lib/result';
import type { TextFileFault, TextOfFile } from '../lib/text-file';
import { bytes, defineOperation } from './define';

/** The text of a file in the encoding that it seems to have, or in the one asked for, for the page. Tools that take such files export it. */
export const readFile = defineOperation({
  id: 'readFile',
  inputs: { file: bytes() },
  output: 'report',
  options: v.object({ encoding: v.optional(v.picklist(['auto', ...FILE_ENCODINGS]), 'auto') }),
  examples: [
    {
      inputs: { file: Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3) },
      check: ({ text: read, encoding }: TextOfFile) => read === '你好' && encoding === 'gb18030',
    },
    { inputs: { file: Uint8Array.of(0, 1, 2, 3) }, fault: 'not-text' },
  ],
  run: async ({ file }, { encoding }): Promise<Result<TextOfFile, TextFileFault>> => {
    const { readTextFile } = await import('../lib/text-file');
    return readTextFile(file, encoding === 'auto' ? undefined : encoding);
  },
});
