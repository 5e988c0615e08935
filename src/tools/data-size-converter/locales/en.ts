import { placeWords } from '../../../i18n/places/en';
import { TYPED_NUMBER_WORDS } from '../../../i18n/typed-number';
import { numbersOf, type Words } from '../../../i18n/words';
import type { DataUnit } from '../../../lib/data-units';
import type { Fault } from '../faults';
import type { Field, ReadFault, ReadNote } from '../read-amount';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const NAMES: Record<Field, string> = {
  size: 'size',
  rate: 'rate',
  time: 'time',
  period: 'period',
  events: 'frequency of events',
};

type NumberWhy = Extract<ReadFault, { code: 'number' }>['why'];

function numberFault(why: NumberWhy): string {
  switch (why.code) {
    case 'negative':
      return 'An amount cannot be negative.';
    case 'too-long':
      return `The number is too long: at most ${count(why.limit)} digits.`;
    case 'bad-number':
      return TYPED_NUMBER_WORDS.en.fault(why.why);
  }
}

function fault(given: Fault): string {
  switch (given.code) {
    case 'empty':
      return `Enter a ${NAMES[given.field]}.`;
    case 'not-read':
      return `Not a ${NAMES[given.field]}: ${given.found}.`;
    case 'no-unit':
      return 'The unit is missing, such as in 8 h or 30 d.';
    case 'is-rate':
      return `${given.found} is a rate, but a size is needed here.`;
    case 'zero':
      return `The ${NAMES[given.field]} must be above zero.`;
    case 'number':
      return numberFault(given.why);
    case 'too-many-lines':
      return `Too many lines: at most ${count(given.limit)}.`;
    case 'no-size':
      return placeWords.inLine(given.line, fault(given.why));
  }
}

function note(given: ReadNote): string {
  switch (given.code) {
    case 'assumed-bytes':
      return 'No unit given, so read as bytes.';
    case 'lone-letter':
      return `Without its unit it is read as ${given.unit}.`;
    case 'bit-or-byte':
      return `A small b means bits, so this is read as ${given.unit}; did you mean bytes?`;
    case 'per-second':
      return 'No time given, so read as per second.';
    case 'cut-off':
      return 'What follows “…” is not known; the digits shown are what counts.';
    case 'calendar':
      return 'A month counts as 30 days, a year as 365.';
    case 'of-both':
      return `Of the two sizes the exact one is read: ${given.read}.`;
    case 'other-number':
      return TYPED_NUMBER_WORDS.en.otherReading(given.read, given.other);
  }
}

