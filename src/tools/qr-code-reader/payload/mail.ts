import { fieldIf, warningIf } from './build-card';
import type { Card, CardField } from './card';
import { readMarkedFields } from './escaped-text';
import type { FieldName } from './field-names';
import { cutAt, readPercent, readQuery } from './percent-text';

const HEADERS: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ['to', 'to'],
  ['cc', 'cc'],
  ['bcc', 'bcc'],
  ['subject', 'subject'],
  ['body', 'body'],
]);

/** A header that we have no name for stands under its own. */
function headerField(name: string, value: string): readonly CardField[] {
  const known = HEADERS.get(name);
  return known ? fieldIf(known, value) : fieldIf('own', value, { label: name });
}

/** The commas between addresses are not encoded, those within one are (RFC 6068, section 2). */
const addressesIn = (written: string) => written.split(',').map((address) => readPercent(address));

function readMailto(rest: string): Card | undefined {
  const [before] = cutAt(rest, '#');
  const [recipients, query] = cutAt(before, '?');
  const addresses = addressesIn(recipients);
  const headers = readQuery(query ?? '');
  const fields = [
    ...addresses.flatMap(({ text }) => fieldIf('to', text)),
    ...headers.list.flatMap(({ name, value }) => headerField(name, value)),
  ];
  if (fields.length === 0) return undefined;
  const isRight = headers.isRight && addresses.every((address) => address.isRight);
  return { type: 'email', fields, warnings: warningIf(!isRight, 'badPercent') };
}

/** `MATMSG:TO:…;SUB:…;BODY:…;;` of NTT DOCOMO. */
function readMatmsg(rest: string): Card | undefined {
  const names: Readonly<Record<string, FieldName>> = { TO: 'to', SUB: 'subject', BODY: 'body' };
  const fields = readMarkedFields(rest).flatMap(({ name, value }) => {
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    return known ? fieldIf(known, value) : fieldIf('own', value, { label: name });
  });
  return fields.length === 0 ? undefined : { type: 'email', fields, warnings: [] };
}

/** `SMTP:address:subject:body`, as older generators write it. */
function readSmtp(rest: string): Card | undefined {
  const [to, after = ''] = cutAt(rest, ':');
  const [subject, body] = cutAt(after, ':');
  if (!to.includes('@')) return undefined;
  return {
    type: 'email',
    fields: [...fieldIf('to', to), ...fieldIf('subject', subject), ...fieldIf('body', body)],
    warnings: [],
  };
}

const READERS = [
  ['mailto:', readMailto],
  ['MATMSG:', readMatmsg],
  ['SMTP:', readSmtp],
] as const;

/** A mail that is to be written: `mailto:` (RFC 6068), `MATMSG:`, `SMTP:`; undefined where it holds nothing. */
export function readMail(text: string): Card | undefined {
  const begun = text.trimStart();
  const head = begun.slice(0, 'mailto:'.length).toLowerCase();
  const [prefix, read] = READERS.find(([each]) => head.startsWith(each.toLowerCase())) ?? [];
  return prefix && read?.(begun.slice(prefix.length));
}
