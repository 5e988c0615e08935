import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../result';
import { applyHints } from './apply-hints';
import { browserOfHints, cpuOfHints, systemOfHints, windowsRelease, type ClientHints } from './client-hints';
import { readHintHeaders, writeHintHeaders } from './hint-headers';
import { readAgent, withParser } from './read-agent';
import { readOwnHints } from './this-browser';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const apply = (agent: string, hints: ClientHints) =>
  Promise.resolve(withParser((parse) => applyHints(readAgent(agent, parse), hints, parse)));

// Microsoft: "Detect Windows 11 using User-Agent Client Hints".
it.each([
  ['0.1.0', '7'],
  ['0.2.0', '8'],
  ['0.3.0', '8.1'],
  ['1.0.0', '10'],
  ['10.0.0', '10'],
  ['12.0.0', '10'],
  ['13.0.0', '11'],
  ['15.0.0', '11'],
  ['19.0.0', '11'],
  ['', undefined],
  ['0', undefined],
  ['x', undefined],
])('platform version %j is Windows %s', (version, release) => expect(windowsRelease(version)).toBe(release));

describe('hints in words', () => {
  it.each<[ClientHints, unknown]>([
    [
      { platform: 'Windows', platformVersion: '15.0.0' },
      { name: 'Windows', version: '11' },
    ],
    [{ platform: 'Windows' }, { name: 'Windows' }],
    [
      { platform: 'macOS', platformVersion: '14.5.0' },
      { name: 'macOS', version: '14.5.0' },
    ],
    [{ platform: 'Linux', platformVersion: '' }, { name: 'Linux' }],
    [{ platform: 'Unknown' }, undefined],
    [{}, undefined],
  ])('%j', (hints, system) => expect(systemOfHints(hints)).toEqual(system));

  it('finds the browser among the brands', () => {
    const brands = [
      { name: 'Not/A)Brand', version: '8' },
      { name: 'Chromium', version: '126' },
    ];
    expect(browserOfHints({ brands })).toEqual({ name: 'Chromium', version: '126' });
    expect(browserOfHints({ brands: [...brands, { name: 'Google Chrome', version: '126' }] })?.name).toBe('Chrome');
    expect(browserOfHints({ brands: [{ name: ' Not A;Brand', version: '99' }] })).toBeUndefined();
    expect(browserOfHints({ brands: [{ name: 'constructor', version: '1' }] })?.name).toBe('constructor');
  });

  it.each([
    ['x86', '64', 'amd64'],
    ['x86', '32', 'ia32'],
    ['arm', '64', 'arm64'],
    ['arm', '32', 'arm'],
    ['', '', undefined],
  ])('%s of %s bits is %s', (architecture, bitness, cpu) => expect(cpuOfHints({ architecture, bitness })).toBe(cpu));
});

describe('with a user agent', () => {
  it('knows Windows 11 and full versions', async () => {
    const agent = await apply(CHROME, {
      platform: 'Windows',
      platformVersion: '15.0.0',
      architecture: 'arm',
      bitness: '64',
      fullVersionList: [
        { name: 'Google Chrome', version: '126.0.6478.127' },
        { name: 'Chromium', version: '126.0.6478.127' },
      ],
    });
    expect(agent).toEqual({
      kind: 'browser',
      browser: { name: 'Chrome', version: '126.0.6478.127' },
      engine: { name: 'Blink', version: '126.0.6478.127' },
      os: { name: 'Windows', version: '11' },
      cpu: 'arm64',
      notes: [],
    });
  });

  it('knows the model and its vendor', async () => {
    const agent = await apply(REDUCED, {
      platform: 'Android',
      platformVersion: '14.0.0',
      model: 'Pixel 7',
      mobile: true,
    });
    expect(agent.device).toEqual({ vendor: 'Google', model: 'Pixel 7', type: 'mobile' });
    expect(agent.os).toEqual({ name: 'Android', version: '14.0.0' });
    expect(agent.notes).toEqual(['reduced-version']);
  });

  it('knows a tablet by its form factor', async () => {
    expect((await apply(REDUCED, { formFactors: ['Tablet'] })).device).toEqual({ type: 'tablet' });
  });

  it('changes nothing without hints', async () => {
    expect(await apply(CHROME, {})).toEqual(await withParser((parse) => readAgent(CHROME, parse)));
  });
});

describe('header lines', () => {
  it('are read in any case, with other headers between them', () => {
    const text =
      'accept: */*\r\nsec-ch-ua: "Not/A)Brand";v="8", "Chromium";v="126", "A \\"quoted\\" \\\\ one";v="1"\r\n' +
      'Sec-CH-UA-Mobile: ?0\r\nsec-ch-ua-platform:\r\n"Windows"\r\nSec-CH-UA-Form-Factors: "Desktop", "XR"';
    expect(readHintHeaders(text)).toEqual(
      ok({
        brands: [
          { name: 'Not/A)Brand', version: '8' },
          { name: 'Chromium', version: '126' },
          { name: 'A "quoted" \\ one', version: '1' },
        ],
        mobile: false,
        platform: 'Windows',
        formFactors: ['Desktop', 'XR'],
      }),
    );
  });

  it.each([
    ['Sec-CH-UA-Mobile: 1', 1, 'boolean'],
    ['\nSec-CH-UA-Platform: Windows', 2, 'string'],
    ['Sec-CH-UA-Platform: "Windows" x', 1, 'string'],
    ['Sec-CH-UA-Model:', 2, 'string'],
    ['Sec-CH-UA: Chromium;v=126', 1, 'brands'],
    ['Sec-CH-UA: "Chromium";v="126" "Edge"', 1, 'brands'],
    ['Sec-CH-UA: "Chromium";v="126",', 1, 'brands'],
    ['Sec-CH-UA-Form-Factors: Desktop', 1, 'strings'],
  ])('%j is refused', (text, line, expected) =>
    expect(readHintHeaders(text)).toMatchObject(err({ code: 'bad-hint', line, expected })),
  );

  it('are asked for', () => expect(readHintHeaders('Accept: */*')).toEqual(err({ code: 'no-hints' })));

  const printable = fc.string({ unit: fc.constantFrom(...'abcXYZ019 "\\;,=()/') });
  const brands = fc.array(fc.record({ name: printable, version: fc.stringMatching(/^\d{1,3}(\.\d{1,4}){0,3}$/) }), {
    minLength: 1,
    maxLength: 4,
  });
  const hints = fc.record(
    {
      brands,
      fullVersionList: brands,
      mobile: fc.boolean(),
      platform: printable,
      platformVersion: printable,
      architecture: printable,
      bitness: printable,
      model: printable,
      wow64: fc.boolean(),
      formFactors: fc.array(printable, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['mobile'] },
  );
  it('say what they were written from', () => {
    fc.assert(
      fc.property(hints, (all) => {
        expect(readHintHeaders(writeHintHeaders(all))).toEqual(ok(all));
      }),
    );
  });
});

describe('the hints of this browser', () => {
  it('are taken without what is unknown', async () => {
    const values = {
      brands: [{ brand: 'Chromium', version: '126' }],
      platform: 'Linux',
      mobile: false,
      model: '',
      odd: 1,
    };
    expect(await readOwnHints({ getHighEntropyValues: () => Promise.resolve(values) })).toEqual({
      brands: [{ name: 'Chromium', version: '126' }],
      platform: 'Linux',
      mobile: false,
      model: '',
    });
  });

  it('are none where they are refused', async () => {
    const refused = { getHighEntropyValues: () => Promise.reject(new Error('NotAllowedError')) };
    expect(await readOwnHints(refused)).toBeUndefined();
  });
});
