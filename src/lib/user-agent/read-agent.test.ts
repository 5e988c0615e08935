import crawlers from 'crawler-user-agents';
import { describe, expect, it } from 'vitest';
import type { Agent } from './agent';
import { isRecognised, readAgent, withParser } from './read-agent';

const read = (agent: string): Promise<Agent> => Promise.resolve(withParser((parse) => readAgent(agent, parse)));

/** The parts in the order of the cards: kind and program, browser, engine, system, device, architecture. */
async function parts(agent: string): Promise<readonly (string | undefined)[]> {
  const { kind, program, browser, engine, os, device, cpu } = await read(agent);
  const text = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ') || undefined;
  return [
    text(kind, kind === 'browser' ? '' : program?.name, kind === 'browser' ? '' : program?.version),
    text(browser?.name, browser?.version),
    text(engine?.name, engine?.version),
    text(os?.name, os?.version),
    text(device?.vendor, device?.model, device?.type),
    cpu,
  ];
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const NEXUS =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.126 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const none = undefined;

describe('browsers', () => {
  it.each<[string, readonly (string | undefined)[]]>([
    [CHROME, ['browser', 'Chrome 126.0.0.0', 'Blink 126.0.0.0', 'Windows 10', none, 'amd64']],
    [`${CHROME} Edg/126.0.2592.87`, ['browser', 'Edge 126.0.2592.87', 'Blink 126.0.0.0', 'Windows 10', none, 'amd64']],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ['browser', 'Firefox 128.0', 'Gecko 128.0', 'Linux', none, 'amd64'],
    ],
    [
      `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
      ['browser', 'Mobile Safari 17.5', 'WebKit 605.1.15', 'iOS 17.5', 'Apple iPhone mobile', none],
    ],
    [
      `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
      ['browser', 'Chrome 126.0.6478.54', 'WebKit 605.1.15', 'iOS 17.5', 'Apple iPhone mobile', none],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      ['browser', 'Safari 17.5', 'WebKit 605.1.15', 'Mac OS 10.15.7', 'Apple Macintosh', none],
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      ['browser', 'Mobile Safari 12.1.2', 'WebKit 605.1.15', 'iOS 12.5.7', 'Apple iPad tablet', none],
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      ['browser', 'Chrome 126.0.0.0', 'Blink 126.0.0.0', 'Android 10', 'mobile', none],
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      ['browser', 'Samsung Internet 25.0', 'Blink 121.0.0.0', 'Android 14', 'Samsung SM-S918B mobile', none],
    ],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
      ['browser', 'IE 11.0', 'Trident 7.0', 'Windows 7', none, 'amd64'],
    ],
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)', ['browser', 'IE 6.0', none, 'Windows XP', none, none]],
    [
      'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18',
      ['browser', 'Opera 12.18', 'Presto 2.12.388', 'Windows 7', none, 'amd64'],
    ],
    [
      'Mozilla/5.0 (X11; CrOS aarch64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ['browser', 'Chrome 126.0.0.0', 'Blink 126.0.0.0', 'Chromium OS 14541.0.0', none, 'arm64'],
    ],
  ])('%s', async (agent, expected) => expect(await parts(agent)).toEqual(expected));
});

