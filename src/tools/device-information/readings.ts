/** Anything may be missing: older browsers lack it, settings hide it, newer ones drop it. */
type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What can be read at once, raw, by card. Sizes are CSS pixels. */
export interface Readings {
  readonly screen: Maybe<{
    width: number;
    height: number;
    availWidth: number;
    availHeight: number;
    pixelRatio: number;
    orientation: string;
    angle: number;
    colorDepth: number;
    windowWidth: number;
    windowHeight: number;
    outerWidth: number;
    pinchZoom: number;
    gamut: 'srgb' | 'p3' | 'rec2020';
    hdr: boolean;
  }>;
  readonly device: Maybe<{
    platform: string;
    userAgent: string;
    cores: number;
    /** GB. */
    memory: number;
    touchPoints: number;
    pointer: 'fine' | 'coarse' | 'none';
    hover: boolean;
    languages: readonly string[];
  }>;
  readonly locale: Maybe<{
    timeZone: string;
    /** Minutes behind UTC. */
    offset: number;
    locale: string;
    calendar: string;
    numberingSystem: string;
    /** 1 is Monday. */
    firstDay: number;
  }>;
  readonly preferences: Maybe<{
    dark: boolean;
    reducedMotion: boolean;
    contrast: 'more' | 'less' | 'custom' | 'no-preference';
    forcedColors: boolean;
  }>;
  readonly network: Maybe<{
    online: boolean;
    effectiveType: string;
    /** Megabits per second. */
    downlink: number;
    /** Milliseconds. */
    roundTrip: number;
    saveData: boolean;
  }>;
  readonly storage: Maybe<{ cookies: boolean; localStorage: boolean }>;
  readonly page: Maybe<{
    secureContext: boolean;
    serviceWorker: boolean;
    webAssembly: boolean;
    webGpu: boolean;
    webRtc: boolean;
    clipboard: boolean;
    notifications: 'granted' | 'denied' | 'default';
  }>;
}

/** Members of a window that the types take for given, or do not know, and that any browser may lack. */
export interface Surroundings {
  readonly screen?: Maybe<Pick<Screen, 'width' | 'height' | 'availWidth' | 'availHeight' | 'colorDepth'>> & {
    readonly orientation?: { readonly type?: string; readonly angle?: number } | undefined;
  };
  readonly devicePixelRatio?: number;
  readonly innerWidth?: number;
  readonly innerHeight?: number;
  readonly outerWidth?: number;
  readonly visualViewport?: { readonly scale: number } | null;
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
  readonly navigator?: {
    readonly platform?: string;
    readonly userAgent?: string;
    readonly hardwareConcurrency?: number;
    readonly deviceMemory?: number;
    readonly maxTouchPoints?: number;
    readonly languages?: readonly string[];
    readonly onLine?: boolean;
    readonly cookieEnabled?: boolean;
    readonly clipboard?: unknown;
    readonly connection?: Maybe<{ effectiveType: string; downlink: number; rtt: number; saveData: boolean }>;
  };
  readonly localStorage?: { readonly length: number };
  readonly isSecureContext?: boolean;
  readonly WebAssembly?: unknown;
  readonly RTCPeerConnection?: unknown;
  readonly Notification?: { readonly permission?: NotificationPermission };
  readonly Intl?: typeof Intl;
  readonly Date?: new () => { getTimezoneOffset(): number };
}

