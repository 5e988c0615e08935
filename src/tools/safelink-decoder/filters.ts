import type { Field } from './wrapped';

/** A filter or redirect whose address stands in a parameter of the query, by itself or encoded. */
export interface Filter {
  readonly filter: string;
  /** Of the host in lower case. */
  readonly host: RegExp;
  /** Of the path. @default any */
  readonly path?: RegExp;
  /** The names of the parameter with the address, the likeliest first; in any case. */
  readonly in: readonly string[];
  /** How the address is written there. @default percent-encoded */
  readonly as?: 'base64' | 'bing';
  /** What else the parameters say; a parameter that has no kind is shown under its own name. */
  readonly kinds?: Readonly<Record<string, Field['kind']>>;
  /** The parameters that the filter puts behind an address that is not encoded: it ends there. */
  readonly behind?: readonly string[];
}

const MICROSOFT = 'Microsoft Safe Links';
const GOOGLE = /^(?:[a-z\d-]+\.)*google\.(?:com|cat|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/;

/** Filters of mail, and redirects of sites, which hold the address they lead to in their query. */
export const FILTERS: readonly Filter[] = [
  {
    filter: MICROSOFT,
    host: /^(?:[a-z\d-]+\.)?safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/,
    in: ['url'],
    behind: ['data', 'sdata', 'reserved'],
  },
  {
    filter: `${MICROSOFT} (Teams)`,
    host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com|cdn\.live\.net)$|^statics\.(?:gov|dod)\.teams\.microsoft\.us$|^(?:[a-z\d-]+\.)*teams\.(?:microsoft|cdn\.office)\.(?:com|us|net|cn)$/,
    path: /safelinks/i,
    in: ['url'],
    behind: ['locale', 'dest', 'pc', 'wau', 'si'],
  },
  {
    filter: `${MICROSOFT} (Outlook)`,
    host: /^outlook\.(?:office(?:365)?\.(?:com|us)|live\.com|cloud\.microsoft|com)$/,
    path: /\/safelink\.html$/i,
    in: ['url', 'destination'],
    behind: ['data', 'sdata', 'reserved'],
  },
  {
    filter: `${MICROSOFT} (Azure)`,
    host: /^(?:[a-z\d-]+\.)?safelink\.emails\.azure\.net$/,
    in: ['destination', 'url'],
    behind: ['p'],
  },
  { filter: 'Barracuda', host: /^(?:[a-z\d-]+\.)*linkprotect\.cudasvc\.com$/, in: ['a'], behind: ['c', 'typo'] },
  {
    filter: 'Trend Micro',
    host: /\.trendmicro\.(?:com|eu|co\.jp)$/,
    path: /\/wis\/clicktime\//i,
    in: ['url'],
    behind: ['umid', 'auth'],
  },
  {
    filter: 'Sophos',
    host: /^(?:[a-z\d-]+\.)*protection\.sophos\.com$/,
    in: ['u'],
    as: 'base64',
    kinds: { d: 'domain' },
  },
  {
    filter: 'Trellix (FireEye)',
    host: /^(?:[a-z\d-]+\.)*(?:fireeye|trellix)\.(?:com|us|eu)$/,
    path: /\/url$/i,
    in: ['u'],
  },
  { filter: 'Symantec', host: /^(?:[a-z\d-]+\.)?clicktime\.symantec\.com$/, in: ['u'] },
  { filter: 'Symantec', host: /^clicktime\.cloud\.postoffice\.net$/, in: ['u'] },
  { filter: 'Libraesva', host: /^urlsand\.(?:esvalabs|libraesva)\.com$/, in: ['u'], behind: ['e', 'h', 'f', 'p'] },
  { filter: 'EdgePilot', host: /^link\.edgepilot\.com$/, in: ['u'] },
  { filter: 'FortiMail', host: /(?:)/, path: /^\/fmlurlsvc\/?$/i, in: ['url'], behind: ['fewReq'] },
  {
    filter: 'GMX / WEB.DE',
    host: /^deref-(?:gmx|web|mail|1und1|web-02|gmx-02)\.[a-z.]+$/,
    path: /\/dereferrer\/?$/i,
    in: ['redirectUrl'],
  },
  {
    filter: 'Google',
    host: GOOGLE,
    path: /^\/url$/i,
    in: ['q', 'url'],
    kinds: { ust: 'expires' },
    behind: ['sa', 'source', 'usg', 'ust', 'ved'],
  },
  { filter: 'Google', host: GOOGLE, path: /\/linkredirect$/i, in: ['dest'] },
  { filter: 'YouTube', host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/i, in: ['q'] },
  { filter: 'Facebook', host: /^lm?\.(?:facebook|messenger|workplace)\.com$/, in: ['u'], behind: ['h', 's', 'enc'] },
  {
    filter: 'Facebook',
    host: /^(?:[a-z\d-]+\.)?facebook\.com$/,
    path: /^\/(?:l\.php|flx\/warn\/?)$/i,
    in: ['u'],
    behind: ['h', 's', 'enc'],
  },
  { filter: 'Instagram', host: /^l\.instagram\.com$/, in: ['u'], behind: ['e', 's'] },
  { filter: 'Threads', host: /^l\.threads\.(?:net|com)$/, in: ['u'], behind: ['e', 's'] },
  { filter: 'WhatsApp', host: /^l\.wl\.co$/, in: ['u'] },
  {
    filter: 'LinkedIn',
    host: /^(?:[a-z\d-]+\.)?linkedin\.com$/,
    path: /^\/(?:redir\/[a-z-]+|redirect|safety\/go)\/?$/i,
    in: ['url'],
    behind: ['urlhash', 'trk', 'urlHash', 'mt'],
  },
  { filter: 'Slack', host: /^slack-redir\.net$/, path: /^\/link$/i, in: ['url'], behind: ['v'] },
  { filter: 'Slack', host: /^(?:[a-z\d-]+\.)?slack\.com$/, path: /^\/redir$/i, in: ['url'] },
  { filter: 'Bing', host: /^(?:www|cn|cc)\.bing\.com$/, path: /^\/ck\/a$/i, in: ['u'], as: 'bing' },
  { filter: 'DuckDuckGo', host: /^(?:[a-z]+\.)?duckduckgo\.com$/, path: /^\/l\/?$/i, in: ['uddg'] },
  { filter: 'Reddit', host: /^out\.reddit\.com$/, in: ['url'] },
  { filter: 'Steam', host: /^(?:www\.)?steamcommunity\.com$/, path: /^\/linkfilter\/?$/i, in: ['u', 'url'] },
  { filter: 'VK', host: /^(?:[a-z]+\.)?vk\.(?:com|ru)$/, path: /^\/away\.php$/i, in: ['to'] },
  { filter: 'Tumblr', host: /^t\.umblr\.com$/, path: /^\/redirect$/i, in: ['z'] },
  { filter: 'SoundCloud', host: /^exit\.sc$/, in: ['url'] },
  { filter: 'Medium', host: /^medium\.com$/, path: /^\/r\/?$/i, in: ['url'] },
  { filter: '知乎', host: /^link\.zhihu\.com$/, in: ['target'] },
  { filter: '掘金', host: /^link\.juejin\.(?:cn|im)$/, in: ['target'] },
  { filter: 'CSDN', host: /^link\.csdn\.net$/, in: ['target'] },
  { filter: '简书', host: /^(?:links|www)\.jianshu\.com$/, path: /^\/go(?:-wild)?$/i, in: ['to', 'url'] },
  { filter: 'Gitee', host: /^gitee\.com$/, path: /^\/link$/i, in: ['target'] },
  { filter: '豆瓣', host: /^(?:www|m)\.douban\.com$/, path: /^\/link2\/?$/i, in: ['url'] },
  { filter: '少数派', host: /^sspai\.com$/, path: /^\/link$/i, in: ['target'] },
  { filter: '开源中国', host: /^www\.oschina\.net$/, path: /^\/action\/GoToLink$/i, in: ['url'] },
  { filter: 'InfoQ', host: /^xie\.infoq\.cn$/, path: /^\/link$/i, in: ['target'] },
  { filter: '阿里云', host: /^developer\.aliyun\.com$/, path: /^\/redirect$/i, in: ['target'] },
  { filter: '腾讯云', host: /^cloud\.tencent\.com$/, path: /^\/developer\/tools\/blog-entry$/i, in: ['target'] },
  { filter: 'QQ', host: /^c\.pc\.qq\.com$/, in: ['url', 'pfurl'] },
  { filter: 'QQ 邮箱', host: /^mail\.qq\.com$/, path: /readtemplate/i, in: ['gourl'] },
  { filter: '微博', host: /^(?:weibo\.cn|t\.cn)$/, path: /^\/sinaurl$/i, in: ['u', 'toasturl'] },
];