describe('what is common in China', () => {
  const QQ =
    'Mozilla/5.0 (Linux; Android 12; V2055A Build/SP1A.210812.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046010 Mobile Safari/537.36';
  it.each<[string, readonly (string | undefined)[]]>([
    [
      'Mozilla/5.0 (Linux; Android 13; 2211133C Build/TKQ1.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/1234 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
      [
        'app WeChat 8.0.47.2560',
        'WeChat 8.0.47.2560',
        'Blink 116.0.0.0',
        'Android 13',
        'Xiaomi 2211133C mobile',
        'arm64',
      ],
    ],
    [
      `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
      ['app WeChat 8.0.49', 'WeChat 8.0.49', 'WebKit 605.1.15', 'iOS 17.5', 'Apple iPhone mobile', none],
    ],
    // The kernel that WeChat for Windows brings has a version of its own, which is not WeChat's.
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/53.0.2785.116 Safari/537.36 QBCore/4.0.1326.400 QQBrowser/9.0.2524.400 Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat',
      ['app WeChat 6.5.2.501', 'WeChat 6.5.2.501', 'Blink 86', 'Windows 7', none, 'amd64'],
    ],
    [
      `${QQ} V1_AND_SQ_8.9.28_3700_YYB_D QQ/8.9.28.10155 NetType/WIFI`,
      ['app QQ 8.9.28.10155', 'QQ 8.9.28.10155', 'Blink 89.0.4389.72', 'Android 12', 'Vivo V2055A mobile', none],
    ],
    [
      QQ.replace('; wv', ''),
      ['browser', 'QQBrowser 6.2', 'Blink 89.0.4389.72', 'Android 12', 'Vivo V2055A mobile', none],
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2012K11AC Build/TKQ1.220829.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.6.1216 Mobile Safari/537.36',
      ['browser', 'UCBrowser 15.5.6.1216', 'Blink 100.0.4896.58', 'Android 13', 'Xiaomi M2012K11AC mobile', none],
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2012K11AC Build/TKQ1.220829.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Quark/6.5.5.352 Mobile Safari/537.36',
      ['browser', 'Quark 6.5.5.352', 'Blink 100.0.4896.58', 'Android 13', 'Xiaomi M2012K11AC mobile', none],
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
      ['browser', 'ArkWeb 4.1.6.1', 'ArkWeb 4.1.6.1', 'OpenHarmony 5.0', 'mobile', none],
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
      ['browser', 'Huawei Browser 5.0.4.300', 'ArkWeb 4.1.6.1', 'OpenHarmony 5.0', 'mobile', none],
    ],
    [
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
      ['browser', 'ArkWeb 4.1.6.1', 'ArkWeb 4.1.6.1', 'OpenHarmony 5.0', 'tablet', none],
    ],
    [
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ELS-AN00; HMSCore 6.11.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/13.0.5.303 Mobile Safari/537.36',
      ['browser', 'Huawei Browser 13.0.5.303', 'Blink 99.0.4844.88', 'HarmonyOS', 'Huawei ELS-AN00 mobile', none],
    ],
  ])('%s', async (agent, expected) => expect(await parts(agent)).toEqual(expected));
});

describe('programs', () => {
  it.each<[string, string]>([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot Googlebot 2.1'],
    [`${NEXUS} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, 'bot Googlebot 2.1'],
    ['Googlebot-Image/1.0', 'bot Googlebot 1.0'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', 'bot Baiduspider 2.0'],
    ['Baiduspider-image+(+http://www.baidu.com/search/spider.htm)', 'bot Baiduspider'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'bot GPTBot 1.2',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
      'bot ClaudeBot 1.0',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
      'bot ChatGPT-User 1.0',
    ],
    [
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
      'bot Bytespider',
    ],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'bot Sogou Spider 4.0'],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', 'bot Yahoo! Slurp'],
    ['Slackbot 1.0 (+https://api.slack.com/robots)', 'bot Slackbot 1.0'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'bot facebookexternalhit 1.1'],
    ['Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)', 'bot Pingdom 1.4'],
    ['Mozilla/5.0 (compatible; SomethingNewBot/0.3)', 'bot SomethingNewBot 0.3'],
    ['python-requests/2.32.3', 'library python-requests 2.32.3'],
    ['curl/8.5.0', 'library curl 8.5.0'],
    ['Wget/1.21.4', 'library Wget 1.21.4'],
    ['okhttp/4.12.0', 'library okhttp 4.12.0'],
    ['Go-http-client/2.0', 'library Go-http-client 2.0'],
    ['Java/17.0.1', 'library Java 17.0.1'],
    ['node', 'library Node.js'],
    ['axios/1.7.2', 'library axios 1.7.2'],
    ['PostmanRuntime/7.39.0', 'library PostmanRuntime 7.39.0'],
    ['Python/3.11 aiohttp/3.9.5', 'library aiohttp 3.9.5'],
    ['Apache-HttpClient/4.5.14 (Java/17.0.9)', 'library Apache-HttpClient 4.5.14'],
    ['got (https://github.com/sindresorhus/got)', 'library got'],
    [
      'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.4522',
      'library WindowsPowerShell 5.1.19041.4522',
    ],
  ])('%s is a %s', async (agent, expected) => expect((await parts(agent))[0]).toBe(expected));

  it.each([
    'python-requests/2.32.3',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])('finds nothing else in %s', async (agent) =>
    expect((await parts(agent)).slice(1)).toEqual([none, none, none, none, none]),
  );

  it('finds what a crawler or a library says besides its name', async () => {
    expect(await parts(`${NEXUS} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`)).toEqual([
      'bot Googlebot 2.1',
      'Chrome 126.0.6478.126',
      'Blink 126.0.6478.126',
      'Android 6.0.1',
      'LG Nexus 5X mobile',
      none,
    ]);
    expect((await parts('Dalvik/2.1.0 (Linux; U; Android 13; Pixel 7 Build/TQ3A.230805.001)')).slice(3, 5)).toEqual([
      'Android 13',
      'Google Pixel 7 mobile',
    ]);
  });

  it('does not take telephones or browsers for crawlers', async () => {
    expect(
      (
        await read(
          'Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG 5 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
        )
      ).kind,
    ).toBe('browser');
  });
});

