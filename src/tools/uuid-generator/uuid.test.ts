import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { buffered, type RandomSource, secureRandom } from '../../lib/random';
import { toHex } from '../../lib/hex';
import { err, ok } from '../../lib/result';
import { formatUuid, parseUuid } from '../../lib/uuid-text';
import { fromNames, fromRandom, fromTime, parseNamespace, type TimeSource } from './generate';
import { inspectUuid, toDotnetOrder, toInteger } from './inspect';
import { parseInstant } from '../../lib/instant';
import { formatInstant, fromGregorian } from './instant';
import { readTypedInstant } from '../../lib/typed-instant';
import { writeList, writeUuid } from './uuid-form';
import { namesOf, NAMESPACES } from './versions';

const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 });

/** What stands for a `Result` in a table: its value, or its fault's code. */
function valueOf<T>(result: { ok: true; value: T } | { ok: false; fault: { code: string } }): T | string {
  return result.ok ? result.value : result.fault.code;
}

function factsOf(text: string) {
  const facts = inspectUuid(text);
  if (!facts.ok) throw new Error(facts.fault.code);
  return facts.value;
}

function timed(
  version: 'v1' | 'v6' | 'v7',
  quantity: number,
  time: TimeSource,
  random: RandomSource = secureRandom,
): string[] {
  const uuids = fromTime(version, quantity, time, random);
  if (!uuids.ok) throw new Error(uuids.fault.code);
  return uuids.value;
}

describe('text', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => i * 17);
  it.each([
    '00112233-4455-6677-8899-aabbccddeeff',
    '00112233-4455-6677-8899-AABBCCDDEEFF',
    '00112233445566778899AaBbCcDdEeFf',
    '{00112233-4455-6677-8899-aabbccddeeff}',
    '(00112233-4455-6677-8899-aabbccddeeff)',
    '{00112233445566778899aabbccddeeff}',
    'urn:uuid:00112233-4455-6677-8899-aabbccddeeff',
    'URN:UUID:00112233-4455-6677-8899-aabbccddeeff',
    '"00112233-4455-6677-8899-aabbccddeeff"',
    "'00112233-4455-6677-8899-aabbccddeeff'",
    '  00112233-4455-6677-8899-aabbccddeeff\n',
    '００１１２２３３－４４５５－６６７７－８８９９－ａａｂｂｃｃｄｄｅｅｆｆ',
  ])('reads %j', (text) => expect(parseUuid(text)).toEqual(ok(bytes)));

  it.each([
    '',
    'not-a-uuid',
    '00112233-4455-6677-8899-aabbccddeef',
    '00112233-4455-6677-8899-aabbccddeeff0',
    '00112233-4455-6677-8899-aabbccddeefg',
    '0011223-34455-6677-8899-aabbccddeeff',
    '00112233-445566778899aabbccddeeff',
    '{00112233-4455-6677-8899-aabbccddeeff',
    '{00112233-4455-6677-8899-aabbccddeeff)',
    '00112233_4455_6677_8899_aabbccddeeff',
    'urn:uuid:',
    '00112233-4455-6677-8899-aabbccddeeff 00112233-4455-6677-8899-aabbccddeeff',
  ])('refuses %j', (text) => expect(parseUuid(text)).toEqual(err({ code: 'not-uuid' })));

  it('comes back as the same bytes from every form', () => {
    const forms = fc.record({
      uppercase: fc.boolean(),
      hyphens: fc.boolean(),
      wrap: fc.constantFrom('none' as const, 'braces' as const, 'urn' as const),
    });
    fc.assert(
      fc.property(sixteen, forms, (list, form) => {
        expect(parseUuid(formatUuid(list))).toEqual(ok(list));
        expect(parseUuid(writeUuid(formatUuid(list), form))).toEqual(ok(list));
      }),
    );
  });

  it.each([
    [{ uppercase: false, hyphens: true, wrap: 'none' }, '00112233-4455-6677-8899-aabbccddeeff'],
    [{ uppercase: true, hyphens: false, wrap: 'none' }, '00112233445566778899AABBCCDDEEFF'],
    [{ uppercase: false, hyphens: true, wrap: 'braces' }, '{00112233-4455-6677-8899-aabbccddeeff}'],
    [{ uppercase: false, hyphens: false, wrap: 'braces' }, '{00112233445566778899aabbccddeeff}'],
    [{ uppercase: true, hyphens: true, wrap: 'urn' }, 'urn:uuid:00112233-4455-6677-8899-AABBCCDDEEFF'],
    [{ uppercase: false, hyphens: false, wrap: 'urn' }, 'urn:uuid:00112233-4455-6677-8899-aabbccddeeff'],
  ] as const)('writes %j', (form, text) => expect(writeUuid(formatUuid(bytes), form)).toBe(text));

  it.each([
    ['lines', 'a\nb'],
    ['single-quoted', "'a',\n'b'"],
    ['double-quoted', '"a",\n"b"'],
    ['json', '[\n  "a",\n  "b"\n]'],
  ] as const)('lists as %s', (list, text) => expect(writeList(['a', 'b'], list)).toBe(text));
});

