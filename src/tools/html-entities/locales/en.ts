import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  plain: 'Text',
  withEntities: 'Escaped',
  plainPlaceholder: 'Type text to escape, or open a file',
  entitiesPlaceholder: 'Paste text with &name; or &#123;, or open a file',
  options: {
    mode: {
      label: 'Escape',
      values: {
        minimal: 'Minimal',
        names: 'Non-ASCII as names',
        decimal: 'Non-ASCII as decimal',
        hexadecimal: 'Non-ASCII as hexadecimal',
        every: 'Every character',
      },
      hints: {
        minimal: 'Only & < > " \'',
        names: 'Writes what is not ASCII by name, or as a decimal number where there is none',
        decimal: 'Writes what is not ASCII as &#169;',
        hexadecimal: 'Writes what is not ASCII as &#xA9;',
        every: 'Writes all characters as entities',
      },
    },
    everyAs: { label: 'As', values: { decimal: 'Decimal', hexadecimal: 'Hexadecimal', names: 'Names' } },
    apostrophe: { label: 'Apostrophe', values: { number: '&#39;', name: '&apos;' } },
    keepExisting: {
      label: 'Leave existing entities alone',
      hint: 'The & of an entity that ends with a semicolon is not escaped again',
    },
    rules: {
      label: 'Rules',
      values: { html: 'HTML text', attribute: 'Attribute', xml: 'XML' },
      hints: {
        html: 'Some old names may lack the semicolon',
        attribute: 'A name without semicolon stays as it is before = and before a letter or digit',
        xml: 'Five names and numbers only',
      },
    },
    showInvisible: {
      label: 'Show invisible characters and what is left',
      hint: 'A no-break space is shown as ·, with its code point on hover; what is left as it is is underlined; what is copied stays the same',
    },
  },
  entities: (n) => plural(n, { one: `${count(n)} entity`, other: `${count(n)} entities` }),
  leftCount: (n) => `${count(n)} left as is`,
  keptCount: (n) =>
    plural(n, {
      one: `${count(n)} existing entity was left alone.`,
      other: `${count(n)} existing entities were left alone.`,
    }),
  unwritable: (names) => `No entity stands for these characters, they were kept: ${names}.`,
  listSeparator: ', ',
  loneSurrogate: placeWords.loneSurrogate,
  atCharacter: placeWords.character,
  place: placeWords.lineColumn,
  times: (n) => (n > 1 ? ` (${count(n)} times)` : ''),
  remarks: {
    left: (reference) => `Left as is: ${reference}`,
    'no-character': (reference) => `${reference} stands for no character; it became U+FFFD.`,
    'windows-1252': (reference, value) => `${reference} was read as ${value} (windows-1252), as browsers do.`,
    'no-semicolon': (reference, value) => `${reference} lacks its semicolon; read as ${value}`,
  },
  moreRemarks: (n) => plural(n, { one: `${count(n)} more is not listed.`, other: `${count(n)} more are not listed.` }),
} satisfies Words<typeof zhCn>;
