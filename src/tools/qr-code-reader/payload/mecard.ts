import { field, fieldIf } from './build-card';
import type { Card, CardField } from './card';
import { extendDate } from './contact-date';
import { readMarkedFields, splitUnescaped, unescapeText } from './escaped-text';
import type { FieldName } from './field-names';

/** MECARD of NTT DOCOMO: its fields by what they are. */
const MECARD: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ['SOUND', 'reading'],
  ['NICKNAME', 'nickname'],
  ['ORG', 'organisation'],
  ['TITLE', 'jobTitle'],
  ['TEL', 'phone'],
  ['TEL-AV', 'phone'],
  ['EMAIL', 'email'],
  ['URL', 'url'],
  ['NOTE', 'note'],
  ['MEMO', 'note'],
]);

/** A field of a MECARD; commas set the parts of names and addresses apart. */
function fieldsOf(name: string, raw: string): readonly CardField[] {
  const value = unescapeText(raw, false);
  const plain = MECARD.get(name);
  if (plain) return fieldIf(plain, value);
  if (name === 'BDAY') return fieldIf('birthday', extendDate(value));
  if (name !== 'N' && name !== 'ADR') return fieldIf('own', value, { label: name });
  const parts = splitUnescaped(raw, ',').map((part) => unescapeText(part, false).trim());
  if (name === 'N') {
    const [family = '', given = ''] = parts;
    if (parts.length < 2) return fieldIf('name', value);
    return [
      field('name', `${given} ${family}`.trim()),
      ...fieldIf('familyName', family),
      ...fieldIf('givenName', given),
    ];
  }
  return fieldIf('address', parts.filter(Boolean).join(', '));
}

/** A `MECARD:` text; undefined where it holds nothing. */
export function readMecard(text: string): Card | undefined {
  const prefix = /^\s*MECARD:/i.exec(text)?.[0];
  if (prefix === undefined) return undefined;
  const fields = readMarkedFields(text.slice(prefix.length)).flatMap(({ name, raw }) => fieldsOf(name, raw));
  return fields.length === 0 ? undefined : { type: 'mecard', fields, warnings: [] };
}
