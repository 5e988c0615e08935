import { isbot, isbotMatch } from 'isbot';
import type { AgentKind, BotPurpose, Named } from './agent';
import { findOwnBrowser } from './browsers';

/** What sends a string and is no browser. */
export type ProgramKind = Exclude<AgentKind, 'browser'>;

/** A program that is no browser. Its name, when it is not what stands in the string, follows `=`. */
interface Program {
  readonly kind: ProgramKind;
  readonly purpose?: BotPurpose;
  /** Where it is not what stands in the string. */
  readonly name?: string;
  readonly pattern: RegExp;
}

// Crawlers by purpose. Each entry is a regular expression of the token; `token=Name` gives another name to it.
// Where one token is part of another, the longer one stands first.
const BOTS: Readonly<Record<BotPurpose, readonly string[]>> = {
  ai: [
    'GPTBot',
    'ChatGPT-User',
    'OAI-SearchBot',
    'ClaudeBot',
    'Claude-User',
    'Claude-SearchBot',
    'Claude-Web',
    'Claude-Code',
    'Gemini-Deep-Research',
    'Google-NotebookLM',
    'Agent-NovaAct',
    'Amzn-(?:User|SearchBot)',
    'Cloudflare-AutoRAG',
    'FirecrawlAgent',
    'TwinAgent',
    'anthropic-ai',
    'PerplexityBot',
    'Perplexity-User',
    'Google-CloudVertexBot',
    'GoogleOther(?:-Image|-Video)?=GoogleOther',
    'CCBot',
    'Bytespider',
    'TikTokSpider',
    'Meta-ExternalAgent',
    'Meta-ExternalFetcher',
    'meta-webindexer',
    'meta-externalads',
    'FacebookBot',
    'Amazonbot',
    'cohere-(?:ai|training-data-crawler)=Cohere',
    'MistralAI-User',
    'DuckAssistBot',
    'DeepSeekBot',
    'PanguBot',
    'YouBot',
    'AI2Bot(?:-Dolma)?=AI2Bot',
    'Diffbot',
    'ImagesiftBot',
    'Timpibot',
    'omgili(?:bot)?=omgili',
    'Kangaroo Bot',
  ],
  ads: [
    'Baidu-ADS',
    'Google-Adwords-Instant',
    'Google-Ads-\\w+',
    'proximic',
    'AdsBot-Google(?:-Mobile(?:-Apps)?)?=AdsBot-Google',
    'Mediapartners-Google',
    'adidxbot',
    'AdsTxtCrawler',
  ],
  search: [
    'Googlebot(?:-Image|-News|-Video)?=Googlebot',
    'Google-(?:InspectionTool|Safety|Read-Aloud|Site-Verification|PageRenderer)',
    'GoogleProducer',
    'GoogleAssociationService',
    'AppEngine-Google',
    'Storebot-Google',
    '(?<!like )FeedFetcher-Google',
    'APIs-Google',
    'bingbot',
    'BingPreview',
    'msnbot(?:-media)?=msnbot',
    'Yahoo! Slurp',
    'DuckDuckBot(?:-Https)?=DuckDuckBot',
    'Baiduspider(?:-\\w+)?=Baiduspider',
    'Yandex(?!Browser|Search(?!Shop)|\\.)\\w+',
    'YaDirectFetcher',
    'Y!J-\\w+',
    'Sogou (?:web|inst|Pic|News|Orion|Test) ?spider=Sogou Spider',
    'search\\.marginalia\\.nu',
    'Teoma',
    'webzio(?:-extended)?',
    'Freespoke',
    'coccoc(?=/1)',
    '360Spider',
    'HaosouSpider',
    'YisouSpider',
    'ToutiaoSpider',
    'PetalBot',
    'Applebot',
    'SeznamBot',
    'Yeti=Naver Yeti',
    'Daum(?:oa)?=Daum',
    'Qwantbot(?:-\\w+)?=Qwantbot',
    'coccocbot(?:-\\w+)?=coccocbot',
    'MojeekBot',
    'Mail\\.RU_Bot',
    'Exabot',
  ],
  preview: [
    '(?<!like )TelegramBot',
    'kakaotalk-scrap',
    'Blueno',
    'facebookexternalhit',
    'facebookcatalog',
    '(?<!like )Twitterbot',
    'Bluesky Cardyb',
    'FlipboardProxy',
    'Google(?:ImageProxy|Docs)',
    'MicrosoftPreview',
    'HubSpot Page Fetcher',
    'WebsiteMetadataRetriever',
    'StartpagePrivateImageProxy',
    'Snap URL Preview Service=Snap URL Preview',
    'LinkedInBot',
    'Slackbot(?:-LinkExpanding)?=Slackbot',
    'Slack-ImgProxy',
    'Discordbot',
    'WhatsApp',
    'Pinterestbot',
    '^Pinterest=Pinterestbot',
    'redditbot',
    'SkypeUriPreview',
    'vkShare',
    'Iframely',
    'Embedly',
    'Mastodon',
  ],
  seo: [
    'AhrefsBot',
    'AhrefsSiteAudit',
    'SemrushBot(?:-\\w+)?=SemrushBot',
    'SiteAuditBot',
    'MJ12bot',
    'DotBot',
    'rogerbot',
    'BLEXBot',
    'DataForSeoBot',
    'serpstatbot',
    'Screaming Frog SEO Spider',
    'Barkrowler',
    'botify',
    'SiteCheck-sitecrawl',
    'OnCrawl(?: Mobile)?=OnCrawl',
  ],
  monitoring: [
    'UptimeRobot',
    'Elastic/Synthetics',
    'vercel(?:flags|tracing)',
    'Pingdom\\.com_bot=Pingdom',
    'StatusCake',
    'Site24x7',
    'GTmetrix',
    'Chrome-Lighthouse=Lighthouse',
    'Better Uptime Bot',
    'kube-probe',
    'ELB-HealthChecker',
    'GoogleHC',
    'Amazon-Route53-Health-Check-Service',
  ],
  archive: ['archive\\.org_bot', 'ia_archiver', 'heritrix', 'Wayback Machine'],
  security: ['CensysInspect', 'Expanse', 'InternetMeasurement', 'zgrab', 'masscan', 'Nmap Scripting Engine', 'sqlmap'],
};

