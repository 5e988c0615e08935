import * as v from 'valibot';
import { SPAN_NAMES } from '../../lib/duration';
import { MODES } from './job';
import { SIZE_NAMES, SPEED_NAMES } from './units';

const number = (initial: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(60), v.metadata({ linked: 'parameter' })), initial);

/** What is remembered: the numbers, too, but no instants. */
export const rememberedOptions = v.object({
  mode: v.optional(v.picklist(MODES), 'rate'),
  amount: number('186'),
  done: number('0'),
  units: number('3'),
  span: number('5'),
  unit: v.optional(v.picklist(SPAN_NAMES), 'min'),
  size: number('4.7'),
  sizeUnit: v.optional(v.picklist(SIZE_NAMES), 'GB'),
  speed: number('100'),
  speedUnit: v.optional(v.picklist(SPEED_NAMES), 'Mbit/s'),
  share: number('100'),
  /** Empty for the browser's own. */
  zone: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
});
export type RememberedOptions = v.InferOutput<typeof rememberedOptions>;
