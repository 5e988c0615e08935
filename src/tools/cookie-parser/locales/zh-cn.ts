import { numbersOf } from '../../../i18n/words';
import type { OptionWords } from '../../../i18n/option-words';
import type { InferOutput } from 'valibot';
import type { Advice } from '../advice';
import type { BuildFault } from '../build';
import type { PrefixRule, Refusal } from '../judge';
import type { buildOptions, parseOptions, remembered, write } from '../operations';
import type { Form, LineFault } from '../read-text';
import type { Answer } from '../sending';
import type { AttributeNote } from '../set-cookie';
import type { WriteFault } from '../write-as';

const { count } = numbersOf('zh-cn');

const rules: Readonly<Record<PrefixRule, string>> = {
  secure: '带 Secure',
  'http-only': '带 HttpOnly',
  'host-only': '不带 Domain',
  'root-path': '带 Path=/',
};

const refusals: { readonly [C in Refusal['code']]: (facts: Extract<Refusal, { code: C }>) => string } = {
  control: ({ at }) => `第 ${count(at + 1)} 个字符是控制字符。`,
  empty: () => '名称和值都为空。',
  'nameless-equals': () => '没有名称的 Cookie，其值不能含等号（Chromium）。',
  'none-insecure': () => 'SameSite=None 必须同时带 Secure（Chromium）。',
  'partitioned-insecure': () => 'Partitioned 必须同时带 Secure。',
  'domain-not-ascii': () => 'Domain 含有 ASCII 以外的字符，请写成 xn-- 形式。',
  'no-host': () => 'Domain 不是主机名。',
  'insecure-page': () => '带 Secure 的 Cookie 不能由 http 页面设置。',
  'too-big': ({ size }) => `名称和值共 ${count(size)} 字节，最多 4,096 字节。`,
  prefix: ({ prefix, lacks }) => `以 ${prefix} 开头的 Cookie 必须${lacks.map((rule) => rules[rule]).join('、')}。`,
  'nameless-prefix': ({ prefix }) => `没有名称的 Cookie，其值不能以 ${prefix} 开头。`,
  'other-domain': ({ domain, host }) => `Domain「${domain}」不包含页面主机「${host}」。`,
  'public-suffix': ({ domain }) => `「${domain}」是公共后缀，任何人都能在其下注册。`,
};

const notes: { readonly [C in AttributeNote['code']]: (facts: Extract<AttributeNote, { code: C }>) => string } = {
  unknown: ({ name, value }) => `未知属性「${value === '' ? name : `${name}=${value}`}」被忽略。`,
  repeated: ({ name }) => `${name} 出现多次，以最后一个为准。`,
  'too-long': ({ name }) => `${name} 的值超过 1,024 字节，被忽略。`,
  'bad-expires': ({ value }) => `Expires「${value}」无法识别，被忽略。`,
  'bad-path': ({ value }) => `Path「${value}」不以 / 开头，改用默认路径。`,
  'bad-max-age': ({ value }) => `Max-Age「${value}」不是整数，被忽略。`,
  'plus-max-age': ({ value, seconds }) => `按标准 Max-Age「${value}」被忽略，Chromium 则当作 ${count(seconds)} 秒。`,
  'flag-value': ({ name, value }) => `${name} 只要出现就生效，「=${value}」不起作用。`,
  'bad-same-site': ({ value }) => `SameSite「${value}」不是 Strict、Lax 或 None，按默认处理。`,
  tab: () => '中间有制表符：按标准会保存，Chromium 则拒绝。',
  'leading-dot': () => 'Domain 开头的点被忽略。',
  'max-age-first': () => 'Max-Age 优先于 Expires。',
};

const advice: Readonly<Record<Advice, string>> = {
  'http-only': '看起来像会话标识：加上 HttpOnly，脚本就读不到它。',
  secure: '加上 Secure，它就不会经 http 明文发送。',
  'same-site': '写明 SameSite，各浏览器的默认值不同。',
  'wide-domain': '看起来像会话标识：不写 Domain，它就不会发给所有子域名。',
  'host-prefix': '名称可以加 __Host- 前缀，其他子域名就无法覆盖它。',
};

const lineFaults: Readonly<Record<LineFault['code'], string>> = {
  'no-pair': '没有等号，不是 Cookie。',
  columns: '不足 7 列，各列须以制表符分隔。',
  'bad-column': '第 2 列应为 TRUE 或 FALSE，第 5 列应为 Unix 时间。',
  'no-cookie': '没有 name 和 value，不是 Cookie。',
};

const fieldNames = { name: '名称', value: '值', domain: 'Domain', path: 'Path' } as const;