/** What a function reads, or nothing where the browser throws on the way: reading must never end the page. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads all that a window tells at once. Nothing is asked of the visitor, and nothing leaves the page. */
export function readNow(page: Surroundings): Readings {
  const navigator = attempt(() => page.navigator);
  const matches = (query: string) => attempt(() => page.matchMedia?.(query).matches);
  return {
    screen: readScreen(page, matches),
    device: readDevice(navigator, matches),
    locale: readLocale(page),
    preferences: {
      dark: matches('(prefers-color-scheme: dark)'),
      reducedMotion: matches('(prefers-reduced-motion: reduce)'),
      contrast: firstMatch(matches, 'prefers-contrast', ['more', 'less', 'custom', 'no-preference']),
      forcedColors: matches('(forced-colors: active)'),
    },
    network: readNetwork(navigator),
    storage: {
      cookies: attempt(() => navigator?.cookieEnabled),
      localStorage: attempt(() => page.localStorage?.length !== undefined) ?? false,
    },
    page: {
      secureContext: attempt(() => page.isSecureContext),
      serviceWorker: has(navigator, 'serviceWorker'),
      webAssembly: has(page, 'WebAssembly'),
      webGpu: has(navigator, 'gpu'),
      webRtc: has(page, 'RTCPeerConnection'),
      clipboard: attempt(() => navigator && navigator.clipboard !== undefined),
      notifications: attempt(() => page.Notification?.permission),
    },
  };
}

type Matches = (query: string) => boolean | undefined;

/** The first value of a media feature that holds. */
function firstMatch<T extends string>(matches: Matches, feature: string, values: readonly T[]): T | undefined {
  return values.find((value) => matches(`(${feature}: ${value})`) === true);
}

function has(owner: object | undefined, name: string): boolean | undefined {
  return attempt(() => owner && name in owner);
}

function readScreen(page: Surroundings, matches: Matches): Readings['screen'] {
  return {
    width: attempt(() => page.screen?.width),
    height: attempt(() => page.screen?.height),
    availWidth: attempt(() => page.screen?.availWidth),
    availHeight: attempt(() => page.screen?.availHeight),
    pixelRatio: attempt(() => page.devicePixelRatio),
    orientation: attempt(() => page.screen?.orientation?.type),
    angle: attempt(() => page.screen?.orientation?.angle),
    colorDepth: attempt(() => page.screen?.colorDepth),
    windowWidth: attempt(() => page.innerWidth),
    windowHeight: attempt(() => page.innerHeight),
    outerWidth: attempt(() => page.outerWidth),
    pinchZoom: attempt(() => page.visualViewport?.scale),
    // A screen of a wider gamut has the narrower ones, too.
    gamut: firstMatch(matches, 'color-gamut', ['rec2020', 'p3', 'srgb']),
    hdr: matches('(dynamic-range: high)'),
  };
}

function readDevice(navigator: Surroundings['navigator'], matches: Matches): Readings['device'] {
  return {
    platform: attempt(() => navigator?.platform) || undefined,
    userAgent: attempt(() => navigator?.userAgent) || undefined,
    cores: attempt(() => navigator?.hardwareConcurrency),
    memory: attempt(() => navigator?.deviceMemory),
    touchPoints: attempt(() => navigator?.maxTouchPoints),
    pointer: firstMatch(matches, 'pointer', ['fine', 'coarse', 'none']),
    hover: matches('(hover: hover)'),
    languages: attempt(() => navigator?.languages),
  };
}

function readLocale(page: Surroundings): Readings['locale'] {
  const resolved = attempt(() => page.Intl && new page.Intl.DateTimeFormat().resolvedOptions());
  return {
    timeZone: resolved?.timeZone,
    offset: attempt(() => page.Date && new page.Date().getTimezoneOffset()),
    locale: resolved?.locale,
    calendar: resolved?.calendar,
    numberingSystem: resolved?.numberingSystem,
    firstDay: attempt(() => page.Intl && resolved && firstDayOf(new page.Intl.Locale(resolved.locale))),
  };
}

interface WeekInfo {
  readonly firstDay: number;
}

/** A method in newer browsers, a property in older ones, missing in some; the types know neither. */
function firstDayOf(locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }): number | undefined {
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
}

function readNetwork(navigator: Surroundings['navigator']): Readings['network'] {
  return {
    online: attempt(() => navigator?.onLine),
    effectiveType: attempt(() => navigator?.connection?.effectiveType),
    downlink: attempt(() => navigator?.connection?.downlink),
    roundTrip: attempt(() => navigator?.connection?.rtt),
    saveData: attempt(() => navigator?.connection?.saveData),
  };
}
