import * as v from 'valibot';
import { encodeOptions, PICTURE_FORMATS, pictureOptions } from '../../lib/qr/design-options';
import { err, type Result } from '../../lib/result';
import { codeOperations, isSquare, logoAddress } from '../../operations/code-operations';
import { bytes, defineOperation, text } from '../../operations/define';
import type { BatchFault } from './batch';

/** What the page remembers. */
export const pageOptions = v.object({
  ...encodeOptions.entries,
  batchFormat: v.optional(v.picklist(PICTURE_FORMATS), 'svg'),
});

export const { encode, verify, draw } = codeOperations(text());

/** Draws one code per line (blank lines are left out) and packs them, numbered by line, into a ZIP. */
export const batch = defineOperation({
  id: 'batch',
  inputs: { text: text(), logo: bytes().optional() },
  output: 'bytes',
  options: pictureOptions,
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: 'a\n\nb\n' },
      check: (zip: Uint8Array) => zip[0] === 0x50 && zip[1] === 0x4b,
    },
    { inputs: { text: '\n \n' }, fault: 'empty' },
    { inputs: { text: `a\n${'b'.repeat(2400)}` }, fault: 'line-too-long' },
  ],
  run: async ({ text: lines, logo }, options, job): Promise<Result<Uint8Array, BatchFault>> => {
    if (logo && !isSquare(logo)) return err({ code: 'bad-logo' });
    const { packPictures } = await import('./batch');
    return packPictures(lines, options, job, logo && { pixels: logo, address: await logoAddress(logo) });
  },
});
