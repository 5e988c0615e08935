import { fieldIf, warningIf } from './build-card';
import type { Card, CardField } from './card';
import { extendDate } from './contact-date';
import { readContentLines, type ContentLine } from './content-lines';
import { splitUnescaped, unescapeText } from './escaped-text';
import type { FieldName } from './field-names';

/** Properties whose value is one text, or several in a list. */
const PLAIN: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ['FN', 'name'],
  ['NICKNAME', 'nickname'],
  ['TITLE', 'jobTitle'],
  ['ROLE', 'role'],
  ['TEL', 'phone'],
  ['EMAIL', 'email'],
  ['IMPP', 'messenger'],
  ['URL', 'url'],
  ['NOTE', 'note'],
]);

/** What tells of the card itself, or is no text. */
const UNSHOWN = /^(?:BEGIN|END|VERSION|PRODID|REV|UID|PROFILE|SORT-STRING|PHOTO|LOGO|SOUND|KEY|X-ABLABEL)$/;

/** Types that say nothing to a visitor. */
const SILENT_TYPES = /^(?:pref|internet|x400|voice)$/i;

/** The kinds of a phone or an address as the card names them, such as `work, cell`. */
function typesOf({ parameters }: ContentLine): { readonly label?: string } {
  const types = (parameters.get('TYPE') ?? '').split(',').map((type) => type.trim());
  const label = types.filter((type) => type !== '' && !SILENT_TYPES.test(type)).join(', ');
  return label === '' ? {} : { label: label.toLowerCase() };
}

const partsOf = (value: string) => splitUnescaped(value, ';').map((part) => unescapeText(part, true).trim());

function fieldsOf(line: ContentLine, hasName: boolean): readonly CardField[] {
  const { name, value } = line;
  const plain = PLAIN.get(name);
  // A phone in version 4.0 is often a `tel:` address.
  const text = unescapeText(value, true);
  if (plain) return fieldIf(plain, plain === 'phone' ? text.replace(/^tel:/i, '') : text, typesOf(line));
  if (name === 'BDAY') return fieldIf('birthday', extendDate(text));
  if (name === 'ANNIVERSARY') return fieldIf('anniversary', extendDate(text));
  if (name === 'ADR') return fieldIf('address', partsOf(value).filter(Boolean).join(', '), typesOf(line));
  if (name === 'GEO') return fieldIf('place', text.replace(/^geo:/i, '').replace(';', ', '));
  if (name === 'ORG') {
    const [organisation, ...departments] = partsOf(value);
    return [...fieldIf('organisation', organisation), ...fieldIf('department', departments.filter(Boolean).join(', '))];
  }
  if (name === 'N') return nameFields(value, hasName);
  return UNSHOWN.test(name) ? [] : fieldIf('own', text, { label: name });
}

/** Chinese, Japanese and Korean names have the family's first, and no blank between. */
const isEastAsian = (name: string) =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(name);

/** Family; given; further names; titles before and behind (RFC 6350, section 6.2.2). */
function nameFields(value: string, hasName: boolean): readonly CardField[] {
  const [family = '', given = '', middle = '', before = '', behind = ''] = partsOf(value);
  const parts = isEastAsian(family + given)
    ? [before, family + given, middle, behind]
    : [before, given, middle, family, behind];
  const whole = parts.filter(Boolean).join(' ');
  return [
    ...(hasName ? [] : fieldIf('name', whole)),
    ...fieldIf('familyName', family),
    ...fieldIf('givenName', given),
    ...fieldIf('middleName', middle),
  ];
}

/** The first vCard of a text, of version 2.1, 3.0 (RFC 2426) or 4.0 (RFC 6350); undefined where it holds nothing. */
export function readVcard(text: string): Card | undefined {
  if (!/^\s*BEGIN:VCARD\s/i.test(text)) return undefined;
  const lines = readContentLines(text.trimStart());
  const end = lines.findIndex(({ name, value }) => name === 'END' && /^\s*VCARD\s*$/i.test(value));
  const own = end < 0 ? lines : lines.slice(0, end);
  const hasName = own.some(({ name, value }) => name === 'FN' && value.trim() !== '');
  const read = own.flatMap((line) => fieldsOf(line, hasName));
  // Whose card it is stands first, wherever the card says it.
  const fields = [...read.filter(({ name }) => name === 'name'), ...read.filter(({ name }) => name !== 'name')];
  if (fields.length === 0) return undefined;
  return {
    type: 'vcard',
    fields,
    warnings: [...warningIf(end < 0, 'cutOff'), ...warningIf(end >= 0 && end < lines.length - 1, 'moreFollows')],
  };
}
