import type { Named } from './agent';

// Apps that show pages in a view of their own. Each stands before those whose token it also sends.
const APPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['WeCom', /\bwxwork\/([\w.]+)/i],
  ['WeChat', /\bMicroMessenger\/([\w.]+)/i],
  ['QQ', /(?<![\w-])QQ\/([\w.]+)/],
  ['DingTalk', /\bDingTalk(?:\/|\()([\w.]+)/i],
  ['Taobao', /\bAliApp\(TB\/([\w.]+)/],
  ['Alipay', /\bAlipayClient\/([\w.]+)/i],
  ['Douyin', /\baweme(?:_|\/)?([\d.]+)?/i],
  ['Toutiao', /\bNewsArticle\/([\w.]+)/i],
  ['Feishu', /\b(?:Lark|Feishu)\/([\w.]+)/],
  ['Bilibili', /\b(?:BiliApp|bilibili)\/([\w.]+)/i],
  ['Kuaishou', /\bKwai\/([\w.]+)/i],
  ['Messenger', /\bFBAN\/Messenger\w*;.*?FBAV\/([\w.]+)/],
  ['Telegram', /\bTelegram(?:-Android|-iOS)?\/([\w.]+)/i],
  ['Teams', /\bTeams\/([\d.]+)/],
  ['Slack', /\bSlack(?:_SSB)?\/([\d.]+)/],
  ['Discord', /\bdiscord\/([\d.]+)/i],
  ['VS Code', /\bCode\/(\d[\d.]*)/],
];

/** Names under which `ua-parser-js` knows apps. */
const KNOWN_APPS: ReadonlySet<string> = new Set([
  'Weibo',
  'Facebook',
  'Instagram',
  'Snapchat',
  'TikTok',
  'LINE',
  'Line',
  'KAKAOTALK',
  'KakaoTalk',
  'KakaoStory',
  'NAVER',
  'Daum',
  'Klarna',
  'LinkedIn',
  'Linkedin',
  'Twitter',
  'GSA',
  'Electron',
  'Chrome WebView',
  'Baidu',
]);

/** The app that a user agent string names with a token of its own. */
export function findApp(agent: string): Named | undefined {
  for (const [name, pattern] of APPS) {
    const match = pattern.exec(agent);
    if (match) return { name, ...(match[1] && { version: match[1] }) };
  }
  return undefined;
}

/** Whether what `ua-parser-js` calls a browser is an app with pages in it. */
export function isAppName(name: string): boolean {
  return KNOWN_APPS.has(name);
}
