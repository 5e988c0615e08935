import type { FieldName } from './field-names';

/** How a value reads besides its characters. */
export type Reading =
  | { readonly as: 'text' }
  /** A check digit stands behind so many digits. */
  | { readonly as: 'key'; readonly digits: number }
  | { readonly as: 'date' }
  | { readonly as: 'dates' }
  | { readonly as: 'time' }
  | { readonly as: 'decimal'; readonly unit: string }
  | { readonly as: 'amount' }
  | { readonly as: 'money' }
  | { readonly as: 'percent' };

export interface Identifier {
  /** Its first digits; one of four digits whose last says where the point is stands there with three. */
  readonly prefix: string;
  readonly digits: 2 | 3 | 4;
  readonly name: FieldName;
  readonly format: readonly Run[];
  readonly reading: Reading;
}

/** Characters of one kind: `n` digits, `x` those of set 82; `least` and `most` of them. */
export interface Run {
  readonly kind: 'n' | 'x';
  readonly least: number;
  readonly most: number;
}

/** Application identifiers (GS1 General Specifications, section 3.2): digits, name, format; `k` has a check digit behind so many. */
const TABLE = `
00 sscc n18 k18|01 gtin n14 k14|02 contentGtin n14 k14|03 madeToOrder n14 k14|10 batch x..20|11 productionDate n6 date|12 dueDate n6 date
13 packagingDate n6 date|15 bestBefore n6 date|16 sellBy n6 date|17 expiry n6 date|20 variant n2|21 serial x..20|22 consumerVariant x..20
30 count n..8|37 count n..8|235 serial x..28|240 additionalId x..30|241 customerPart x..30|242 madeToOrder n..6|243 packComponent x..20
250 secondarySerial x..30|251 sourceReference x..30|253 documentType n13+x..17? k13|254 place x..20|255 coupon n13+n..12? k13
400 orderNumber x..30|401 consignment x..30|402 shipment n17 k17|403 routing x..30|410 shipTo n13 k13|411 billTo n13 k13
412 boughtFrom n13 k13|413 shipFor n13 k13|414 place n13 k13|415 invoicingParty n13 k13|416 producer n13 k13|417 party n13 k13
420 postalCode x..20|421 postalCode n3+x..9|422 originCountry n3|423 originCountry n3+n..12?|424 processingCountry n3
425 processingCountry n3+n..12?|426 processingCountry n3|427 originRegion x..3|7001 stockNumber n13|7002 meatCut x..30
7003 expiry n10 time|7004 own n..4|7005 catchArea x..12|7006 firstFrozen n6 date|7007 harvested n6+n..6? dates|7008 own x..3
7009 own x..10|7010 own x..2|7020 own x..20|7021 own x..20|7022 own x..20|7023 asset x..30|7040 own n1+x3
710 reimbursement x..20|711 reimbursement x..20|712 reimbursement x..20|713 reimbursement x..20|714 reimbursement x..20
715 reimbursement x..20|716 reimbursement x..20|8001 rollSize n14|8002 mobileId x..20|8003 returnableAsset n14+x..16? k14
8004 asset x..30|8005 unitPrice n6|8006 tradePiece n18 k14|8007 iban x..34|8008 productionDate n8+n..4? time|8009 own x..50
8010 componentPart x..30|8011 serial n..12|8012 softwareVersion x..20|8013 model x..25|8017 serviceProvider n18 k18
8018 serviceRecipient n18 k18|8019 serviceInstance n..10|8020 paymentSlip x..25|8026 tradePiece n18 k14|8110 coupon x..70
8111 coupon n4|8112 coupon x..70|8200 productUrl x..70|90 mutual x..30
91 internal x..90|92 internal x..90|93 internal x..90|94 internal x..90|95 internal x..90|96 internal x..90|97 internal x..90
98 internal x..90|99 internal x..90
4300 own x..35|4301 own x..35|4302 own x..70|4303 own x..70|4304 own x..70|4305 own x..70|4306 own x..70|4307 own x2|4308 own x..30
4309 own n20|4310 own x..35|4311 own x..35|4312 own x..70|4313 own x..70|4314 own x..70|4315 own x..70|4316 own x..70|4317 own x2
4318 own x..20|4319 own x..30|4320 own x..35|4321 own n1|4322 own n1|4323 own n1|4324 own n10|4325 own n10|4326 own n6 date
4330 own n6+x..1?|4331 own n6+x..1?|4332 own n6+x..1?|4333 own n6+x..1?|7011 own n6+n..4?|7030 own n3+x..27|7031 own n3+x..27
7032 own n3+x..27|7033 own n3+x..27|7034 own n3+x..27|7035 own n3+x..27|7036 own n3+x..27|7037 own n3+x..27|7038 own n3+x..27
7039 own n3+x..27|7041 own x..4|717 reimbursement x..20|7230 own x2+x..28|7231 own x2+x..28|7232 own x2+x..28|7233 own x2+x..28
7234 own x2+x..28|7235 own x2+x..28|7236 own x2+x..28|7237 own x2+x..28|7238 own x2+x..28|7239 own x2+x..28|7240 own x..20|7241 own n2
7242 own x..25|7250 own n8|7251 own n12|7252 own n1|7253 own x..40|7254 own x..40|7255 own x..10|7256 own x..90|7257 own x..70
7258 own x3|7259 own x..40|8014 own x..25|8030 own x..90|8040 own n15|8041 own n15|8042 own n32|8043 own n18+n..2?`;

