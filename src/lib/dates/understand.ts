import { err, ok, type Result } from '../result';
import { clean } from './clean-text';
import type { Context, DateFault, Moment } from './moment';
import { readAs, type Reading } from './readings';
import { recognise } from './recognise';

/** Why there is no result: the text is no date, has not the form that was asked for, or the zone is unknown. */
export type ReadFault = DateFault | { readonly code: 'not-this-format'; readonly reading: Reading };

export interface Understood {
  readonly moments: readonly { readonly reading: Reading; readonly moment: Moment }[];
  readonly others: () => readonly Reading[];
}

/** Finds the moments that a text means. An empty text means now. */
export function understand(text: string, asked: Reading | 'auto', context: Context): Result<Understood, ReadFault> {
  const cleaned = clean(text);
  if (cleaned === '') {
    return ok({ moments: [{ reading: 'keyword', moment: { ns: context.now, notices: [] } }], others: () => [] });
  }
  const detected = recognise(cleaned, context);
  const readings = asked === 'auto' ? detected.readings : [asked];
  const moments: { reading: Reading; moment: Moment }[] = [];
  for (const reading of readings) {
    const read = readAs(reading, cleaned, context);
    if (!read) return err({ code: 'not-this-format', reading });
    if (!read.ok) return read;
    moments.push({ reading, moment: read.value });
  }
  if (moments.length === 0) return err({ code: 'unknown' });
  const others = () =>
    [...new Set([...detected.readings, ...detected.others()])].filter((other) => !readings.includes(other));
  return ok({ moments, others });
}
