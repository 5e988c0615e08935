import type { Kind, ReadFault } from '../read/reading';
import { jsonTreeWords } from '../../../i18n/json-tree/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { formatBytes, numbersOf } from '../../../i18n/words';
import type { Note } from '../notes';
import type { TargetName } from '../options';
import type { Secret } from '../secrets';

const { count } = numbersOf('zh-cn');

const targets: Readonly<Record<TargetName, string>> = {
  fetch: 'JavaScript (fetch)',
  axios: 'JavaScript (axios)',
  python: 'Python (requests)',
  go: 'Go',
  java: 'Java 11',
  php: 'PHP',
  csharp: 'C#',
  httpie: 'HTTPie',
  powershell: 'PowerShell',
  raw: '原始 HTTP',
  har: 'HAR',
  curl: 'curl（bash）',
  'curl-cmd': 'curl（cmd）',
  'curl-powershell': 'curl（PowerShell）',
};

const kinds: Readonly<Record<Kind | 'auto', string>> = {
  auto: '自动识别',
  bash: 'curl（bash）',
  cmd: 'curl（cmd）',
  powershell: 'curl（PowerShell）',
  fetch: 'fetch',
  axios: 'axios',
  python: 'Python requests',
  httpie: 'HTTPie',
  wget: 'wget',
  invoke: 'Invoke-WebRequest',
  raw: '原始 HTTP',
  har: 'HAR',
  url: '网址',
};

const isHost = (name: string) => /^host$/i.test(name);

const list = (names: readonly string[]) => names.join('、');

/** 目标里由谁发送请求。 */
function client(target: TargetName): string {
  return target === 'raw' || target === 'har'
    ? targets[target]
    : targets[target].replace(/^JavaScript \((.*)\)$/, '$1');
}

function note(facts: Note, target: TargetName): string {
  switch (facts.code) {
    case 'old-carets':
      return '普通引号里的 ^ 在 cmd 里不起转义作用（旧版浏览器这样复制），已按原意读取。';
    case 'get-body':
      return `${client(target)} 不允许 GET 或 HEAD 请求带请求体。`;
    case 'credentials':
      return 'credentials 为 include 时，浏览器会带上自己的 Cookie，代码里没有它们。';
    case 'password-asked':
      return '-u 只有用户名，curl 会询问密码；这里密码为空。';
    case 'stdin':
      return '内容来自标准输入。';
    case 'two-methods':
      return 'curl 不接受同时使用 -d、-F、-T 和 -I，这里取其中一个。';
    case 'file-placeholder':
      return '命令里的文件没有读取，文件内容处是占位符，长度也因此未知。';
    case 'encoded-url':
      return 'Java 的 URI 不接受空格、{} 等字符，已改为百分号编码。';
    case 'windows-quotes':
      return '参数里的双引号需要 PowerShell 7.3 或更新版本才能原样传给 curl.exe。';
    case 'percent':
      return '写进 .bat 文件时，% 要写成 %%。';
    case 'length':
      return '请求体的长度与 Content-Length 不符，按实际内容读取。';
    case 'duplicate-parts':
      return `${client(target)} 的表单里，同名字段只保留最后一个。`;
    case 'variable-placeholder':
      return '变量的值未知，以 ${名称} 代替，长度也因此未知。';
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'no-effect':
      return `对请求没有影响：${list(facts.names)}。`;
    case 'unknown-option':
      return `未知选项，已跳过：${list(facts.names)}。`;
    case 'no-equivalent':
      return `${client(target)} 没有对应写法：${list(facts.names)}。`;
    case 'unread-file':
      return `没有读取命令里的文件：${list(facts.names)}。`;
    case 'embedded-file':
      return `这些文件的内容未知，JSON 里以占位符代替：${list(facts.names)}。`;
    case 'files':
      return `代码会打开文件：${list(facts.names)}。`;
    case 'browser-headers':
      return `在浏览器中运行时，这些请求头由浏览器决定，代码里的会被丢弃${facts.names.some(isHost) ? '（Node.js 也会丢弃 Host）' : ''}：${list(facts.names)}。`;
    case 'latin1':
      return latin1(facts.names, target);
    case 'refused-headers':
      return `${client(target)} 不允许设置这些请求头，已略去：${list(facts.names)}。`;
    case 'kept-defaults':
      return `${client(target)} 无法去掉它自己添加的请求头：${list(facts.names)}。`;
    case 'dropped-headers':
      return `已去掉只有浏览器才发送的请求头：${list(facts.names)}。`;
    case 'part-types':
      return `${client(target)} 不能指定这些字段的类型或文件名：${list(facts.names)}。`;
    case 'mixed-parts':
      return `只有 curl 能把多个文件放进一个字段（multipart/mixed），这里每个文件各是一个同名字段：${list(facts.names)}。`;
    case 'variable':
      return `变量 ${facts.source} 的值未知，代码从环境变量 ${facts.name} 读取。`;
    case 'command':
      return `${facts.source} 不会运行，代码从环境变量 ${facts.name} 读取它的输出。`;
    case 'other-scheme':
      return `${facts.scheme}:// 不是 HTTP，生成的代码可能无法发送。`;
    case 'cut':
      return `地址展开后超过 ${count(facts.count)} 个，只取前 ${count(facts.count)} 个。`;
  }
}

