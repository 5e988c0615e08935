import type { Result } from '../result';
import type { TemporalApi } from '../temporal';

/** What a reading needs besides the text. */
export interface Context {
  readonly T: TemporalApi;
  /** For texts without a zone: an IANA name or `±hh:mm`. */
  readonly zone: string;
  readonly excel: ExcelSystem;
  /** Nanoseconds since the Unix epoch. */
  readonly now: bigint;
}

export const EXCEL_SYSTEMS = ['1900', '1904'] as const;
export type ExcelSystem = (typeof EXCEL_SYSTEMS)[number];

/** What the visitor should know about a reading that succeeded. Instants are ISO 8601 with the zone's offset. */
export type Notice =
  | {
      readonly code: 'skipped' | 'repeated';
      readonly wall: string;
      readonly zone: string;
      readonly earlier: string;
      readonly later: string;
    }
  | { readonly code: 'leap-second' }
  | { readonly code: 'digits-dropped' }
  | { readonly code: 'asctime-utc' }
  | { readonly code: 'two-digit-year'; readonly year: number }
  /** A date without a year. */
  | { readonly code: 'this-year'; readonly year: number }
  /** The zone left the day out; `next` is the instant that it went on with. */
  | { readonly code: 'skipped-day'; readonly date: string; readonly zone: string; readonly next: string }
  /** A zone's short name that others have as well. */
  | {
      readonly code: 'abbreviation';
      readonly name: string;
      readonly offset: string;
      readonly others: readonly string[];
    };

/** An instant to the nanosecond. */
export interface Moment {
  readonly ns: bigint;
  readonly notices: readonly Notice[];
}

/** Why a text is no date. Months and weekdays count from 1, Monday being 1. */
export type DateFault =
  | { readonly code: 'unknown' }
  | { readonly code: 'day-out-of-month'; readonly year: number; readonly month: number; readonly days: number }
  | { readonly code: 'no-such-month'; readonly month: number }
  | { readonly code: 'day-out-of-year'; readonly year: number; readonly days: number }
  | { readonly code: 'week-out-of-year'; readonly year: number; readonly weeks: number }
  | { readonly code: 'no-such-weekday'; readonly weekday: number }
  | { readonly code: 'no-such-time'; readonly time: string }
  | { readonly code: 'no-such-offset'; readonly offset: string }
  | {
      readonly code: 'wrong-weekday';
      readonly year: number;
      readonly month: number;
      readonly day: number;
      readonly weekday: number;
    }
  | { readonly code: 'unknown-zone'; readonly zone: string }
  | { readonly code: 'offset-mismatch'; readonly offset: string; readonly zone: string; readonly expected: string }
  | { readonly code: 'unknown-annotation'; readonly annotation: string }
  | { readonly code: 'excel-sixty' }
  | { readonly code: 'number-range'; readonly first: string; readonly last: string }
  | { readonly code: 'uuid-without-time'; readonly version: number }
  | { readonly code: 'out-of-range' };

/** Reads a text of one format. Undefined when the text has not the shape of the format at all. */
export type Reader = (text: string, context: Context) => Result<Moment, DateFault> | undefined;