// Libraries and command lines. `^` where the name is also a word of other strings.
const LIBRARIES = [
  '^curl',
  '^Wget2?=Wget',
  'python-requests',
  'Python-urllib3?',
  'aiohttp',
  'python-httpx',
  'Scrapy',
  'okhttp',
  'Apache-Http(?:Async)?Client=Apache-HttpClient',
  '^Java-http-client',
  '^Java',
  'Go-http-client',
  '^axios',
  '^node-fetch',
  '^undici',
  '^got',
  '^node-superagent',
  '^node(?:\\.js)?=Node.js',
  '^Deno',
  '^Bun',
  'PostmanRuntime',
  '^insomnia',
  '^HTTPie',
  '^xh',
  'libwww-perl',
  'lwp-trivial',
  'GuzzleHttp',
  '^Symfony HttpClient',
  '^PHP',
  '^Ruby',
  '^Faraday(?: v)?=Faraday',
  '^reqwest',
  '^hyper',
  '^Dart',
  'Alamofire',
  '^RestSharp',
  'WinHttp(?:\\.WinHttpRequest)?=WinHTTP',
  'WindowsPowerShell',
  '^git',
  '^aws-cli',
  'Boto3',
  '^k6',
  'ApacheBench',
  'Apache-HttpClient',
  '^JMeter',
  'Debian APT-HTTP=APT',
  '^libdnf',
  '^npm',
  '^pnpm',
  '^yarn',
  '^pip',
  '^cargo',
  '^docker',
  '^containerd',
  '^Lavf=FFmpeg',
  'PowerShell',
  'AdobeAIR',
  'jsdom',
  '^phpcrawl',
  'Nutch',
];