function latin1(names: readonly string[], target: TargetName): string {
  const which = list(names);
  return target === 'fetch' || target === 'axios'
    ? `${client(target)} 只接受 Latin-1 的请求头值，这些值写成了 UTF-8 字节：${which}。`
    : `${client(target)} 无法发送含 ASCII 以外字符的请求头：${which}。`;
}

export const words = {
  ...jsonTreeWords,
  text: '请求',
  result: '代码',
  placeholder: '粘贴 curl 命令、fetch(…)、requests.post(…)、HTTPie、原始 HTTP 请求或 HAR',
  samples: { curl: 'curl', cmd: '复制为 cURL (cmd)', fetch: '复制为 fetch', raw: '原始 HTTP' },
  options: {
    target: { label: '目标', values: targets },
    kind: { label: '输入格式', values: kinds },
    indent: { label: '缩进', values: { 2: '2', 4: '4' } },
    oneLine: '写成一行',
    longOptions: '使用长选项',
    dropBrowser: { label: '去掉浏览器请求头', hint: 'sec-*、accept-language、dnt、priority 等' },
    hideSecrets: { label: '用变量代替密钥', hint: '令牌、Cookie 和密码改为环境变量' },
  },
  readAs: (kind: string) => `读作 ${kind}`,
  request: '请求内容',
  requestNumber: (n: number) => `第 ${count(n)} 个请求`,
  requests: (n: number) => `${count(n)} 个请求`,
  found: (n: number) => `找到 ${count(n)} 个`,
  list: '请求列表',
  find: '按方法或地址查找',
  chosen: '请求序号',
  number: '序号',
  writeAll: '全部写出',
  method: '方法',
  query: '查询参数',
  headers: '请求头',
  cookies: 'Cookie',
  fields: '表单字段',
  settings: '其他选项',
  removed: '去掉的请求头',
  bodyFile: '请求体文件',
  body: '请求体',
  bytes: (n: number) => formatBytes('zh-cn', n),
  copyBody: '复制请求体',
  name: '名称',
  value: '值',
  place: '位置',
  secrets: (n: number) => `${count(n)} 个密钥`,
  places: { header: '请求头', cookie: 'Cookie', query: '查询参数', body: '请求体', option: '选项' } satisfies Record<
    Secret['place'],
    string
  >,
  openBasic: '在 Basic 认证工具中打开',
  openCookies: '在 Cookie 解析器中打开',
  note,
  fault(facts: ReadFault): string {
    switch (facts.code) {
      case 'none':
        return '没有找到请求。请粘贴 curl 命令、fetch(…)、原始 HTTP 请求或 HAR 文件。';
      case 'unclosed-quote':
        return `第 ${count(facts.line)} 行第 ${count(facts.column)} 列的引号没有闭合。`;
      case 'no-url':
        return `第 ${count(facts.command)} 条命令没有 URL。`;
      case 'no-argument':
        return `第 ${count(facts.command)} 条命令末尾的选项 ${facts.option} 缺少参数。`;
      case 'not-literal':
        return `只能读取字面量（第 ${count(facts.line)} 行：「${facts.found}」）。`;
      case 'unclosed-code':
        return `第 ${count(facts.line)} 行的引号或括号没有闭合。`;
      case 'bad-request-line':
        return `第 ${count(facts.line)} 行不是请求行，也不是请求头。`;
      case 'bad-har':
        return jsonWords.fault(facts.problem);
      case 'no-entries':
        return '这个 HAR 里没有请求。';
      case 'too-large':
        return jsonWords.tooLarge(facts.bytes, facts.limit);
    }
  },
};