describe('what is no browser', () => {
  it.each<[string, readonly (string | undefined)[]]>([
    [
      'Mozilla/5.0 (X11; Linux i686; rv:102.0) Gecko/20100101 Thunderbird/102.15.1',
      ['mail Thunderbird 102.15.1', none, 'Gecko 102.0', 'Linux', none, 'ia32'],
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
      ['bot ClaudeBot 1.0', none, 'WebKit 537.36', none, none, none],
    ],
    ['VLC/3.0.20 LibVLC/3.0.20', ['player VLC 3.0.20', none, none, none, none, none]],
    [
      'NSPlayer/12.00.19041.4522 WMFSDK/12.00',
      ['player Windows Media Player 12.00.19041.4522', none, none, none, none, none],
    ],
    ['MyApp/1 CFNetwork/1494.0.7 Darwin/23.4.0', ['app MyApp 1', none, none, 'Darwin 23.4.0', 'Apple', none]],
    ['MyApp/1 CFNetwork/1128.0.1 Darwin/19.6.0 (x86_64)', ['app MyApp 1', none, none, 'Mac OS', 'Apple Mac', 'amd64']],
    [
      'MyApp/1 (iPhone; iOS 17.5) CFNetwork/1494.0.7 Darwin/23.4.0',
      ['app MyApp 1', none, none, 'iOS 17.5', 'Apple iPhone mobile', none],
    ],
  ])('%s', async (agent, expected) => expect(await parts(agent)).toEqual(expected));

  it('is never called Mozilla or WebKit', async () => {
    const found = await withParser((parse) =>
      crawlers.flatMap(({ instances }) => instances.map((agent) => readAgent(agent, parse))),
    );
    const wrong = found.filter(
      ({ kind, browser }) => kind !== 'browser' && /^(?:Mozilla|WebKit)$/.test(browser?.name ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});

describe('notes', () => {
  it.each<[string, readonly string[]]>([
    [CHROME, ['windows-10-or-11', 'amd64', 'reduced-version']],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      ['mac-frozen'],
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0', ['mac-frozen']],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Safari/605.1.15',
      [],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      ['ios-frozen'],
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['claimed-bot']],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.6478.61 Safari/537.36',
      ['amd64', 'automated'],
    ],
    ['MyApp/1 CFNetwork/1494.0.7 Darwin/23.4.0', ['darwin-any']],
    ['MyApp/1 (iPhone; iOS 17.5) CFNetwork/1494.0.7 Darwin/23.4.0', []],
    [`${NEXUS} ${'x'.repeat(600)}`, ['cut']],
  ])('%s', async (agent, notes) => expect((await read(agent)).notes).toEqual(notes));
});

describe('what others take for something else', () => {
  const ANDROID = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  const SAFARI = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
  it.each<[string, Partial<Agent>]>([
    ['TelegramBot (like TwitterBot)', { kind: 'bot', program: { name: 'TelegramBot' } }],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Thunderbird/115.8.1',
      { kind: 'mail', program: { name: 'Thunderbird', version: '115.8.1' } },
    ],
    ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.5431; Pro)', { kind: 'mail' }],
    ['hackney/1.20.1', { kind: 'library', program: { name: 'hackney', version: '1.20.1' } }],
    ['MyApp/2.1 (iPhone; iOS 17.5; Scale/3.00)', { kind: 'app', program: { name: 'MyApp', version: '2.1' } }],
    ['hulu/50000130 CFNetwork/976 Darwin/18.2.0', { kind: 'app', program: { name: 'hulu', version: '50000130' } }],
    [
      'Mozilla/5.0 (compatible; FirecrawlAgent/1.0)',
      { kind: 'bot', program: { name: 'FirecrawlAgent', version: '1.0' } },
    ],
    [
      'Mozilla/5.0 (compatible; WhoKnows/3.2; +https://example.org/about)',
      { kind: 'bot', program: { name: 'WhoKnows', version: '3.2' } },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${SAFARI} (compatible; Google-Read-Aloud; +https://example.org/)`,
      { kind: 'bot' },
    ],
    [
      'Mozilla/5.0 (X11; U; Linux i686; en-US; rv:1.9.2) Gecko/20100115 Firefox/3.6',
      { os: { name: 'Linux' }, cpu: 'ia32' },
    ],
    [`Mozilla/5.0 (Linux; Android 9; X96mini Build/PI) ${ANDROID}`, { device: { model: 'X96mini', type: 'smarttv' } }],
    [
      `Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager`,
      { os: { name: 'webOS', version: '23' } },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/33.0.0.1 Chrome/124.0.0.0 VR Safari/537.36`,
      { device: { vendor: 'Facebook', model: 'Quest 3', type: 'xr' } },
    ],
    [
      'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7233; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/70.0.3538.110 Mobile Safari/537.36',
      { device: { vendor: 'Amazon', model: 'AFTMM', type: 'smarttv' } },
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 4.2.2; en-us; AFTB Build/JDQ39) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
      { device: { vendor: 'Amazon', model: 'AFTB', type: 'smarttv' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; T612B) ${ANDROID}`,
      { device: { vendor: 'TCL', model: 'T612B', type: 'mobile' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; CPH2581) ${ANDROID}`,
      { device: { vendor: 'OnePlus', model: 'CPH2581', type: 'mobile' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; GP4BC) ${ANDROID}`,
      { device: { vendor: 'Google', model: 'GP4BC', type: 'mobile' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; LAVA LXX504 Build/UP1A.231005.007) ${ANDROID}`,
      { device: { vendor: 'LAVA', model: 'LXX504', type: 'mobile' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 9; VIVO GO) ${ANDROID}`,
      { device: { vendor: 'BLU', model: 'VIVO GO', type: 'mobile' } },
    ],
    [
      `Mozilla/5.0 (Linux; Android 9; vivo 1904) ${ANDROID}`,
      { device: { vendor: 'Vivo', model: '1904', type: 'mobile' } },
    ],
  ])('%s', async (agent, expected) => expect(await read(agent)).toMatchObject(expected));

  it('gives a reduced string no maker', async () => {
    expect((await read(`Mozilla/5.0 (Linux; Android 10; K) ${ANDROID}`)).device).toEqual({ type: 'mobile' });
  });
});

// No clock: an expression that looks at all triples of places takes longer than any test may.
it.each([' ', '(', '; ', 'a', '1', 'Android 1; ', 'A/1 ', 'compatible; A ', 'Mozilla/5.0 (', 'LGE/a/b; ', '@a.b'])(
  'reads 100,000 characters of %j',
  async (piece) => {
    for (const start of ['', 'Mozilla/5.0 (Linux; Android 9; ', 'Mozilla/5.0 (compatible; ']) {
      expect((await read(start + piece.repeat(Math.ceil(100_000 / piece.length)))).notes).toContain('cut');
    }
  },
);

it.each(['', ' ', 'hello', 'Mozilla/5.0', '你好', '()', '\0', 'constructor', '__proto__', '/'.repeat(3000)])(
  'recognises nothing in %j',
  async (agent) => expect(isRecognised(await read(agent))).toBe(false),
);
