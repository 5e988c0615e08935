import type { Notice } from './moment';

/** Offsets that RFC 5322 (section 4.3) gives to names; all others are unknown to it. */
const MAIL: Readonly<Record<string, string>> = {
  Z: '+00',
  UT: '+00',
  UTC: '+00',
  GMT: '+00',
  EST: '-05',
  EDT: '-04',
  CST: '-06',
  CDT: '-05',
  MST: '-07',
  MDT: '-06',
  PST: '-08',
  PDT: '-07',
};

/** What `date` of Unix and programs of its kind print for other zones, as the time zone database has it. */
const OTHERS: Readonly<Record<string, string>> = {
  ACDT: '+10:30',
  ACST: '+09:30',
  ADT: '-03',
  AEDT: '+11',
  AEST: '+10',
  AKDT: '-08',
  AKST: '-09',
  AMT: '+04',
  AST: '-04',
  AWST: '+08',
  BST: '+01',
  CAT: '+02',
  CEST: '+02',
  CET: '+01',
  CHST: '+10',
  EAT: '+03',
  EEST: '+03',
  EET: '+02',
  GST: '+04',
  HDT: '-09',
  HKT: '+08',
  HST: '-10',
  IDT: '+03',
  IST: '+05:30',
  JST: '+09',
  KST: '+09',
  MEST: '+02',
  MET: '+01',
  MSK: '+03',
  NDT: '-02:30',
  NST: '-03:30',
  NZDT: '+13',
  NZST: '+12',
  PKT: '+05',
  SAST: '+02',
  SGT: '+08',
  SST: '-11',
  WAT: '+01',
  WEST: '+01',
  WET: '+00',
  WIB: '+07',
  WIT: '+09',
  WITA: '+08',
};

/** One of the zones that a short name stands for. */
export interface Meaning {
  readonly zone: string;
  readonly offset: string;
}

const meaning = (zone: string, offset: string): Meaning => ({ zone, offset });

/** Names that stand for several zones. */
const AMBIGUOUS: Readonly<Record<string, readonly Meaning[]>> = {
  CST: [meaning('America/Chicago', '-06:00'), meaning('Asia/Shanghai', '+08:00'), meaning('America/Havana', '-05:00')],
  CDT: [meaning('America/Chicago', '-05:00'), meaning('America/Havana', '-04:00')],
  IST: [meaning('Asia/Kolkata', '+05:30'), meaning('Asia/Jerusalem', '+02:00'), meaning('Europe/Dublin', '+01:00')],
  BST: [meaning('Europe/London', '+01:00'), meaning('Asia/Dhaka', '+06:00')],
  AST: [meaning('America/Halifax', '-04:00'), meaning('Asia/Riyadh', '+03:00')],
  PST: [meaning('America/Los_Angeles', '-08:00'), meaning('Asia/Manila', '+08:00')],
  GST: [meaning('Asia/Dubai', '+04:00'), meaning('Atlantic/South_Georgia', '-02:00')],
  AMT: [meaning('Asia/Yerevan', '+04:00'), meaning('America/Manaus', '-04:00')],
};

/** The zones that a short name stands for, where there are several. */
export function meaningsOf(name: string): readonly Meaning[] {
  const upper = name.toUpperCase();
  return Object.hasOwn(AMBIGUOUS, upper) ? (AMBIGUOUS[upper] ?? []) : [];
}

export interface NamedOffset {
  readonly offset: string;
  readonly notices: readonly Notice[];
}

/** The offset that an abbreviation stands for. `preferred` are those that the language of the text has other habits for. */
export function offsetOfAbbreviation(
  name: string,
  preferred: Readonly<Record<string, string>> = {},
): NamedOffset | undefined {
  const upper = name.toUpperCase();
  const own = (offsets: Readonly<Record<string, string>>) =>
    Object.hasOwn(offsets, upper) ? offsets[upper] : undefined;
  const offset = own(preferred) ?? own(MAIL) ?? own(OTHERS);
  if (offset === undefined) return undefined;
  const full = offset.includes(':') ? offset : `${offset}:00`;
  const others = meaningsOf(upper)
    .map((one) => one.offset)
    .filter((other) => other !== full);
  return { offset, notices: others.length === 0 ? [] : [{ code: 'abbreviation', name: upper, offset: full, others }] };
}