// Mail clients. Some show messages in a view that says it is Chrome or Electron.
const MAILERS = [
  'Thunderbird',
  'Betterbird',
  '^Airmail',
  '^Alpine',
  '^AquaMail',
  '^Balsa',
  '^Barca',
  'BlueMail',
  '^Canary',
  '^Claws Mail',
  'DaumMail',
  '^eMClient',
  '^Gnus',
  'Eudora',
  '^Evolution',
  '^FairEmail',
  'Foxmail',
  '^Geary',
  '^Horde::IMP',
  '^IncrediMail',
  '^K-9 Mail',
  '^KMail',
  'kmail2',
  'kontact',
  '(?:Lotus|HCL)-Notes',
  '^Mailbird',
  '^MailMate',
  'Mailspring',
  'Microsoft Outlook',
  'MacOutlook',
  'Outlook-Express',
  'Outlook-iOS(?:-Android)?=Outlook',
  '^Outlook',
  '^Mutt',
  '^NeoMutt',
  '^NaverMailApp',
  '^Newton',
  '^Nine',
  '^Nylas ?Mail',
  '^Pegasus Mail',
  '^PocoMail',
  'Polymail',
  'Postbox',
  'ProtonMail(?: Bridge)?',
  '^R2Mail2',
  '^RainLoop',
  '^Roundcube Webmail',
  '^SamsungEmail',
  '^Spark',
  'SparkDesktop',
  'Sparrow',
  'Spicebird',
  '^SquirrelMail',
  '^Sylpheed',
  '^The Bat!',
  '^Trojita',
  '^Turnpike',
  'tutanota-desktop',
  '^Wanderlust',
  'Windows-Live-Mail',
  'YahooMobileMail',
  '^YahooMobile(?=\\S* \\(mail)',
  '^YahooMail',
  'zdesktop',
  '^Zimbra',
  'ZohoMail-Desktop',
  '^Mail',
  '^Android(?=/[\\d.]+-email)',
];

// Media players, which may name the library that they are made with.
const PLAYERS = [
  '^VLC',
  '^mpv',
  '^MPlayer',
  '^SMPlayer',
  '^Kodi',
  '^XBMC',
  '^MPC-HC',
  '^PotPlayer',
  '^foobar2000',
  '^Winamp(?:MPEG)?=Winamp',
  '^AIMP',
  '^iTunes',
  '^QuickTime',
  '^NSPlayer=Windows Media Player',
  '^Windows-Media-Player=Windows Media Player',
  '^RealPlayer',
  '^Music Player Daemon',
  '^Clementine',
  '^Rhythmbox',
  '^Audacious',
];

const VERSION = '\\d[A-Za-z\\d.+~-]*';

function programOf(entry: string, kind: Program['kind'], purpose?: BotPurpose): Program {
  // The last `=`, and not one of a lookaround.
  const [token = '', given] = entry.split(/(?<!\(\?<?)=/);
  const isFirst = token.startsWith('^');
  const name = given ?? (/[(?+]/.test(token) ? undefined : token.replaceAll('\\', '').replace('^', ''));
  const start = isFirst ? '^\\(?' : '(?<![\\w.-])';
  // A version may follow after `/`, a blank, a colon or `_v`; a letter or digit right behind makes another name of it.
  const pattern = new RegExp(
    `${start}(${token.replace('^', '')})(?![A-Za-z0-9])(?:(?:_version)?[/ :_]v?(${VERSION}))?`,
    'i',
  );
  return { kind, pattern, ...(name && { name }), ...(purpose && { purpose }) };
}

const PROGRAMS: readonly Program[] = [
  ...Object.entries(BOTS).flatMap(([purpose, entries]) =>
    // The keys of a record of purposes are purposes, which `Object.entries` forgets.
    entries.map((entry) => programOf(entry, 'bot', purpose as BotPurpose)),
  ),
  ...MAILERS.map((entry) => programOf(entry, 'mail')),
  ...PLAYERS.map((entry) => programOf(entry, 'player')),
  ...LIBRARIES.map((entry) => programOf(entry, 'library')),
];

// Names that no table knows. Cubot makes telephones.
const SOME_BOT =
  /(?<![\w.-])((?!cubot)[\w.-]*(?:bot|crawler|spider|scraper)(?:-[\w.-]+)?)(?![A-Za-z0-9])(?:[/ ]v?(\d[\w.]*))?/i;

export interface FoundProgram extends Named {
  readonly kind: ProgramKind;
  readonly purpose?: BotPurpose;
  /** The string without what names the program and without its address: what it says besides. */
  readonly rest: string;
}

const ADDRESS = /\+?https?:\/\/[^\s;),]*|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,255}\.\w+/gi;

/** The crawler, mail client or library that a user agent string names, if it names one. */
export function findProgram(agent: string): FoundProgram | undefined {
  const plain = agent.replace(ADDRESS, '');
  for (const { kind, purpose, name, pattern } of PROGRAMS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    return found(
      { kind, name: name ?? match[1] ?? '', ...(purpose && { purpose }) },
      match[2],
      plain.replace(pattern, ''),
    );
  }
  const match = SOME_BOT.exec(plain);
  return match ? found({ kind: 'bot', name: match[1] ?? '' }, match[2], plain.replace(match[0], '')) : undefined;
}

