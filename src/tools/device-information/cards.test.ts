import { describe, expect, it } from 'vitest';
import type { ClientHints } from '../../lib/user-agent/client-hints';
import { readAgent, withParser } from '../../lib/user-agent/read-agent';
import { cardsOf, systemOf, toJson, toText, type Everything } from './cards';
import { words } from './locales/en';
import { readNow, type Surroundings } from './readings';

/** A window that knows everything. */
const PHONE: Surroundings = {
  screen: {
    width: 390,
    height: 844,
    availWidth: 390,
    availHeight: 800,
    colorDepth: 24,
    orientation: { type: 'portrait-primary', angle: 0 },
  },
  devicePixelRatio: 3,
  innerWidth: 390,
  innerHeight: 664,
  outerWidth: 390,
  visualViewport: { scale: 1 },
  matchMedia: (query) => ({ matches: /p3|srgb|coarse|no-preference|color-scheme: dark/.test(query) }),
  navigator: {
    platform: 'iPhone',
    userAgent: 'x',
    hardwareConcurrency: 4,
    maxTouchPoints: 5,
    languages: ['zh-CN', 'en'],
    onLine: true,
    cookieEnabled: true,
    connection: { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false },
  },
  localStorage: { length: 0 },
  isSecureContext: true,
  WebAssembly: {},
  Notification: { permission: 'default' },
  Intl,
  Date: class {
    getTimezoneOffset() {
      return -480;
    }
  },
};

const valuesOf = (all: Everything) =>
  Object.fromEntries(
    cardsOf(all, words, 'en').map(({ id, rows }) => [
      id,
      Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    ]),
  );

describe('the cards', () => {
  it('show what a window tells', () => {
    const values = valuesOf({ now: readNow(PHONE), refreshRate: 60 });
    expect(values['screen']).toEqual({
      size: '390 × 844',
      available: '390 × 800',
      physical: '1170 × 2532',
      aspectRatio: '195:422',
      orientation: 'Portrait',
      angle: '0°',
      colorDepth: '24 bits',
      pixelRatio: '3',
      window: '390 × 664',
      zoom: '100%',
      gamut: 'Display P3',
      hdr: 'No',
      refreshRate: '60 Hz',
    });
    expect(values['device']).toMatchObject({
      cores: '4',
      memory: undefined,
      pointer: 'Coarse (finger)',
      languages: 'zh-CN, en',
    });
    expect(values['locale']).toMatchObject({ offset: 'UTC+08:00' });
    expect(values['preferences']).toMatchObject({ dark: 'Yes', reducedMotion: 'No', contrast: 'No preference' });
    expect(values['network']).toEqual({
      online: 'Yes',
      effectiveType: '4g',
      downlink: '10 Mb/s',
      roundTrip: '50 ms',
      saveData: 'No',
    });
    expect(values['page']).toMatchObject({ webAssembly: 'Yes', webRtc: 'No', notifications: 'Not asked yet' });
  });

  it('lack only the orientation where the browser has none', () => {
    const { orientation: _, ...screen } = PHONE.screen ?? {};
    const values = valuesOf({ now: readNow({ ...PHONE, screen }) });
    expect(values['screen']).toMatchObject({ orientation: undefined, angle: undefined, size: '390 × 844' });
  });

  it('are all there, whatever throws', () => {
    const hostile: Surroundings = new Proxy(
      {},
      {
        get: () => {
          throw new Error('refused');
        },
      },
    );
    for (const page of [hostile, {}]) {
      const cards = cardsOf({ now: readNow(page) }, words, 'en');
      expect(cards.map(({ rows }) => rows.length)).toEqual([13, 12, 6, 4, 5, 4, 8]);
      expect(
        cards.flatMap(({ rows }) => rows.filter(({ value }) => value !== undefined)).map(({ value }) => value),
      ).toEqual(['No', 'No', 'No']);
    }
  });

  it('say that a zoomed page has another pixel ratio', () => {
    const [screen] = cardsOf({ now: readNow({ ...PHONE, outerWidth: 488 }) }, words, 'en');
    expect(screen?.rows.find(({ key }) => key === 'physical')?.mark).toBe(words.zoomed);
  });

  it('name the days as the language does', () => {
    const now = readNow(PHONE);
    const name = (firstDay: number) => valuesOf({ now: { ...now, locale: { firstDay } } })['locale']?.['firstDay'];
    expect([name(1), name(7)]).toEqual(['Monday', 'Sunday']);
  });
});

describe('the operating system', () => {
  const WINDOWS =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
  const MAC =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
  it.each<[string, ClientHints | undefined, number, unknown]>([
    [WINDOWS, { platform: 'Windows', platformVersion: '15.0.0' }, 0, { name: 'Windows', version: '11', from: 'hints' }],
    [WINDOWS, { platform: 'Windows', platformVersion: '10.0.0' }, 0, { name: 'Windows', version: '10', from: 'hints' }],
    [WINDOWS, undefined, 0, { name: 'Windows', version: '10', from: 'user-agent' }],
    [MAC, undefined, 0, { name: 'Mac OS', version: '10.15.7', from: 'user-agent' }],
    [MAC, undefined, 5, { name: 'iPadOS', from: 'user-agent' }],
    ['hello', undefined, 0, undefined],
  ])('of %s with %j', async (agent, hints, touchPoints, system) => {
    const read = await withParser((parse) => readAgent(agent, parse));
    expect(systemOf(read, { hints }, touchPoints)).toEqual(system);
  });

  it('is marked where only the user agent tells it', () => {
    const all: Everything = { now: readNow(PHONE), system: { name: 'Linux', from: 'user-agent' } };
    const row = cardsOf(all, words, 'en')[1]?.rows.find(({ key }) => key === 'os');
    expect(row).toMatchObject({ value: 'Linux', mark: 'from user agent' });
  });
});

describe('what is copied', () => {
  it('has a line for each row', () => {
    const text = toText(cardsOf({ now: readNow({}) }, words, 'en'), words);
    expect(text).toMatch(/^Screen\nScreen size: not available in this browser\n/);
    expect(text).toContain('\n\nPage\nSecure context: ');
  });

  it('is JSON with null for what is missing', () => {
    const json: unknown = JSON.parse(toJson({ now: readNow({}), later: { quota: 5 } }));
    expect(json).toMatchObject({ screen: { width: null, refreshRate: null }, storage: { quota: 5, usage: null } });
  });
});