/** Measures: the fourth digit of the identifier says how many decimals the six digits have (section 3.6). */
const MEASURES = `
310 netWeight kg|311 length m|312 width m|313 depth m|314 area m²|315 netVolume l|316 netVolume m³|320 netWeight lb|321 length in
322 length ft|323 length yd|324 width in|325 width ft|326 width yd|327 depth in|328 depth ft|329 depth yd|330 grossWeight kg
331 length m|332 width m|333 depth m|334 area m²|335 grossVolume l|336 grossVolume m³|337 massPerArea kg/m²|340 grossWeight lb
341 length in|342 length ft|343 length yd|344 width in|345 width ft|346 width yd|347 depth in|348 depth ft|349 depth yd|350 area in²
351 area ft²|352 area yd²|353 area in²|354 area ft²|355 area yd²|356 netWeight ozt|357 netWeight oz|360 netVolume qt
361 netVolume gal|362 grossVolume qt|363 grossVolume gal|364 netVolume in³|365 netVolume ft³|366 netVolume yd³|367 grossVolume in³
368 grossVolume ft³|369 grossVolume yd³`;

const rowsOf = (table: string) => table.split(/[|\n]/).filter(Boolean);

function readRun(written: string): Run {
  const kind = written.startsWith('n') ? 'n' : 'x';
  const most = Number(written.replace(/^[nx]\.*/, ''));
  return { kind, least: written.includes('..') ? 1 : most, most };
}

/** Parts one after the other; one with a question mark may be left out. */
function readFormat(written: string): readonly Run[] {
  return written.split('+').map((part) => {
    const run = readRun(part.replace('?', ''));
    return part.endsWith('?') ? { ...run, least: 0 } : run;
  });
}

function readReading(written: string | undefined): Reading {
  if (written === 'date' || written === 'dates' || written === 'time') return { as: written };
  return written === undefined ? { as: 'text' } : { as: 'key', digits: Number(written.slice(1)) };
}

function lengthOf(prefix: string): 2 | 3 | 4 {
  if (prefix.length === 2) return 2;
  return prefix.length === 3 ? 3 : 4;
}

function* identifiers(): Generator<Identifier> {
  for (const row of rowsOf(TABLE)) {
    const [prefix = '', name = '', format = '', reading] = row.split(' ');
    // The table above is typed by the test that finds every name in the words.
    yield {
      prefix,
      digits: lengthOf(prefix),
      name: name as FieldName,
      format: readFormat(format),
      reading: readReading(reading),
    };
  }
  for (const row of rowsOf(MEASURES)) {
    const [prefix = '', name = '', unit = ''] = row.split(' ');
    // As above.
    yield { prefix, digits: 4, name: name as FieldName, format: readFormat('n6'), reading: { as: 'decimal', unit } };
  }
  yield { prefix: '390', digits: 4, name: 'amount', format: readFormat('n..15'), reading: { as: 'amount' } };
  yield { prefix: '391', digits: 4, name: 'amount', format: readFormat('n3+n..15'), reading: { as: 'money' } };
  yield { prefix: '392', digits: 4, name: 'amount', format: readFormat('n..15'), reading: { as: 'amount' } };
  yield { prefix: '393', digits: 4, name: 'amount', format: readFormat('n3+n..15'), reading: { as: 'money' } };
  yield { prefix: '395', digits: 4, name: 'unitPrice', format: readFormat('n6'), reading: { as: 'amount' } };
  yield { prefix: '394', digits: 4, name: 'discount', format: readFormat('n4'), reading: { as: 'percent' } };
}

const BY_PREFIX: ReadonlyMap<string, Identifier> = new Map([...identifiers()].map((each) => [each.prefix, each]));

/** All names that elements may have. */
export const IDENTIFIER_NAMES: readonly FieldName[] = [...new Set([...BY_PREFIX.values()].map(({ name }) => name))];

export interface FoundIdentifier {
  readonly identifier: Identifier;
  /** All its digits. */
  readonly ai: string;
}

/** The identifier with which a text goes on at a place; undefined where it is none that we know. */
export function identifierAt(text: string, at: number): FoundIdentifier | undefined {
  for (const length of [2, 3, 4]) {
    const identifier = BY_PREFIX.get(text.slice(at, at + length));
    if (!identifier) continue;
    const ai = text.slice(at, at + identifier.digits);
    if (ai.length === identifier.digits && /^\d+$/.test(ai)) return { identifier, ai };
  }
  return undefined;
}

/** Elements whose length is known from their first two digits, with those (figure 7.8.5-2): nothing must stand behind them. */
const PREDEFINED: ReadonlyMap<string, number> = new Map([
  ...['00', '04'].map((ai) => [ai, ai === '00' ? 20 : 18] as const),
  ...['01', '02', '03'].map((ai) => [ai, 16] as const),
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 8] as const),
  ['20', 4] as const,
  ...['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 10] as const),
  ['41', 16] as const,
]);

/** The length of an element with its identifier where that is fixed; undefined where a separator or the end says it. */
export function fixedLength(ai: string): number | undefined {
  return PREDEFINED.get(ai.slice(0, 2));
}
