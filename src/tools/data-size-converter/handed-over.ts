import { hasSeveralLines, takesLine } from '../../operations/takes';
import type { HandedOver } from '../../operations/drafts';
import type { RememberedOptions } from './options';
import { readRate, readSize } from './read-amount';
import type { Language } from './units';

/** The tab for what is handed over, and the field that gets it. */
export function optionsFor(given: HandedOver, language: Language): Partial<RememberedOptions> {
  const { text = '' } = given;
  if (hasSeveralLines(text)) return { tab: 'list' };
  const line = (takesLine(given) ?? '').trim().slice(0, 4000);
  const settings = { language, kilo: '1000', block: 1 } as const;
  const isRate = !readSize(line, settings).ok && readRate(line, settings).ok;
  return isRate ? { tab: 'rate', rate: line } : { tab: 'size', size: line };
}
