import type { Locale } from '../../i18n/locale';
import type { TemporalApi } from '../../lib/temporal';
import type { Span } from '../../lib/duration';
import type { Size, Speed } from './units';

export const MODES = ['rate', 'progress', 'transfer'] as const;
export type Mode = (typeof MODES)[number];

export const NUMBER_FIELDS = ['amount', 'done', 'units', 'span', 'size', 'speed', 'share'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What is known of a job. Numbers are texts as typed; instants are ISO 8601, without an offset by the clocks of the zone. */
export interface Job extends Readonly<Record<NumberField, string>> {
  readonly mode: Mode;
  readonly unit: Span;
  readonly sizeUnit: Size;
  readonly speedUnit: Speed;
  /** When the work began, or begins. Empty for now, but in the mode `progress` it must be given. */
  readonly start: string;
  /** The clock of the mode `progress`, when it is not the present. */
  readonly measured: string;
  /** An IANA name or an offset. */
  readonly zone: string;
}

/** Why there is no estimate. `field` is where the number or the instant was typed. */
export type EstimateFault =
  | { readonly code: 'not-number' | 'negative'; readonly field: NumberField }
  | { readonly code: 'no-pace'; readonly field: 'units' | 'span' | 'speed' | 'share' | 'done' }
  | { readonly code: 'over-share'; readonly field: 'share' }
  | { readonly code: 'finished'; readonly field: 'done' }
  | { readonly code: 'no-instant' | 'not-instant'; readonly field: 'start' | 'measured' }
  | { readonly code: 'not-begun'; readonly field: 'start' }
  | { readonly code: 'no-such-zone'; readonly field: 'zone'; readonly zone: string };

export interface Context {
  readonly T: TemporalApi;
  readonly language: Locale;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}
