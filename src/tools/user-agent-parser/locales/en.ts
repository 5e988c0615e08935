import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const HINT_FORMS = {
  brands: 'a list such as "Chromium";v="126", "Google Chrome";v="126"',
  strings: 'strings in double quotes, with commas between them',
  string: 'one string in double quotes, such as "Windows"',
  boolean: '?0 or ?1',
};

export const words = {
  userAgent: 'User agent',
  placeholder: 'Paste a user agent; several go one per line',
  useThis: 'Use this browser',
  exampleList: 'All of these, one per line',
  hints: 'Client hints (optional)',
  hintsPlaceholder: 'Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"',
  hintsHint:
    'Header lines of a request that begin with Sec-CH-UA; they know what the user agent leaves out or freezes.',
  registry: (date, version) => `Patterns: our own, and ua-parser-js ${version} of ${date}`,
  hintsForOne: 'Client hints only go with a single user agent.',
  ownHints: 'With the client hints that this browser offers, so versions, system and model are the real ones.',
  result: 'What it says',
  copyJson: 'Copy JSON',
  part: (title, row) => `${title}: ${row.toLowerCase()}`,
  titles: { browser: 'Browser', engine: 'Engine', os: 'Operating system', device: 'Device', cpu: 'CPU', kind: 'Kind' },
  rows: {
    name: 'Name',
    version: 'Version',
    vendor: 'Vendor',
    model: 'Model',
    type: 'Type',
    architecture: 'Architecture',
    kind: 'Kind',
    purpose: 'Purpose',
  },
  none: {
    browser: 'No browser found',
    engine: 'No engine found',
    os: 'No operating system found',
    device: 'No device found',
    cpu: 'No CPU architecture found',
    kind: 'No kind found',
    version: 'No version found',
    vendor: 'No vendor found',
    model: 'No model found',
    type: 'No device type found',
  },
  kind: (kind) =>
    ({ browser: 'Browser', app: 'App', mail: 'Mail client', player: 'Media player', bot: 'Bot', library: 'Library' })[
      kind
    ],
  purpose: (purpose) =>
    ({
      search: 'Search engine',
      ai: 'AI: training, search or fetching for a user',
      preview: 'Link preview',
      seo: 'SEO analysis',
      monitoring: 'Monitoring',
      archive: 'Web archive',
      security: 'Network scan',
      ads: 'Checks of ads',
    })[purpose],
  deviceType: (type) =>
    new Map([
      ['mobile', 'Mobile'],
      ['tablet', 'Tablet'],
      ['smarttv', 'Smart TV'],
      ['console', 'Console'],
      ['wearable', 'Wearable'],
      ['xr', 'Headset'],
      ['embedded', 'Embedded'],
    ]).get(type) ?? type,
  note: (note) =>
    ({
      'windows-10-or-11': '“Windows NT 10.0” is sent by Windows 10 and 11 alike; the string cannot tell them apart.',
      amd64: 'amd64 names the architecture, Intel included; browsers on Windows for Arm may say so too.',
      'mac-frozen':
        'macOS 10.15.7 is frozen: later versions and Macs with Apple chips send it too. It may also be an iPad that asks for desktop pages.',
      'ios-frozen': 'Since Safari 26 the iOS version is frozen near 18.6; the version of Safari is the one to look at.',
      'reduced-android': '“Android 10; K” is the reduced form that Chrome sends, not the real version and model.',
      'reduced-version': 'Chrome sends its major version only; “.0.0.0” is frozen.',
      'harmony-android': 'The Android version is the one that HarmonyOS runs apps of, not its own version.',
      'arkweb-chrome': 'ArkWeb names Chrome only for old pages; there is no Chrome here.',
      'darwin-any':
        'Darwin is the core of iOS, iPadOS, macOS, tvOS and watchOS alike; this string does not say which of them.',
      'claimed-bot': 'Anyone can send the name of a bot; check it by reverse DNS or the published address ranges.',
      automated: 'A browser without a window, driven by a program.',
      cut: 'The string is very long; only its first 500 characters were read.',
    })[note],
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'There is no user agent.';
      case 'nothing-recognised':
        return 'Nothing recognised in this string.';
      case 'no-hints':
        return 'There is no header line here that begins with Sec-CH-UA.';
      case 'bad-hint':
        return placeWords.inLine(fault.line, `the value of ${fault.header} must be ${HINT_FORMS[fault.expected]}.`);
    }
  },
  agents: (count) => plural(count, { one: '1 user agent', other: `${number(count)} user agents` }),
  distinct: (count) => `${number(count)} distinct`,
  table: 'User agents',
  nothing: 'Nothing recognised',
} satisfies Words<typeof zhCn>;
