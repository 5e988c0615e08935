import type { LogoFault } from '../../lib/qr/picture';
import type { RasterFault } from '../../lib/qr/raster';
import type { SymbolFault } from '../../lib/qr/symbol';
import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

function drawing(words: ToolWords, fault: SymbolFault | RasterFault | LogoFault): string {
  switch (fault.code) {
    case 'empty':
      return words.fault({ code: 'no-ssid' });
    case 'too-long':
      return words.tooLong(fault, fault.fits !== null);
    case 'too-small':
      return words.tooSmall(fault.least);
    case 'bad-logo':
      return words.notImage;
  }
}

/** What the faults of the operations are in words. */
export const faultWords = {
  encode: drawing,
  verify: drawing,
  draw: drawing,
  write: (words, fault) => words.fault(fault),
  read: (words, fault) => words.readFault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