describe('names', () => {
  it.each([
    ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['v5', 'url', 'https://example.com/', 'dd2c1780-811a-5296-81c5-178a0ef488bc'],
    ['v3', 'url', 'https://example.com/', 'b9dcdff8-af4a-365d-8043-0f8361942709'],
    ['v5', 'url', '', '1b4db7eb-4057-5ddf-91e0-36dec72071f5'],
    ['v5', 'dns', '你好', '2e0ffe38-c785-5cbb-9611-15527dc01535'],
    ['v5', 'dns', 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
    ['v3', 'dns', 'python.org', '6fa459ea-ee8a-3ca4-894e-db77e160355e'],
  ] as const)('%s of %s and %j', (version, namespace, name, uuid) => {
    expect(fromNames(version, [name], namespace)).toEqual(ok([uuid]));
    expect(fromNames(version, [name], `{${NAMESPACES[namespace].toUpperCase()}}`)).toEqual(ok([uuid]));
  });

  it('writes half a surrogate pair as U+FFFD', () => {
    expect(fromNames('v5', ['\ud800'], 'dns')).toEqual(fromNames('v5', ['\ufffd'], 'dns'));
  });

  it.each([
    ['', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb', ['a', 'b']],
    ['a\n\nb\n', ['a', '', 'b']],
    [' a ', [' a ']],
    ['\n', ['']],
  ])('%j holds the names %j', (text, names) => expect(namesOf(text)).toEqual(names));

  it.each([
    '018f3a1e-0000-8000-8000-000000000000',
    '018F3A1E-0000-7000-8000-00000000000F',
    '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF',
    'X500',
  ])('takes %s as a namespace', (text) => expect(parseNamespace(text).ok).toBe(true));

  it.each(['', 'nobody', '6ba7b810', 'constructor'])('refuses the namespace %j', (text) => {
    expect(fromNames('v5', ['a'], text)).toEqual(err({ code: 'bad-namespace' }));
  });
});

describe('chance', () => {
  it('makes 10,000 different ones of version 4', () => {
    const uuids = fromRandom(10_000, secureRandom);
    expect(new Set(uuids).size).toBe(10_000);
    for (const uuid of uuids)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('takes all bytes from the source', () => {
    expect(fromRandom(2, (length) => new Uint8Array(length).fill(0xff))).toEqual([
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ]);
  });

  it('never asks Math.random', () => {
    const spy = vi.spyOn(Math, 'random');
    const secure = vi.spyOn(crypto, 'getRandomValues');
    const fixed: RandomSource = (length) => new Uint8Array(length).fill(7);
    fromRandom(3, fixed);
    for (const version of ['v1', 'v6', 'v7'] as const) timed(version, 3, { now: () => 1e12 }, fixed);
    expect(spy).not.toHaveBeenCalled();
    expect(secure).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('time', () => {
  const frozen = { now: () => Date.UTC(2022, 1, 22, 19, 22, 22) };

  it.each(['v6', 'v7'] as const)('%s grows strictly within one millisecond', (version) => {
    const uuids = timed(version, 10_000, frozen);
    for (const [i, uuid] of uuids.slice(1).entries()) expect(uuid > (uuids[i] ?? '')).toBe(true);
    expect(new Set(uuids.map((uuid) => factsOf(uuid).instantMs))).toEqual(new Set([frozen.now()]));
  });

  it('v1 counts steps of 100 ns within one millisecond', () => {
    const instants = timed('v1', 10_000, frozen).map((uuid) => factsOf(uuid).instant);
    expect(instants[0]).toBe('2022-02-22T19:22:22.000Z');
    expect(instants[1]).toBe('2022-02-22T19:22:22.0000001Z');
    expect(instants[9999]).toBe('2022-02-22T19:22:22.0009999Z');
    expect(new Set(instants).size).toBe(10_000);
  });

  it.each(['v1', 'v6', 'v7'] as const)('%s keeps its order when the clock goes back and forth', (version) => {
    const readings = [1000, 1000, 400, 5000, 5000, 1, 5001.7, 5001.2];
    let reads = 0;
    // The first reading is for the check of the range.
    const now = () => 1.7e12 + (readings[Math.max(0, reads++ - 1)] ?? 9000);
    const uuids = timed(version, readings.length, { now });
    const order = uuids.map((uuid) => {
      const { instantMs = 0, instant = '' } = factsOf(uuid);
      return version === 'v7' ? uuid : `${instantMs} ${instant.replace('Z', '').padEnd(27, '0')}`;
    });
    expect(order).toEqual([...order].sort());
    expect(new Set(order).size).toBe(order.length);
  });

  it('v7 grows for any bytes of chance, also the highest', () => {
    const uuids = timed('v7', 10_000, frozen, (length) => new Uint8Array(length).fill(0xff));
    expect([...uuids].sort()).toEqual(uuids);
    expect(new Set(uuids).size).toBe(10_000);
  });

  it('v7 has fresh chance in the low bits of each', () => {
    const ends = timed('v7', 1000, frozen).map((uuid) => uuid.slice(-10));
    expect(new Set(ends).size).toBe(1000);
  });

  it('v1 keeps one random node for a batch, v6 takes new ones', () => {
    const nodes = (version: 'v1' | 'v6') => timed(version, 50, frozen).map((uuid) => factsOf(uuid));
    expect(new Set(nodes('v1').map(({ node, clockSequence }) => `${node} ${clockSequence}`)).size).toBe(1);
    expect(new Set(nodes('v6').map(({ node, clockSequence }) => `${node} ${clockSequence}`)).size).toBe(50);
    for (const facts of [...nodes('v1'), ...nodes('v6')]) expect(facts.isRandomNode).toBe(true);
    expect(factsOf(timed('v1', 1, frozen)[0] ?? '').node).not.toBe(factsOf(timed('v1', 1, frozen)[0] ?? '').node);
  });

  it.each([
    ['v1', '1582-10-15T00:00:00Z', '00000000-0000-1000-'],
    ['v1', '2022-02-22T19:22:22Z', 'c232ab00-9414-11ec-'],
    ['v6', '2022-02-22T14:22:22.00-05:00', '1ec9414c-232a-6b00-'],
    ['v7', '2022-02-22 19:22:22', '017f22e2-79b0-7'],
    ['v7', '1970-01-01', '00000000-0000-7'],
    ['v7', '+010889-08-02T05:31:50.655Z', 'ffffffff-ffff-7'],
    ['v1', '5236-03-31T21:21:00.6846975Z', 'ffffffff-ffff-1fff-'],
    ['v6', '5236-03-31T21:21:00.6846975Z', 'ffffffff-ffff-6fff-'],
    ['v1', '2022-02-22T19:22:22.0000001Z', 'c232ab01-9414-11ec-'],
  ] as const)('%s of %s begins %s', (version, instant, start) => {
    expect(timed(version, 1, { instant })[0]?.slice(0, start.length)).toBe(start);
  });

  it.each([
    ['v1', '1582-10-14T23:59:59.999Z', 1],
    ['v6', '5236-03-31T21:21:00.6846976Z', 1],
    ['v6', '5236-03-31T21:21:00.6846975Z', 2],
    ['v7', '1969-12-31T23:59:59.999Z', 1],
    ['v7', '+010889-08-02T05:31:50.656Z', 1],
  ] as const)('%s cannot hold %s', (version, instant, quantity) => {
    expect(valueOf(fromTime(version, quantity, { instant }, secureRandom))).toBe('out-of-range');
  });

  it('says what it can hold', () => {
    expect(fromTime('v7', 1, { instant: '1969-01-01' }, secureRandom)).toEqual(
      err({ code: 'out-of-range', first: '1970-01-01T00:00:00.000Z', last: '+010889-08-02T05:31:50.655Z' }),
    );
    expect(fromTime('v1', 1, { instant: '1500-01-01' }, secureRandom)).toEqual(
      err({ code: 'out-of-range', first: '1582-10-15T00:00:00.000Z', last: '5236-03-31T21:21:00.684Z' }),
    );
  });

  it('holds any instant that it takes', () => {
    const ms = fc.integer({ min: 0, max: Date.UTC(5000, 0) });
    fc.assert(
      fc.property(ms, fc.constantFrom('v1' as const, 'v6' as const, 'v7' as const), (instantMs, version) => {
        expect(factsOf(timed(version, 1, { instant: new Date(instantMs).toISOString() })[0] ?? '').instantMs).toBe(
          instantMs,
        );
      }),
    );
  });
});

describe('scale', () => {
  it.each<[string, (random: RandomSource) => readonly string[]]>([
    ['v4', (random) => fromRandom(10_000, random)],
    ['v7', (random) => timed('v7', 10_000, { now: () => 1.7e12 }, random)],
  ])('makes 10,000 of %s, no two alike', (_version, make) => {
    expect(new Set(make(buffered(secureRandom))).size).toBe(10_000);
  });
});

describe('instants', () => {
  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:30', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30:15.5Z', '2026-11-20T08:30:15.500Z'],
    ['2026-11-20T08:30:15.1234567Z', '2026-11-20T08:30:15.1234567Z'],
    ['2026-11-20T08:30:15.123456789Z', '2026-11-20T08:30:15.1234567Z'],
    ['2026-11-20T08:30:00+08:00', '2026-11-20T00:30:00.000Z'],
    ['2026-11-20T08:30:00-0330', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20 08:30:00 z', '2026-11-20T08:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['0099-01-01', '0099-01-01T00:00:00.000Z'],
    ['+002026-01-01', '2026-01-01T00:00:00.000Z'],
    [' ２０２６-１１-２０ ', '2026-11-20T00:00:00.000Z'],
  ])('%j is %s', (text, iso) => {
    const instant = parseInstant(text);
    expect(instant.ok && formatInstant(instant.value)).toBe(iso);
  });

  it.each([
    '',
    'now',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-02-30',
    '2023-02-29',
    '2026-11-20T25:00',
    '2026-11-20T24:00:00Z',
    '2026-11-20T08:60',
    '2026-11-20T08:30:60Z',
    '2026-11-20T08:30+24:00',
    '20.11.2026',
    '1700000000',
    'Fri Nov 20 2026',
    '-000000-01-01',
  ])('refuses %j', (text) => expect(parseInstant(text)).toEqual(err({ code: 'not-instant' })));

  it.each([
    ['1645557742000', 1_645_557_742_000, 0],
    ['1645557742', 1_645_557_742_000, 0],
    ['1645557742.1234567', 1_645_557_742_123, 4567],
    ['1645557742000.5', 1_645_557_742_000, 5000],
    ['1 645 557 742 000', 1_645_557_742_000, 0],
    ['1,645,557,742,000', 1_645_557_742_000, 0],
    ['１６４５５５７７４２', 1_645_557_742_000, 0],
    ['1000 ms', 1000, 0],
    ['1000毫秒', 1000, 0],
    ['1000000000000s', 1_000_000_000_000_000, 0],
    ['-1', -1000, 0],
    ['-0.00000005', -1, 9999],
    ['0', 0, 0],
    ['2022-02-22T19:22:22Z', 1_645_557_742_000, 0],
  ])('%j is Unix time or ISO', (text, ms, ticks) => expect(readTypedInstant(text)).toMatchObject(ok({ ms, ticks })));

  it.each(['2022', '1000 h', '12:30', '1.2.3', '', 'ms'])('%j is no instant', (text) =>
    expect(readTypedInstant(text)).toEqual(err({ code: 'not-instant' })),
  );

  it('counts from 1582, before 1970 too', () => {
    expect(formatInstant(fromGregorian(0n))).toBe('1582-10-15T00:00:00.000Z');
    expect(formatInstant(fromGregorian(1n))).toBe('1582-10-15T00:00:00.0000001Z');
    expect(formatInstant(fromGregorian((1n << 60n) - 1n))).toBe('5236-03-31T21:21:00.6846975Z');
  });
});

describe('inspect', () => {
  it.each([
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 1],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 6],
  ])('%s', (text, version) => {
    expect(factsOf(text)).toMatchObject({
      kind: 'versioned',
      variant: 'rfc9562',
      version,
      instant: '2022-02-22T19:22:22.000Z',
      instantMs: Date.UTC(2022, 1, 22, 19, 22, 22),
      clockSequence: 13256,
      node: '9f:6b:de:ce:d8:46',
      isRandomNode: true,
    });
  });

  it('version 7 and every notation', () => {
    expect(factsOf('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toEqual({
      uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      kind: 'versioned',
      variant: 'rfc9562',
      version: 7,
      instant: '2022-02-22T19:22:22.000Z',
      instantMs: 1645557742000,
      ulid: '01FWHE4YDGFK1SHH6W1G60EECF',
      decimal: '1989357241971137676463954034883508623',
      hex: '017f22e279b07cc398c4dc0c0c07398f',
      base64: 'AX8i4nmwfMOYxNwMDAc5jw==',
      base64url: 'AX8i4nmwfMOYxNwMDAc5jw',
      dotnet: 'e2227f01b079c37c98c4dc0c0c07398f',
      urn: 'urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    });
  });

  it.each([
    ['00000000-0000-0000-0000-000000000000', { kind: 'nil', variant: 'ncs' }],
    ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', { kind: 'max', variant: 'future' }],
    ['017f22e2-79b0-7cc3-18c4-dc0c0c07398f', { kind: 'other-variant', variant: 'ncs' }],
    ['017f22e2-79b0-7cc3-d8c4-dc0c0c07398f', { kind: 'other-variant', variant: 'microsoft' }],
    ['017f22e2-79b0-7cc3-e8c4-dc0c0c07398f', { kind: 'other-variant', variant: 'future' }],
    ['2489e9ad-2ee2-8e00-8ec9-32d5f69181c0', { kind: 'versioned', version: 8 }],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', { kind: 'versioned', version: 3 }],
    ['919108f7-52d1-4320-9bac-f847db4148a8', { kind: 'versioned', version: 4 }],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', { kind: 'versioned', version: 5 }],
    ['00000000-0000-0000-8000-000000000000', { kind: 'versioned', version: 0 }],
    ['00000000-0000-f000-8000-000000000000', { kind: 'versioned', version: 15 }],
    [
      '000003e8-9414-21ec-b300-9e6bdeced846',
      { kind: 'versioned', version: 2, domain: 0, localId: 1000, clockSequence: 51, isRandomNode: false },
    ],
  ])('%s', (text, facts) => expect(factsOf(text)).toMatchObject(facts));

  it('claims no version where the variant is another one', () => {
    expect(factsOf('017f22e2-79b0-7cc3-18c4-dc0c0c07398f')).not.toHaveProperty('version');
    expect(factsOf('017f22e2-79b0-7cc3-18c4-dc0c0c07398f')).not.toHaveProperty('instant');
  });

  it('refuses what is none', () => expect(inspectUuid('not-a-uuid')).toEqual(err({ code: 'not-uuid' })));

  it('every notation is the same number', () => {
    const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    fc.assert(
      fc.property(sixteen, (bytes) => {
        const facts = factsOf(formatUuid(bytes));
        const value = toInteger(bytes);
        expect(facts.decimal).toBe(value.toString());
        expect(value.toString(16).padStart(32, '0')).toBe(facts.hex);
        expect([...facts.ulid].reduce((sum, char) => sum * 32n + BigInt(crockford.indexOf(char)), 0n)).toBe(value);
        expect(new Uint8Array(Buffer.from(facts.base64, 'base64'))).toEqual(bytes);
        expect(new Uint8Array(Buffer.from(facts.base64url, 'base64url'))).toEqual(bytes);
        expect(toDotnetOrder(toDotnetOrder(bytes))).toEqual(bytes);
        expect(parseUuid(facts.urn)).toEqual(ok(bytes));
        expect(toHex(bytes)).toBe(facts.hex);
      }),
    );
  });
});
