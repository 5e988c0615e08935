import type { BotPurpose, Named } from './agent';

/** A program that is no browser. Its name, when it is not what stands in the string, follows `=`. */
interface Program {
  readonly kind: 'bot' | 'library';
  readonly purpose?: BotPurpose;
  readonly name: string;
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
  ads: ['AdsBot-Google(?:-Mobile(?:-Apps)?)?=AdsBot-Google', 'Mediapartners-Google', 'adidxbot', 'AdsTxtCrawler'],
  search: [
    'Googlebot(?:-Image|-News|-Video)?=Googlebot',
    'Google-InspectionTool',
    'Storebot-Google',
    'FeedFetcher-Google',
    'APIs-Google',
    'bingbot',
    'BingPreview',
    'msnbot(?:-media)?=msnbot',
    'Yahoo! Slurp',
    'DuckDuckBot(?:-Https)?=DuckDuckBot',
    'Baiduspider(?:-\\w+)?=Baiduspider',
    'Yandex(?:Bot|Images|MobileBot|RenderResourcesBot|Webmaster|Metrika|AccessibilityBot)=YandexBot',
    'Sogou (?:web|inst|Pic|News|Orion|Test) ?spider=Sogou Spider',
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
    'facebookexternalhit',
    'facebookcatalog',
    'Twitterbot',
    'LinkedInBot',
    'Slackbot(?:-LinkExpanding)?=Slackbot',
    'Slack-ImgProxy',
    'Discordbot',
    'TelegramBot',
    'WhatsApp',
    'Pinterest(?:bot)?=Pinterestbot',
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
  ],
  monitoring: [
    'UptimeRobot',
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
  'Python-urllib',
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
  '^PowerShell',
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
  '^VLC',
  'Dalvik',
  'CFNetwork',
];

const VERSION = '\\d[A-Za-z\\d.+~-]*';

function programOf(entry: string, kind: Program['kind'], purpose?: BotPurpose): Program {
  const [token = '', given] = entry.split('=');
  const isFirst = token.startsWith('^');
  const name = given ?? token.replaceAll('\\', '').replace('^', '');
  const start = isFirst ? '^\\(?' : '(?<![\\w.-])';
  // A version may follow after `/`, a blank, a colon or `_v`; a letter or digit right behind makes another name of it.
  const pattern = new RegExp(
    `${start}${token.replace('^', '')}(?![A-Za-z0-9])(?:(?:_version)?[/ :_]v?(${VERSION}))?`,
    'i',
  );
  return { kind, name, pattern, ...(purpose && { purpose }) };
}

const PROGRAMS: readonly Program[] = [
  ...Object.entries(BOTS).flatMap(([purpose, entries]) =>
    // The keys of a record of purposes are purposes, which `Object.entries` forgets.
    entries.map((entry) => programOf(entry, 'bot', purpose as BotPurpose)),
  ),
  ...LIBRARIES.map((entry) => programOf(entry, 'library')),
];

// Names that no table knows. Cubot makes telephones.
const SOME_BOT =
  /(?<![\w.-])((?!cubot\b)[\w.-]*(?:bot|crawler|spider|scraper)(?:-[\w.-]+)?)(?![A-Za-z0-9])(?:[/ ]v?(\d[\w.]*))?/i;

export interface FoundProgram extends Named {
  readonly kind: 'bot' | 'library';
  readonly purpose?: BotPurpose;
  /** The string without what names the program and without its address: what it says besides. */
  readonly rest: string;
}

/** The crawler or library that a user agent string names, if it names one. */
export function findProgram(agent: string): FoundProgram | undefined {
  const plain = agent.replace(/\+?https?:\/\/[^\s;),]*|(?<![\w.+-])[\w.+-]+@[\w.-]+\.\w+/gi, '');
  for (const { kind, purpose, name, pattern } of PROGRAMS) {
    const match = pattern.exec(plain);
    if (match) return found({ kind, name, ...(purpose && { purpose }) }, match[1], plain.replace(pattern, ''));
  }
  const match = SOME_BOT.exec(plain);
  return match ? found({ kind: 'bot', name: match[1] ?? '' }, match[2], plain.replace(SOME_BOT, '')) : undefined;
}

function found(
  program: Omit<FoundProgram, 'version' | 'rest'>,
  version: string | undefined,
  rest: string,
): FoundProgram {
  return { ...program, ...(version !== undefined && { version: version.replace(/[.+~-]+$/, '') }), rest };
}
