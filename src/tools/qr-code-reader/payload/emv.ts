import { checked, field, warning, warningIf, wordField } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import { crc16 } from './crc16';
import { currencyLetters } from './currencies';
import { asBytes, asCharacters, readItems, type EmvItem, type EmvItems, type Measure } from './emv-items';
import type { FieldName } from './field-names';
import type { ValueWord } from './names';

type Names = Readonly<Record<string, FieldName>>;

const TOP: Names = {
  '00': 'payloadFormat',
  '01': 'initiation',
  '52': 'categoryCode',
  '53': 'currency',
  '54': 'amount',
  '55': 'tip',
  '56': 'fixedFee',
  '57': 'percentFee',
  '58': 'country',
  '59': 'merchant',
  '60': 'city',
  '61': 'postalCode',
  '62': 'additional',
  '63': 'crc',
  '64': 'otherLanguage',
};

const ADDITIONAL: Names = {
  '01': 'billNumber',
  '02': 'mobileNumber',
  '03': 'store',
  '04': 'loyaltyNumber',
  '05': 'reference',
  '06': 'customer',
  '07': 'terminal',
  '08': 'purpose',
  '09': 'dataRequest',
  '10': 'taxNumber',
  '11': 'channel',
};

const OTHER_LANGUAGE: Names = { '00': 'language', '01': 'merchant', '02': 'city' };

/** Templates of schemes and of who made the code: the identifier says whose the rest is. */
const OWN_TEMPLATE: Names = { '00': 'identifier' };

const INITIATIONS: Readonly<Record<string, ValueWord>> = { '11': 'static', '12': 'dynamic' };
const TIPS: Readonly<Record<string, ValueWord>> = { '01': 'askForTip', '02': 'fixedFeeAdded', '03': 'percentFeeAdded' };

/** The names within a template; undefined for what is a value itself (tables 3.1 to 3.8 of the standard). */
function namesWithin(tag: string, names: Names): Names | undefined {
  const number = Number(tag);
  if (names === ADDITIONAL) return number >= 50 ? OWN_TEMPLATE : undefined;
  if (names !== TOP) return undefined;
  if (tag === '62') return ADDITIONAL;
  if (tag === '64') return OTHER_LANGUAGE;
  return (number >= 26 && number <= 51) || number >= 80 ? OWN_TEMPLATE : undefined;
}

/** What a tag is called; of the merchant's accounts those of the card schemes too. */
function nameOf(tag: string, names: Names): FieldName {
  const number = Number(tag);
  const known = Object.hasOwn(names, tag) ? names[tag] : undefined;
  if (known) return known;
  if (names !== TOP) return 'own';
  if (number >= 2 && number <= 51) return 'merchantAccount';
  return number >= 65 && number <= 79 ? 'reserved' : 'own';
}

const wordOf = (words: Readonly<Record<string, ValueWord>>, value: string) =>
  Object.hasOwn(words, value) ? words[value] : undefined;

/** A value that is a code of the standard, as what it stands for. */
function leafField(name: FieldName, { tag, value }: EmvItem, depth: number): CardField {
  const facts = { label: tag, depth };
  const isTop = depth === 0;
  const word =
    isTop && name === 'initiation' ? wordOf(INITIATIONS, value) : isTop && name === 'tip' && wordOf(TIPS, value);
  if (word) return wordField(name, word, facts);
  return field(name, (name === 'currency' && currencyLetters(value)) || value, facts);
}

interface Tree {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

/** The fields of a template in their order; a template stands before what is in it, without a value of its own. */
function treeOf(items: readonly EmvItem[], names: Names, depth: number, measure: Measure): Tree {
  const fields: CardField[] = [];
  const warnings: CardWarning[] = [];
  for (const item of items) {
    const name = nameOf(item.tag, names);
    const within = namesWithin(item.tag, names);
    const inner: EmvItems = within ? readItems([...item.value], measure) : { items: [] };
    if (!within || inner.items.length === 0) {
      fields.push(leafField(name, item, depth));
    } else {
      fields.push(field(name, '', { label: item.tag, depth }));
      const tree = treeOf(inner.items, within, depth + 1, measure);
      fields.push(...tree.fields);
      warnings.push(...tree.warnings);
    }
    if (inner.cutAt !== undefined) warnings.push(warning('cutOff', item.tag));
  }
  return { fields, warnings };
}

/** Digits with at most one point, 13 characters in all. */
function isAmount(text: string): boolean {
  return text.length <= 13 && /^[\d.]+$/.test(text) && /\d/.test(text) && text.indexOf('.') === text.lastIndexOf('.');
}

/** What the top of the tree says against itself. */
function topWarnings(items: readonly EmvItem[]): readonly CardWarning[] {
  const value = (tag: string) => items.find((item) => item.tag === tag)?.value;
  const currency = value('53');
  const amount = value('54');
  return [
    ...warningIf(currency !== undefined && currencyLetters(currency) === undefined, 'unknownCurrency', currency),
    ...warningIf(amount !== undefined && !isAmount(amount), 'badAmount', amount),
  ];
}

/** By characters, as the standard counts; by bytes where only that comes out even. */
function readTop(characters: readonly string[]): { readonly read: EmvItems; readonly measure: Measure } {
  const read = readItems(characters, asCharacters);
  if (read.cutAt === undefined) return { read, measure: asCharacters };
  const byBytes = readItems(characters, asBytes);
  return byBytes.cutAt === undefined ? { read: byBytes, measure: asBytes } : { read, measure: asCharacters };
}

/** A payment at a merchant's (EMV QRCPS, Merchant-Presented Mode) as the tree of its tags, with its checksum computed again. */
export function readEmv(text: string): Card | undefined {
  const begun = text.trim();
  if (!begun.startsWith('000201')) return undefined;
  const characters = [...begun];
  const { read, measure } = readTop(characters);
  if (read.items.length < 2) return undefined;
  const { fields, warnings } = treeOf(read.items, TOP, 0, measure);
  const crc = read.items.find(({ tag }) => tag === '63');
  const expected = crc && crc16(characters.slice(0, crc.start).join(''));
  const isRight = crc?.value.toUpperCase() === expected;
  return {
    type: 'emv',
    fields: fields.map((each) =>
      each.name === 'crc' && each.depth === 0 ? { ...each, check: checked(isRight) } : each,
    ),
    warnings: [
      ...(read.cutAt === undefined ? [] : [warning('cutOff', read.cutAt)]),
      ...warnings,
      ...topWarnings(read.items),
      ...warningIf(!crc, 'noCrc'),
      ...warningIf(crc !== undefined && !isRight, 'wrongCrc', expected),
    ],
  };
}