export const words = {
  tabs: 'What to convert',
  tab: { size: 'Size', rate: 'Rate', time: 'Time', volume: 'Volume', list: 'List' },
  fields: {
    size: 'Size',
    rate: 'Rate',
    time: 'Time',
    period: 'Period',
    events: 'Events',
    eventSize: 'Size of each event',
    text: 'Sizes',
  },
  placeholders: {
    size: 'Such as 1.5 GiB, 700MB or 0x400 B',
    rate: 'Such as 100 Mbit/s, 8 Mbps or 5 GB/h',
    time: 'Such as 8 h, 1 d 12 h or PT8H',
    period: 'Such as 30 d, 1 month or P30D',
    events: 'Such as 500/s or 2 million/day',
    eventSize: 'Such as 800 B',
    text: 'One size per line, or what du -h or ls -lh prints',
  },
  options: {
    tab: {
      label: 'What to convert',
      values: { size: 'Size', rate: 'Rate', time: 'Time', volume: 'Volume', list: 'List' },
    },
    size: 'Size',
    rate: 'Rate',
    solve: { label: 'Find', values: { time: 'Transfer time', rate: 'Rate needed' } },
    time: 'Time',
    volumeOf: { label: 'From', values: { rate: 'Rate × period', events: 'Events × size × period' } },
    period: 'Period',
    events: 'Events',
    eventSize: 'Size of each event',
    overhead: { label: 'Overhead', unit: '%' },
    to: { label: 'Convert to', values: (unit: 'all' | DataUnit) => (unit === 'all' ? 'All units' : unit) },
    kilo: { label: 'KB, MB, GB mean', values: { '1000': 'Powers of 1000', '1024': 'Powers of 1024' } },
    digits: {
      label: 'Digits',
      values: (digits: number | 'exact') => (digits === 'exact' ? 'Exact' : `${digits} significant`),
    },
    numbers: { label: 'Number format', values: { language: '1,234.5', plain: '1234.5' } },
    block: { label: 'Size of a block', unit: 'B' },
    letters: {
      label: 'K, M, G alone mean',
      values: { '1024': 'Powers of 1024 (ls -h)', '1000': 'Powers of 1000 (--si)' },
    },
    bare: {
      label: 'Numbers without a unit',
      values: { '1': 'Bytes', '512': 'Blocks of 512 bytes', '1024': 'Blocks of 1024 bytes (du)' },
    },
    nested: 'Also count what lies in a listed folder',
  },
  unitOf: { size: 'Unit of size', rate: 'Unit of rate' },
  chooseUnit: 'Unit',
  useUnit: (unit) => `Use ${unit}`,
  pieces: { sector: 'Sectors (512 B)', page: 'Pages (4 KiB)', block: 'Blocks' },
  pieceUnits: { sector: 'sectors', page: 'pages', block: 'blocks' },
  blockOf: (bytes) => `Blocks (${bytes} B)`,
  result: 'Result',
  bytes: 'Bytes',
  bits: 'Bits',
  decimal: 'Powers of 1000',
  binary: 'Powers of 1024',
  rounded: (digits) => `Rounded to ${digits} significant digits`,
  copyAll: 'Copy all',
  shownBy: 'As shown by',
  showers: {
    drive: 'Drive label',
    windows: 'Windows',
    macos: 'macOS Finder',
    ls: 'ls -h, du -h',
    df: 'df -h',
    si: 'ls --si, df -H',
  },
  more: 'In other forms',
  inWords: 'In words',
  power: 'Power of two',
  difference: 'Difference',
  differenceText: (binary, decimal, percent) => `1 ${binary} is ${percent}% more than ${decimal}`,
  fractionOfBit: 'This is not a whole number of bits; no computer stores a part of one.',
  fractionOfByte: 'This is not a whole number of bytes, so no file has this size.',
  spansTitle: 'Over time',
  spans: { minute: 'Per minute', hour: 'Per hour', day: 'Per day', month: 'Per 30 days' },
  duration: 'Duration',
  seconds: 'In seconds',
  iso: 'ISO 8601',
  net: 'Rate without overhead',
  fraction: 'Exactly',
  ladder: 'Usual links',
  links: {
    modem: 'Dial-up modem',
    adsl: 'ADSL',
    ethernet: 'Ethernet',
    fast: 'Fast Ethernet',
    usb2: 'USB 2.0',
    gigabit: 'Gigabit Ethernet',
    'gigabit-2.5': '2.5G Ethernet',
    usb3: 'USB 3',
    'gigabit-10': '10G Ethernet',
    'gigabit-25': '25G Ethernet',
    'gigabit-40': '40G Ethernet',
    'gigabit-100': '100G Ethernet',
    'gigabit-400': '400G Ethernet',
  },
  sum: 'Sum',
  least: 'At least',
  leastHint: 'Sizes with a letter were rounded up to be shown; the true sum lies between the two.',
  counted: (n) => plural(n, { one: `${count(n)} line counted`, other: `${count(n)} lines counted` }),
  lines: 'Each line',
  line: 'Line',
  name: 'Name',
  typed: 'Written as',
  size: 'Size',
  remark: 'Remark',
  skipped: {
    total: 'A total, not counted',
    self: 'The folder itself, not counted',
    nested: 'In a listed folder, not counted again',
  },
  smallB: (n) =>
    plural(n, {
      one: `In ${count(n)} line a small b stands for bits; if it is bytes, write B.`,
      other: `In ${count(n)} lines a small b stands for bits; if these are bytes, write B.`,
    }),
  nestedNote: (n) =>
    plural(n, {
      one: `${count(n)} line lies in a listed folder and is not counted twice.`,
      other: `${count(n)} lines lie in a listed folder and are not counted twice.`,
    }),
  place: placeWords.line,
  moreWrong: (n) => plural(n, { one: `${count(n)} more is not a size.`, other: `${count(n)} more are not sizes.` }),
  empty: 'Enter an amount, and the result appears here.',
  note,
  fault,
} satisfies Words<typeof zhCn>;
