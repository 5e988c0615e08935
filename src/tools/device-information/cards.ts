import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { formatBytes, formatNumber } from '../../i18n/words';
import type { Agent, Named } from '../../lib/user-agent/agent';
import { applyHints } from '../../lib/user-agent/apply-hints';
import { systemOfHints } from '../../lib/user-agent/client-hints';
import type { Parser } from '../../lib/user-agent/read-agent';
import { aspectRatio, guessZoom, physicalSize, size, utcOffset } from './format';
import type { LaterReadings } from './later-readings';
import type { words as zhCn } from './locales/zh-cn';
import type { Readings } from './readings';

type Words = typeof zhCn;

/** All that is known of the device at one time. */
export interface Everything {
  readonly now: Readings;
  readonly later?: LaterReadings | undefined;
  readonly browser?: Named | undefined;
  readonly system?: System | undefined;
  /** Hertz. */
  readonly refreshRate?: number | undefined;
}

export interface System extends Named {
  /** Hints are what the system says; a user agent may be frozen or feigned. */
  readonly from: 'hints' | 'user-agent';
}

export interface Row {
  readonly key: string;
  readonly label: string;
  /** Absent where the browser does not tell. */
  readonly value: string | undefined;
  readonly mark?: string | undefined;
}

export interface DeviceCard {
  readonly id: keyof Words['titles'];
  readonly rows: readonly Row[];
}

/** The operating system: from client hints where offered, else from the user agent. */
export function systemOf(agent: Agent, later: LaterReadings, touchPoints = 0): System | undefined {
  const told = later.hints && systemOfHints(later.hints);
  if (told) return { ...told, from: 'hints' };
  // An iPad that asks for desktop pages calls itself a Mac; no Mac has a touch screen.
  if (agent.os?.name === 'Mac OS' && touchPoints > 1) return { name: 'iPadOS', from: 'user-agent' };
  return agent.os && { ...agent.os, from: 'user-agent' };
}

/** The browser, with its full version where hints tell it. */
export function browserOf(agent: Agent, later: LaterReadings, parse: Parser): Named | undefined {
  return applyHints(agent, later.hints ?? {}, parse).browser;
}

/** Every card with its rows in words. A value that the browser does not tell is absent; the others stay. */
export function cardsOf(all: Everything, words: Words, locale: Locale): DeviceCard[] {
  const { rows } = words;
  const card = <K extends keyof Words['rows']>(
    id: K & keyof Words['titles'],
    values: { readonly [R in keyof Words['rows'][K]]: string | undefined },
    marks: { readonly [R in keyof Words['rows'][K]]?: string | undefined } = {},
  ): DeviceCard => ({
    id,
    // The keys of a card's words are its rows, in their order; `Object.keys` only knows them as strings.
    rows: (Object.keys(rows[id]) as (keyof Words['rows'][K] & string)[]).map((key) => ({
      key,
      label: String(rows[id][key]),
      value: values[key] === '' ? undefined : values[key],
      mark: marks[key],
    })),
  });
  const { now } = all;
  const yes = (value: boolean | undefined) => (value === undefined ? undefined : value ? words.yes : words.no);
  return [
    card('screen', screenValues(all, words, locale), screenMarks(now, words)),
    card('device', deviceValues(all, words, locale), {
      os: all.system?.from === 'user-agent' ? words.fromUserAgent : undefined,
    }),
    card('locale', localeValues(now, locale)),
    card('preferences', {
      dark: yes(now.preferences.dark),
      reducedMotion: yes(now.preferences.reducedMotion),
      contrast: now.preferences.contrast && words.contrast(now.preferences.contrast),
      forcedColors: yes(now.preferences.forcedColors),
    }),
    card('network', {
      online: yes(now.network.online),
      effectiveType: now.network.effectiveType,
      downlink: withUnit(now.network.downlink, locale, 'megabit-per-second'),
      roundTrip: withUnit(now.network.roundTrip, locale, 'millisecond'),
      saveData: yes(now.network.saveData),
    }),
    card('storage', {
      cookies: yes(now.storage.cookies),
      localStorage: yes(now.storage.localStorage),
      quota: all.later?.quota === undefined ? undefined : formatBytes(locale, all.later.quota),
      usage: all.later?.usage === undefined ? undefined : formatBytes(locale, all.later.usage),
    }),
    card('page', {
      secureContext: yes(now.page.secureContext),
      serviceWorker: yes(now.page.serviceWorker),
      webAssembly: yes(now.page.webAssembly),
      webGl: webGlText(all.later, words),
      webGpu: yes(now.page.webGpu),
      webRtc: yes(now.page.webRtc),
      clipboard: yes(now.page.clipboard),
      notifications: now.page.notifications && words.permission(now.page.notifications),
    }),
  ];
}

