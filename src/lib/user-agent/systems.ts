import type { Named } from './agent';

/** How a string names a system: with its version in the first group, or in one that is worked out. */
interface System {
  readonly name: string;
  readonly pattern: RegExp;
  readonly version?: (match: RegExpExecArray, agent: string) => string | undefined;
}

const plain = (name: string, pattern: RegExp): System => ({ name, pattern });

// Systems that `ua-parser-js` does not know, or whose versions it misreads. The more special stands first.
const SYSTEMS: readonly System[] = [
  plain('AIX', /\bAIX\b(?: (\d{1,2}(?:\.\d+)*)\b)?/),
  plain('Windows Phone', /\bWindows Phone(?: OS)? (\d[\d.]*)/),
  plain('ArcaOS', /\bArcaOS\b(?: (\d[\d.]*))?/),
  plain('Arch', /\bArch ?Linux\b(?:[ /](\d[\d.]*))?/),
  plain('Knoppix', /\bKnoppix\b(?:[ /](\d[\d.]*))?/i),
  plain('Mint', /\bMint[ /](\d[\d.]*)/),
  plain('MorphOS', /\bMorphOS\b(?:[ /](\d[\d.]*))?/),
  plain('Haiku', /\bHaiku\b(?: (R\d[\w.]*))?/),
  plain('Pico', /\bPico (?:Neo ?)?\d[\w ]* OS(\d[\d.]*)/i),
  {
    name: 'Chromecast Android',
    pattern: /DeviceType\/AndroidTV/,
    version: (_, agent) => after(agent, /Android (\d[\d.]*)/),
  },
  plain('Chromecast Fuchsia', /\bFuchsia\b.*\bCrKey\/(\d[\d.]*)/),
  plain('Chromecast SmartSpeaker', /\bCrKey\/(\d[\d.]*).*SmartSpeaker/),
  plain('Chromecast Linux', /\bLinux\b(?!.*Android).*\bCrKey\/(\d[\d.]*)/),
  plain('Vega OS', /\bKepler (\d[\d.]*)/),
  plain('Fuchsia', /\bFuchsia\b/),
  { name: 'webOS', pattern: /\bWeb0S\b|\bwebOS\.TV\b/, version: (_, agent) => webOsRelease(agent) },
  plain('watchOS', /\bwatchOS[ /]?(\d[\d._]*)/i),
  plain('tvOS', /\btvOS[ /]?(\d[\d._]*)/i),
  plain('iOS', /\b(?:iOS|iPadOS|(?<!CPU )iPhone OS|CPU iPadOS)[ /](\d[\d._]*)/),
  // Before version 2 it had no number; and on an iPad that asks for desktop pages it is a Mac.
  plain('iOS', /\((?:iPhone|iPod); U; CPU like Mac OS X|\(Macintosh;.*\b(?:FxiOS|CriOS|EdgiOS|OPiOS|OPT)\//),
  // Apple's network library runs on all its systems; of their processors only those of Macs are named so.
  plain('Mac OS', /\bCFNetwork\/.*\bDarwin\/.*\((?:x86_64|i386|Power)/),
  plain(
    'Darwin',
    /^(?!.*\b(?:iPhone|iPad|iPod|iOS|iPadOS|AppleTV|tvOS|watchOS|Watch\d|visionOS|Mac OS|macOS|Macintosh)).*\bCFNetwork\/.*\bDarwin\/(\d[\d.]*)/i,
  ),
  plain('Roku', /\bRoku\/DVP-(\d[\d.]*)/),
  plain(
    'Firefox OS',
    /\((?:Mobile|Tablet|TV|Linux; Viera)(?:; (?!rv:|KaiOS|Windows)[^;)]+)?; rv:(\d[\d.]*)\)(?!.*KAIOS)/i,
  ),
  plain('Solaris', /\b(?:SunOS(?: (\d[\d.]*))?|Solaris\/(\d[\d.]*))/),
  plain('Windows Mobile', /\bWindows Mobile[ /](\d[\d.]*)/),
  plain('Windows CE', /\bWindows CE(?:\/(\d[\d.]*))?/),
  {
    name: 'Windows RT',
    pattern: /\bWindows NT 6\.([23]); ARM\b/,
    version: ([, minor]) => (minor === '2' ? '8' : '8.1'),
  },
  {
    name: 'Windows',
    pattern: /\bWindows (?!NT|CE|Phone|Mobile)(Server \d{4}(?: R2)?|ME|XP|Vista|7|8\.1|8|10|11)\b/,
    version: ([, release = '']) => release,
  },
];

function after(agent: string, pattern: RegExp): string | undefined {
  return pattern.exec(agent)?.[1];
}

// LG, "Web Engine": which engine came with which release of webOS TV.
const WEBOS_ENGINES: readonly (readonly [chrome: number, release: string])[] = [
  [120, '25'],
  [108, '24'],
  [94, '23'],
  [87, '22'],
  [79, '6'],
  [68, '5'],
  [53, '4'],
  [38, '3'],
];

/** The release that an LG television names, or the one that its engine came with. */
function webOsRelease(agent: string): string | undefined {
  const named = /\bWEBOS(\d[\d.]*)/.exec(agent)?.[1];
  if (named) return named;
  const chrome = Number(/\bChr[o0]me\/(\d+)/.exec(agent)?.[1] ?? Number.NaN);
  const release = WEBOS_ENGINES.find(([version]) => chrome >= version)?.[1];
  if (release) return release;
  if (/AppleWebKit\/538/.test(agent)) return '2';
  return /AppleWebKit\/537\.41/.test(agent) ? '1' : undefined;
}

/** The system that a string names in a way of its own. */
export function findSystem(agent: string): Named | undefined {
  for (const { name, pattern, version } of SYSTEMS) {
    const match = pattern.exec(agent);
    if (!match) continue;
    const told = version ? version(match, agent) : (match[1] ?? match[2]);
    const clean = told?.replaceAll('_', '.').replace(/\.$/, '');
    return { name, ...(clean && { version: clean }) };
  }
  return undefined;
}

// Words that stand where a version may stand: `Linux i686`, `SunOS sun4u`.
const NO_VERSION = /^(?:i\d86|x86|x64|amd64|arm|aarch|sun4|ppc|GNU|TV|BePC)/i;
const WINDOWS_NAMES = /^(?:XP|Vista|ME|NT|RT|CE|ARM)/i;

/** The version of a system, if it is one. */
export function systemVersion(name: string, version: string | undefined): string | undefined {
  if (version === undefined || (name.startsWith('Windows') && WINDOWS_NAMES.test(version))) return version;
  const clean = version.replace(/^\.|\.$/g, '');
  return clean === '' || NO_VERSION.test(clean) ? undefined : clean;
}
