import type { CopyRowProps } from '../../ui/copy-rows/copy-rows';
import type {
  CertificateFacts,
  KeyFacts,
  KeyObjectFacts,
  ListFacts,
  NameFacts,
  ObjectFacts,
  RequestFacts,
} from './report';
import type { Style } from './use-style';
import type { ToolWords } from './use-words';

type Row = CopyRowProps;

interface Writing {
  readonly words: ToolWords;
  readonly style: Style;
}

/** The facts of an object, each to copy, in the order in which one asks for them. */
export function rowsOf(facts: ObjectFacts, writing: Writing): Row[] {
  switch (facts.kind) {
    case 'certificate':
      return certificateRows(facts, writing);
    case 'request':
      return requestRows(facts, writing);
    case 'list':
      return listRows(facts, writing);
    case 'key':
      return keyObjectRows(facts, writing);
  }
}

function certificateRows(facts: CertificateFacts, writing: Writing): Row[] {
  const { words, style } = writing;
  const { serialHex, serialDecimal, notBefore, notAfter, names, validation } = facts;
  return [
    ...nameRows(words.subject, words.nameOfSubject, facts.subject, words),
    ...nameRows(words.issuer, words.nameOfIssuer, facts.issuer, words),
    ...names.map(({ text, unicode }) => ({
      label: words.names,
      value: text,
      shown: unicode && `${text} (${unicode})`,
    })),
    momentRow(words.notBefore, notBefore, style),
    momentRow(words.notAfter, notAfter, style),
    { label: words.lifetime, value: words.days(facts.days) },
    ...(validation ? [{ label: words.validation, value: words.validations[validation] }] : []),
    { label: words.serialHex, value: style.digits(serialHex) },
    { label: words.serialDecimal, value: serialDecimal },
    { label: words.version, value: String(facts.version) },
    ...keyRows(facts.key, writing),
    schemeRow(facts, words),
    { label: 'SHA-256', value: style.hex(facts.sha256) },
    { label: 'SHA-1', value: style.hex(facts.sha1) },
    { label: 'MD5', value: style.hex(facts.md5) },
    ...originRows(facts, words),
  ];
}

function requestRows(facts: RequestFacts, writing: Writing): Row[] {
  const { words } = writing;
  return [
    ...nameRows(words.subject, words.nameOfSubject, facts.subject, words),
    ...facts.names.map(({ text, unicode }) => ({
      label: words.names,
      value: text,
      shown: unicode && `${text} (${unicode})`,
    })),
    { label: words.version, value: String(facts.version) },
    ...keyRows(facts.key, writing),
    schemeRow(facts, words),
    ...(facts.hasChallenge ? [{ label: words.challenge, value: '', shown: words.hasChallenge }] : []),
    ...facts.attributes.map(({ oid, value }) => ({ label: `${words.attribute} ${oid}`, value })),
    ...originRows(facts, words),
  ];
}

function listRows(facts: ListFacts, { words, style }: Writing): Row[] {
  const { number, thisUpdate, nextUpdate } = facts;
  return [
    ...nameRows(words.issuer, words.nameOfIssuer, facts.issuer, words),
    ...(number === undefined ? [] : [{ label: words.listNumber, value: number }]),
    momentRow(words.thisUpdate, thisUpdate, style),
    ...(nextUpdate === undefined ? [] : [momentRow(words.nextUpdate, nextUpdate, style)]),
    { label: words.entries, value: String(facts.entries.length) },
    { label: words.version, value: String(facts.version) },
    schemeRow(facts, words),
    ...originRows(facts, words),
  ];
}

function keyObjectRows(facts: KeyObjectFacts, writing: Writing): Row[] {
  const { words } = writing;
  return [
    { label: words.kind, value: facts.isPrivate ? words.privateBadge : words.publicBadge },
    ...keyRows(facts.key, writing),
    ...(facts.wasEncrypted ? [{ label: words.wasEncrypted, value: words.yes }] : []),
    ...originRows(facts, words),
  ];
}

/** The name as RFC 4514 writes it, then attribute by attribute with its oid. */
function nameRows(
  label: string,
  labelOf: (name: string) => string,
  { text, attributes }: NameFacts,
  words: ToolWords,
): Row[] {
  return [
    { label, value: text, ...(text === '' && { shown: words.emptyName }) },
    ...attributes.map(({ name, oid, value }) => ({
      label: labelOf(name ?? oid),
      value,
      shown: name === undefined ? value : `${value} · ${oid}`,
    })),
  ];
}

function keyRows({ name, bits, curve, exponent, spkiHex, pin }: KeyFacts, { words, style }: Writing): Row[] {
  const size = bits === undefined || name.includes(String(bits)) ? undefined : words.bits(bits);
  return [
    { label: words.publicKey, value: [name, curve === name ? undefined : curve, size].filter(Boolean).join(', ') },
    ...(exponent === undefined ? [] : [{ label: words.exponent, value: exponent }]),
    { label: words.spki, value: style.hex(spkiHex) },
    { label: words.pin, value: pin },
  ];
}

const momentRow = (label: string, time: number, { moment, iso }: Style): Row => ({
  label,
  value: iso(time),
  shown: moment(time),
});

const schemeRow = ({ scheme, schemeOid }: { scheme: string; schemeOid: string }, words: ToolWords): Row => ({
  label: words.scheme,
  value: scheme,
  shown: scheme === schemeOid ? scheme : `${scheme} · ${schemeOid}`,
});

const INSIDE = { pkcs7: 'PKCS#7', pkcs12: 'PKCS#12' } as const;

function originRows({ origin: { inside, friendlyName } }: ObjectFacts, words: ToolWords): Row[] {
  return [
    ...(inside === undefined ? [] : [{ label: words.inside, value: INSIDE[inside] }]),
    ...(friendlyName === undefined ? [] : [{ label: words.friendlyName, value: friendlyName }]),
  ];
}