function screenValues({ now, refreshRate }: Everything, words: Words, locale: Locale) {
  const { screen } = now;
  const { width, height, pixelRatio } = screen;
  const zoom = zoomOf(now);
  return {
    size: sizeText(width, height),
    available: sizeText(screen.availWidth, screen.availHeight),
    physical:
      width === undefined || height === undefined || pixelRatio === undefined
        ? undefined
        : physicalSize(width, height, pixelRatio),
    aspectRatio: width === undefined || height === undefined ? undefined : aspectRatio(width, height),
    orientation: screen.orientation && words.orientation(screen.orientation),
    angle: screen.angle === undefined ? undefined : `${screen.angle}°`,
    colorDepth: screen.colorDepth === undefined ? undefined : words.bits(screen.colorDepth),
    pixelRatio: pixelRatio === undefined ? undefined : formatNumber(locale, pixelRatio, { maximumFractionDigits: 4 }),
    window: sizeText(screen.windowWidth, screen.windowHeight),
    zoom: zoom === undefined ? undefined : formatNumber(locale, zoom / 100, { style: 'percent' }),
    gamut: screen.gamut && { srgb: 'sRGB', p3: 'Display P3', rec2020: 'Rec. 2020' }[screen.gamut],
    hdr: screen.hdr === undefined ? undefined : screen.hdr ? words.yes : words.no,
    refreshRate: refreshRate === undefined ? undefined : `${refreshRate} Hz`,
  };
}

/** The page's zoom and that of two fingers, in percent; on phones only the latter changes anything. */
function zoomOf({ screen }: Readings): number | undefined {
  const guess = guessZoom(screen.outerWidth ?? 0, screen.windowWidth ?? 0);
  return guess === undefined ? undefined : Math.round(guess * (screen.pinchZoom ?? 1));
}

/** The pixel ratio counts the page's zoom in, the size of the screen does not everywhere: then the product is not the screen's. */
function screenMarks(now: Readings, words: Words) {
  const zoom = zoomOf(now);
  return zoom === undefined || zoom === 100 ? {} : { physical: words.zoomed };
}

function sizeText(width: number | undefined, height: number | undefined): string | undefined {
  return width === undefined || height === undefined ? undefined : size(width, height);
}

function deviceValues({ now, later, browser, system }: Everything, words: Words, locale: Locale) {
  const { device } = now;
  const battery = later?.battery;
  return {
    platform: device.platform,
    browser: browser && joined(browser),
    os: system && joined(system),
    cores: device.cores === undefined ? undefined : String(device.cores),
    memory: device.memory === undefined ? undefined : words.memory(device.memory),
    touchPoints: device.touchPoints === undefined ? undefined : String(device.touchPoints),
    pointer: device.pointer && words.pointer(device.pointer),
    hover: device.hover === undefined ? undefined : device.hover ? words.yes : words.no,
    languages: device.languages?.join(', '),
    userAgent: device.userAgent,
    graphics: later?.graphics?.renderer,
    battery: battery && words.battery(formatNumber(locale, battery.level, { style: 'percent' }), battery.isCharging),
  };
}

function joined({ name, version }: Named): string {
  return version ? `${name} ${version}` : name;
}

function localeValues({ locale: found }: Readings, locale: Locale) {
  return {
    timeZone: found.timeZone,
    offset: found.offset === undefined ? undefined : utcOffset(found.offset),
    locale: found.locale,
    calendar: found.calendar,
    numberingSystem: found.numberingSystem,
    firstDay: Number.isInteger(found.firstDay) ? dayName(found.firstDay ?? 1, locale) : undefined,
  };
}

/** The name of a day of the week, 1 being Monday. */
function dayName(day: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function withUnit(value: number | undefined, locale: Locale, unit: string): string | undefined {
  return value === undefined ? undefined : formatNumber(locale, value, { style: 'unit', unit });
}

function webGlText(later: LaterReadings | undefined, words: Words): string | undefined {
  const version = later?.graphics?.webGl;
  if (version === undefined) return undefined;
  return version === 0 ? words.no : `WebGL ${version}`;
}

/** All rows as text, a card after the other. */
export function toText(cards: readonly DeviceCard[], words: Words): string {
  return cards
    .map(({ id, rows }) =>
      [words.titles[id], ...rows.map(({ label, value }) => words.line(label, value ?? words.missing))].join('\n'),
    )
    .join('\n\n');
}

/** All readings as JSON, raw: sizes in CSS pixels, the offset in minutes behind UTC. What is missing is null. */
export function toJson({ now, later, browser, system, refreshRate }: Everything): string {
  const { graphics, hints, battery, quota, usage } = later ?? {};
  const whole = {
    ...now,
    screen: { ...now.screen, refreshRate },
    device: { ...now.device, browser, system, graphics: graphics?.renderer, battery, clientHints: hints },
    storage: { ...now.storage, quota, usage },
    page: { ...now.page, webGl: graphics?.webGl },
  };
  return JSON.stringify(whole, (_key, value: unknown) => (value === undefined ? null : value), 2);
}
