import { readIban } from './bank-account';
import { checked, field, fieldIf, warning, warningIf, wordField } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import type { FieldName } from './field-names';
import type { ValueWord } from './names';
import { isCreditorReference, isQrReference } from './payment-reference';

const TYPES: Readonly<Record<string, ValueWord>> = {
  QRR: 'qrReference',
  SCOR: 'creditorReference',
  NON: 'noReference',
};

/** Name and address in seven lines: structured (`S`) as street, number, code and town, combined (`K`) as two lines. */
function personFields(name: FieldName, lines: readonly string[]): readonly CardField[] {
  const [kind, person, one = '', two = '', code = '', town = '', country = ''] = lines;
  if (!person) return [];
  const street = kind === 'S' ? `${one} ${two}`.trim() : [one, two].filter(Boolean).join(', ');
  const address = [street, `${code} ${town}`.trim(), country].filter(Boolean).join(', ');
  return [field(name, person), ...fieldIf('address', address, { depth: 1 })];
}

interface Reference {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

/** An IBAN of the banks' second code takes QR references only, and no other IBAN does (QR-IID, 30000 to 31999). */
const isQrIban = (iban: string) => /^(?:CH|LI)\d\d3[01]\d{3}/i.test(iban.replaceAll(' ', ''));

function readReference(type: string, written: string, iban: string): Reference {
  const word = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const isRight =
    type === 'QRR' ? isQrReference(written) : type === 'SCOR' ? isCreditorReference(written) : written === '';
  const hasCheck = type === 'QRR' || type === 'SCOR';
  return {
    fields: [
      ...(word ? [wordField('referenceType', word, { label: type })] : fieldIf('referenceType', type)),
      ...fieldIf('reference', written, hasCheck ? { check: checked(isRight) } : {}),
    ],
    warnings: [
      ...warningIf(!word || !isRight, 'badReference', written || type),
      ...warningIf(word !== undefined && isQrIban(iban) !== (type === 'QRR'), 'referenceKind'),
    ],
  };
}

function moneyWarnings(amount: string, currency: string): readonly CardWarning[] {
  return [
    ...warningIf(amount !== '' && !/^\d{1,9}\.\d\d$/.test(amount), 'badAmount', amount),
    ...warningIf(currency !== 'CHF' && currency !== 'EUR', 'unknownCurrency', currency),
  ];
}

/** What marks the end of the payment; lines behind it are for bills and other procedures. */
const TRAILER = 'EPD';

/** A Swiss QR-bill (SIX, Implementation Guidelines, version 0200); undefined for any other text. */
export function readSwissBill(text: string): Card | undefined {
  if (!/^\s*SPC[\r\n]/.test(text)) return undefined;
  const lines = text.trimStart().split(/\r\n|\r|\n/);
  const line = (index: number) => lines[index] ?? '';
  if (!/^\d{4}$/.test(line(1)) || lines.length < 6) return undefined;
  const written = line(3);
  const iban = readIban(written);
  const reference = readReference(line(27), line(28), written);
  const isCut = line(30) !== TRAILER;
  return {
    type: 'swissBill',
    fields: [
      ...personFields('payee', lines.slice(4, 11)),
      ...iban.fields,
      ...personFields('ultimatePayee', lines.slice(11, 18)),
      ...fieldIf('amount', line(18)),
      ...fieldIf('currency', line(19)),
      ...personFields('payer', lines.slice(20, 27)),
      ...reference.fields,
      ...fieldIf('message', line(29)),
      ...fieldIf('billInformation', line(31)),
      ...fieldIf('procedure', line(32)),
      ...fieldIf('procedure', line(33)),
      ...fieldIf('version', line(1)),
    ],
    warnings: [
      ...warningIf(!line(1).startsWith('02'), 'unknownVersion', line(1)),
      ...(isCut ? [warning('cutOff')] : []),
      ...iban.warnings,
      ...warningIf(written !== '' && !/^(?:CH|LI)/i.test(written), 'foreignIban', written),
      ...(isCut ? [] : [...moneyWarnings(line(18), line(19)), ...reference.warnings]),
    ],
  };
}