export const words = {
  pages: '页面',
  tabs: { parse: '解析', build: '生成' },
  text: 'Cookie 或响应头',
  placeholder: '粘贴 Set-Cookie 或 Cookie 响应头、curl 命令、cookies.txt 或 JSON 导出',
  page: '页面地址',
  pagePlaceholder: 'https://app.example.com/dir/page',
  pageHint: '可不填：用于判断域名、默认路径和 https。',
  time: '时间',
  now: '现在',
  given: '指定',
  instant: '判断时间',
  instantHint: 'ISO 8601 或 Unix 时间',
  instantReadAs: (unit: 's' | 'ms', iso: string) => `按 Unix ${unit === 's' ? '秒' : '毫秒'}理解：${iso}`,
  options: {
    kind: {
      label: '内容类型',
      values: {
        auto: '自动识别',
        'set-cookie': 'Set-Cookie',
        folded: '合并为一行的 Set-Cookie',
        cookie: 'Cookie',
        'cookies-txt': 'cookies.txt',
        json: 'JSON',
      },
    },
    decode: { label: '解码百分号编码的值' },
    form: {
      label: '另存为',
      values: {
        json: 'JSON',
        header: 'Cookie 请求头',
        'cookies-txt': 'cookies.txt',
        curl: 'curl -b',
        javascript: 'document.cookie',
        express: 'Express',
        php: 'PHP',
        python: 'Python',
        go: 'Go',
      },
    },
    prefix: {
      label: '前缀',
      values: {
        none: '无',
        '__Host-': '__Host-',
        '__Secure-': '__Secure-',
        '__Http-': '__Http-',
        '__Host-Http-': '__Host-Http-',
      },
    },
    encode: { label: '值用百分号编码' },
    domain: { label: 'Domain', hint: '留空：仅限该主机' },
    path: { label: 'Path' },
    life: { label: '有效期', values: { session: '会话', 'max-age': 'Max-Age', expires: 'Expires' } },
    seconds: { label: 'Max-Age', unit: '秒' },
    expires: { label: 'Expires', hint: 'ISO 8601、Unix 时间或响应头中的日期' },
    secure: { label: 'Secure' },
    httpOnly: { label: 'HttpOnly' },
    sameSite: { label: 'SameSite', values: { unset: '不写', Strict: 'Strict', Lax: 'Lax', None: 'None' } },
    partitioned: { label: 'Partitioned' },
    priority: { label: 'Priority', values: { unset: '不写', Low: 'Low', Medium: 'Medium', High: 'High' } },
  } satisfies OptionWords<
    InferOutput<typeof parseOptions> &
      InferOutput<typeof remembered> &
      InferOutput<typeof buildOptions> &
      InferOutput<typeof write.options>
  >,
  found: (cookies: number) => `${count(cookies)} 个 Cookie`,
  forms: {
    'set-cookie': 'Set-Cookie',
    cookie: 'Cookie',
    'cookies-txt': 'cookies.txt',
    json: 'JSON',
  } satisfies Readonly<Record<Form, string>>,
  copyAs: (form: string) => `复制为 ${form}`,
  download: '下载',
  showValues: '显示值',
  hideValues: '隐藏值',
  table: 'Cookie 列表',
  entryHead: '项',
  line: '行',
  name: '名称',
  value: '值',
  nameless: '（无名称）',
  bytes: '字节',
  verdict: '结果',
  states: {
    stored: '保存',
    refused: '拒绝',
    deletes: '删除该 Cookie',
    sent: '发送',
    expired: '已过期',
    replaced: '被覆盖',
    unread: '无法识别',
  },
  twice: (times: number) => `出现 ${count(times)} 次`,
  choose: '详情',
  details: (name: string) => `${name} 的详情`,
  emptyValue: '（空）',
  holds: { percent: '百分号解码', base64: 'Base64 内容', json: 'JSON', jwt: 'JWT', time: 'Unix 时间' },
  openJwt: '用 JWT 解析器打开',
  openJson: '用 JSON 格式化打开',
  why: '原因',
  sentTo: '发送到',
  hostOnly: (host: string) => `仅 ${host}，不含子域名`,
  hostAndBelow: (host: string) => `${host} 及其所有子域名`,
  ownHost: '仅设置它的主机，不含子域名',
  path: '路径',
  allPaths: '所有路径',
  pathAndBelow: (path: string) => `${path} 及其下级`,
  defaultPathAndBelow: (path: string) => `${path} 及其下级（页面的默认路径）`,
  ownPath: '设置它的页面所在目录',
  life: '有效期',
  session: '会话：关闭浏览器时删除',
  until: (local: string, iso: string, relative: string) => `到 ${local}（${iso}，${relative}）`,
  seconds: (seconds: number) => `${count(seconds)} 秒`,
  over: '已过期：收到即删除',
  capped: '浏览器最多保留 400 天',
  transport: '传输',
  secureOnly: '仅通过 https',
  insecure: '通过 http 和 https',
  localSecure: '本机地址：浏览器也允许 http',
  scripts: '脚本',
  hidden: '页面脚本读不到',
  readable: '页面脚本可读',
  sameSiteDefault: '默认：Chromium 为 Lax，其他为 None。',
  partitioned: '按顶级网站分区保存（尚不在标准中）',
  priority: (level: 'Low' | 'Medium' | 'High') => `${level}：Cookie 过多时决定先删哪些（仅 Chromium）`,
  grid: '何时发送',
  gridHeads: { context: '请求', sent: '是否发送' },
  contexts: {
    same: '同站请求',
    link: '从其他网站点击链接',
    form: '其他网站的 POST 表单',
    frame: '其他网站的框架和图片',
    fetch: '其他网站的 fetch',
  },
  answers: {
    yes: '发送',
    no: '不发送',
    grace: 'Chromium：仅在设置后两分钟内；其他浏览器：发送',
    'chromium-no': 'Chromium：不发送；其他浏览器：发送，除非阻止第三方 Cookie',
    partition: '发送，每个顶级网站各一份',
    'unless-blocked': '发送，除非浏览器阻止第三方 Cookie',
  } satisfies Readonly<Record<Answer, string>>,
  // The code decides which facts there are; the table has a function for each.
  refusal: (facts: Refusal): string => (refusals[facts.code] as (facts: Refusal) => string)(facts),
  note: (facts: AttributeNote): string => (notes[facts.code] as (facts: AttributeNote) => string)(facts),
  lineFault: ({ code }: LineFault) => lineFaults[code],
  replaced: (name: string, line: number) => `「${name}」被第 ${count(line)} 行名称、域和路径都相同的 Cookie 覆盖。`,
  advice: (facts: Advice) => advice[facts],
  place: (line: number) => `第 ${count(line)} 行`,
  entry: (entry: number) => `第 ${count(entry)} 项`,
  andMore: (place: string, more: number) => `${place}等 ${count(more + 1)} 处`,
  maybeFolded: (parts: number) => `这一行可能由 ${count(parts)} 个 Cookie 合并而成，浏览器当作一个。`,
  readFolded: '拆开',
  doubled: (name: string, times: number) => `「${name}」出现 ${count(times)} 次，多数服务器取第一个。`,
  longHeader: (bytes: number, host?: string) =>
    `${host === undefined ? 'Cookie 请求头' : `${host} 的 Cookie 请求头`}有 ${count(bytes)} 字节，许多服务器超过 8,192 字节就拒绝。`,
  crowded: (cookies: number, host?: string) =>
    `${host ?? '一个主机'} 有 ${count(cookies)} 个 Cookie：标准只保证 50 个，Chromium 每个域名保留 180 个。`,
  more: (notes: number) => `另有 ${count(notes)} 条提示。`,
  presets: '常用有效期',
  pickDate: '选择日期（本地时间）',
  lessInFile: '该文件格式无法记录 SameSite、Partitioned 和 Priority。',
  noHttpOnly: '脚本无法设置 HttpOnly，需由服务器设置。',
  unusual: '名称或值含有标准不让服务器发送的字符（如空格、逗号、引号或中文），有些服务器会读错。',
  built: '响应头',
  deletion: '删除它的响应头',
  browser: '浏览器会怎么做',
  fault: ({ code }: WriteFault) =>
    ({
      none: '没有找到 Cookie。请粘贴 Cookie 或 Set-Cookie 头。',
      'bad-json': '这不是正确的 JSON。',
      'needs-page': 'cookies.txt 需要域名，请填写页面地址。',
      'bad-page': '这不是网页地址。',
      'bad-time': '这不是时间。',
      'none-stored': '没有可写出的 Cookie：浏览器一个也不保存或不发送。',
    })[code],
  buildFault(facts: BuildFault): string {
    if (facts.code === 'bad-character')
      return `${fieldNames[facts.field]}的第 ${count(facts.at + 1)} 个字符不能出现在这里。`;
    if (facts.code === 'edge-space') return `${fieldNames[facts.field]}不能以空白开头或结尾。`;
    return facts.code === 'nothing' ? '请填写名称或值。' : '请输入 ISO 8601 或 Unix 时间。';
  },
};
