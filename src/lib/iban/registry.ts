/** The edition of the SWIFT IBAN Registry (ISO 13616) that the table follows, and the EPC's list of SEPA countries. */
export const REGISTRY = { release: 102, month: '2026-06', sepaList: 'EPC409-09 v8.0', sepaDate: '2025-12-24' } as const;

/** What a run of characters in the BBAN is. `check` is the national key; the further ones are not codes of the account. */
export const ROLES = ['bank', 'branch', 'account', 'check', 'type', 'owner', 'holder', 'currency', 'reserved'] as const;
export type Role = (typeof ROLES)[number];

/** Characters of the registry's notation: `n` digits, `a` capital letters, `c` both. */
export type Kind = 'n' | 'a' | 'c';

export interface Field {
  readonly role: Role;
  /** The check digit is the last character of this code as banks write it, so it belongs to its value as well. */
  readonly within?: Role;
  /** Index of the first character in the BBAN. */
  readonly start: number;
  readonly length: number;
  readonly kind: Kind;
}

export interface Structure {
  readonly country: string;
  /** Characters of the BBAN; the IBAN has four more. */
  readonly length: number;
  readonly fields: readonly Field[];
}

/**
 * Each country's BBAN: a letter for the role, a length and the kind of characters. Upper-case K is a check digit within the
 * code before it. `t` type of account, `o` number of the owner, `h` id of the holder, `c` currency, `r` reserved.
 */
const TABLE = `
AD b4n s4n a12c|AE b3n a16n|AL b3n s4n K1n a16c|AT b5n a11n|AZ b4a a20c|BA b3n s3n a8n k2n|BE b3n a7n k2n
BG b4a s4n t2n a8c|BH b4a a14c|BI b5n s5n a11n k2n|BR b8n s5n a10n t1a o1c|BY b4c t4n a16c|CH b5n a12c
CR b4n a14n|CY b3n s5n a16c|CZ b4n a5n K1n a9n K1n|DE b8n a10n|DJ b5n s5n a11n k2n|DK b4n a9n K1n
DO b4c a20n|EE b2n a13n K1n|EG b4n s4n a17n|ES b4n s4n k2n a10n|FI b3n a10n K1n|FK b2a a12n|FO b4n a9n K1n
FR b5n s5n a11c k2n|GB b4a s6n a8n|GE b2a a16n|GI b4a a15c|GL b4n a9n K1n|GR b3n s4n a16c|GT b4c c2c t2c a16c
HN b4a a20n|HR b6n K1n a9n K1n|HU b3n s4n k1n a15n k1n|IE b4a s6n a8n|IL b3n s3n a13n|IQ b4a s3n a12n
IS b2n s2n t2n a6n h10n|IT k1a b5n s5n a12c|JO b4a s4n a18c|KW b4a a22c|KZ b3n a13c|LB b4n a20c|LC b4a a24c
LI b5n a12c|LT b5n a11n|LU b3n a13c|LV b4a a13c|LY b3n s3n a15n|MC b5n s5n a11c k2n|MD b2c a18c
ME b3n a13n k2n|MK b3n a10c k2n|MN b4n a12n|MR b5n s5n a11n k2n|MT b4a s5n a18c|MU b4a b2n s2n a12n r3n c3a
NI b4a a20n|NL b4a a10n|NO b4n a6n k1n|OM b3n a16c|PK b4a a16c|PL b7n K1n a16n|PS b4a a21c|PT b4n s4n a11n k2n
QA b4a a21c|RO b4a a16c|RS b3n a13n k2n|RU b9n s5n a15c|SA b2n a18c|SC b4a b2n s2n a16n c3a|SD b2n a12n
SE b3n a16n K1n|SI b5n a8n k2n|SK b4n a5n K1n a9n K1n|SM k1a b5n s5n a12c|SO b4n s3n a12n|ST b4n s4n a11n k2n
SV b4a a20n|TL b3n a14n k2n|TN b2n s3n a13n k2n|TR b5n r1n a16c|UA b6n a19c|VA b3n a15n|VG b4a a16n
XK b2n s2n a10n k2n|YE b4a s4n a18c`;

const ROLE_OF: Readonly<Record<string, Role>> = {
  b: 'bank',
  s: 'branch',
  a: 'account',
  k: 'check',
  K: 'check',
  t: 'type',
  o: 'owner',
  h: 'holder',
  c: 'currency',
  r: 'reserved',
};

function isKind(letter: string | undefined): letter is Kind {
  return letter === 'n' || letter === 'a' || letter === 'c';
}

function readLine(line: string): Structure {
  const [country = '', ...codes] = line.split(' ');
  const fields: Field[] = [];
  let start = 0;
  for (const code of codes) {
    const role = ROLE_OF[code.charAt(0)];
    const kind = code.at(-1);
    const length = Number(code.slice(1, -1));
    if (!role || !isKind(kind)) throw new Error(`The table of ${country} has no field "${code}"`);
    const within = code.startsWith('K') ? fields.at(-1)?.role : undefined;
    fields.push({ role, ...(within && { within }), start, length, kind });
    start += length;
  }
  return { country, length: start, fields };
}

const STRUCTURES: ReadonlyMap<string, Structure> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 2), readLine(line)]),
);

/** The codes of the registry's countries, in order. */
export const IBAN_COUNTRIES: readonly string[] = [...STRUCTURES.keys()];

/** A country's BBAN; nothing where the country is not in the registry. */
export function structureOf(country: string): Structure | undefined {
  return STRUCTURES.get(country);
}

/** Territories whose accounts have the IBAN of another country, after the registry. */
const BORROWED: Readonly<Record<string, string>> = {
  AX: 'FI',
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
  ...Object.fromEntries('BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' ').map((code) => [code, 'FR'])),
};

/** The country whose IBANs a territory uses. */
export function lenderOf(country: string): string | undefined {
  return Object.hasOwn(BORROWED, country) ? BORROWED[country] : undefined;
}

/** Countries with numbers in the form of an IBAN that nobody registered, so that there is nothing to check them by. */
const UNREGISTERED = new Set('AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG'.split(' '));

/** Whether a country's banks write numbers like IBANs that are not in the registry. */
export function isUnregistered(country: string): boolean {
  return UNREGISTERED.has(country);
}

/** Countries with an IBAN of their own in the geographical scope of the SEPA schemes. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI ' +
    'SK SM VA'
  ).split(' '),
);

/** Whether payments in euros within SEPA reach a country's accounts. */
export function isSepa(country: string): boolean {
  return SEPA.has(country);
}