/** Links that do not hold the address they lead to, each by what its host, or host and path, look like. */
export const HIDING: readonly { readonly filter: string; readonly host: RegExp; readonly path?: RegExp }[] = [
  {
    filter: 'Mimecast',
    host: /(?:^|\.)mimecast(?:protect)?\.(?:com|co\.za|net)$/,
    path: /^\/(?:s|r|ttpwp|u)(?:\/|$)/i,
  },
  { filter: 'Mimecast', host: /^(?:protect|security|url)[a-z\d.-]*\.mimecast(?:protect)?\.com(?:\.au)?$/ },
  { filter: 'Symantec', host: /^(?:[a-z\d-]+\.)?clicktime\.symantec\.com$/ },
  {
    filter: 'Hornetsecurity',
    host: /^(?:[a-z\d-]+\.)*(?:atpscan|seclinks)[a-z\d.-]*\.(?:hornetsecurity|cloud-security)\.(?:com|net)$/,
  },
  { filter: 'Inky', host: /^(?:[a-z\d-]+\.)*inky\.com$/, path: /^\/link$/i },
  { filter: 'Darktrace', host: /^(?:[a-z\d-]+\.)*antigena\.com$/, path: /^\/l\//i },
  { filter: 'Zix / AppRiver', host: /^url\.emailprotection\.link$/ },
  { filter: 'X (Twitter)', host: /^t\.co$/, path: /^\/\w/ },
  { filter: 'LinkedIn', host: /^lnkd\.in$/, path: /^\/\w/ },
];