// The names of a crawler that no table knows, the surest place first.
const BOT_NAMES: readonly RegExp[] = [
  // `(compatible; Name/1.0; +http://…)`
  /\bcompatible;\s*(?!MSIE|Konqueror)([A-Za-z][\w.!-]*(?: [A-Za-z][\w.!-]*){0,3})(?:[/ ]v?(\d[\w.-]*))?/,
  // `Chrome/1.0 Safari/537.36 Name/1.0`
  /\b(?:Safari|Firefox|Gecko)\/[\w.]+[^A-Za-z]+(?!Edg|OPR|Version|Mobile|Safari|Firefox)([A-Za-z][\w.!-]*(?: [A-Za-z][\w.!-]*){0,3})(?:\/v?(\d[\w.-]*))?/,
  /^(?!Mozilla\b)([A-Za-z][\w.!&-]*(?: (?!\d)[\w.!&-]+){0,4})(?:[/ ]v?(\d[\w.-]*))?/,
  /;\s*([A-Za-z][\w-]*)(?:\/(\d[\w.]*))?\)/,
];

// What programs of people are made with says the same as what crawlers are made with.
const NO_BOT = /^Microsoft Windows|^Mozilla\/[\d.]+$|\b(?:CFNetwork|Dalvik)\//i;
// A bare word says nothing, unless it is put together like a name.
const BARE_WORD = /^(?![A-Za-z\d]+(?:[-_][A-Za-z\d]+)+$|[A-Z][a-z]+[A-Z]\w*$|[A-Z]{3,}\w*$)[^\s/]*$/;

/** A crawler that only the rules of `isbot` know: its name stands somewhere in the string. */
export function findUntoldBot(agent: string): FoundProgram | undefined {
  if (!isbot(agent) || findOwnBrowser(agent)) return undefined;
  const plain = agent.replace(ADDRESS, '');
  const headless = /\b(HeadlessChrome)\/([\d.]+)/.exec(plain);
  // What runs is still a browser, so that its name stays in the rest.
  if (headless) return found({ kind: 'bot', name: 'HeadlessChrome' }, headless[2], plain);
  // A plain `Name/1.0` may be the name of a browser.
  if (CLIENT.test(plain) && plain === agent) return undefined;
  if (NO_BOT.test(agent.trim()) || BARE_WORD.test(agent.trim())) return undefined;
  for (const pattern of BOT_NAMES) {
    const match = pattern.exec(plain);
    if (match) return found({ kind: 'bot', name: match[1] ?? '' }, match[2], plain.replace(match[0], ''));
  }
  const name = isbotMatch(agent)?.replace(/^[^A-Za-z\d]+|(?<![^A-Za-z\d])[^A-Za-z\d]+$/g, '');
  return name ? found({ kind: 'bot', name }, undefined, plain) : undefined;
}

// `Name/1.0` or `Name 1.0` at the beginning; `Mozilla` and `Opera` begin the strings of browsers.
const CLIENT =
  /^(?!Mozilla\b|Opera\b|Microsoft Windows)\(?([A-Za-z][\w.!&+-]*(?: [A-Za-z][\w.!&+-]*){0,3})[/ ]v?(\d[\w.+-]*)/;
// What only what runs on somebody's own machine says.
const OWN_MACHINE =
  /\b(?:CFNetwork|Darwin|Dalvik|Android|iOS|iPadOS|iPhone|iPad|tvOS|watchOS|Mac OS X|macOS|Windows|Electron)\b/i;

/** The program that a string begins with, for strings in which no browser was found. */
export function findClient(agent: string): FoundProgram | undefined {
  const plain = agent.replace(ADDRESS, '').trim();
  const match = CLIENT.exec(plain);
  if (!match) return undefined;
  const kind = OWN_MACHINE.test(plain) ? 'app' : plain !== agent.trim() ? 'bot' : 'library';
  return found({ kind, name: match[1] ?? '' }, match[2], plain.replace(match[0], ''));
}

function found(
  program: Omit<FoundProgram, 'version' | 'rest'>,
  version: string | undefined,
  rest: string,
): FoundProgram {
  return { ...program, ...(version !== undefined && { version: version.replace(/(?<![.+~-])[.+~-]+$/, '') }), rest };
}
