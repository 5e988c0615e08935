/** Kinds of numbers, as the numbering plans have them. */
export const TYPES = [
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
] as const;
export type NumberType = (typeof TYPES)[number];

/** Why a number is not valid: its length, or that no block of that length begins so. */
export type Reason = 'too-short' | 'too-long' | 'wrong-length' | 'not-assigned';

export interface PhoneReport {
  /** One country, several that share the number's plan, or none for an international network. */
  readonly countries: readonly string[];
  readonly callingCode: string;
  readonly valid: boolean;
  /** The length is right. */
  readonly possible: boolean;
  readonly reason?: Reason;
  /** The country whose rules the reason is about. */
  readonly plan?: string;
  readonly type?: NumberType;
  readonly international: string;
  readonly national: string;
  readonly e164: string;
  readonly rfc3966: string;
  /** As it is dialled from the chosen country. */
  readonly dialled?: string;
  readonly extension?: string;
  /** What a number with letters was read as. */
  readonly readAs?: string;
  /** The number begins like a call abroad, but not as one dials from this country. */
  readonly prefix?: { readonly country: string; readonly expected: string };
}

export type PhoneFault =
  | { readonly code: 'no-number' }
  | { readonly code: 'no-country' }
  | { readonly code: 'unknown-calling-code'; readonly callingCode: string }
  | { readonly code: 'too-short'; readonly country?: string }
  | { readonly code: 'too-long'; readonly country?: string };

/** A line of a list. */
export interface Line {
  /** From 1, blank lines counted. */
  readonly line: number;
  readonly input: string;
  readonly report?: PhoneReport;
  readonly fault?: PhoneFault;
  /** The line that first had the same number. */
  readonly sameAs?: number;
}

export interface CountryEntry {
  readonly code: string;
  readonly callingCode: string;
  /** A mobile number in national form, to show how one looks. */
  readonly example: string;
}
