import { rootFault } from '../../../i18n/pem-certificates/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { EncodingNote } from '../../../lib/x509/encoding-notes';
import type { PathProblem } from '../../../lib/x509/path-problems';
import type { ListLimit } from '../../../lib/x509/revocation';
import type { Reason } from '../../../lib/x509/revocation-list';
import type { ObjectKind, Pkcs12Facts } from '../objects';
import type { NoCertificateFault } from '../operations';
import type { InspectFault, LabelNote, Warning } from '../report';
import type { Span } from '../time-left';

const { count } = numbersOf('zh-cn');

const kinds = { certificate: '证书', request: '证书请求', list: '吊销列表', key: '密钥' } satisfies Record<
  ObjectKind,
  string
>;
const stores = { ...kinds, pkcs7: 'PKCS#7 文件', pkcs12: 'PKCS#12 文件' };

const units = { day: '天', hour: '小时', minute: '分钟' };
const spanned = ({ n, unit }: Span) => (n === 0 ? '不到 1 分钟' : `${count(n)} ${units[unit]}`);

const reasons = {
  unspecified: '未说明原因',
  'key-compromise': '私钥泄露',
  'ca-compromise': 'CA 私钥泄露',
  'affiliation-changed': '所属关系变更',
  superseded: '已被取代',
  cessation: '停止使用',
  hold: '暂时冻结',
  remove: '从列表中移除',
  'privilege-withdrawn': '权限被撤回',
  'aa-compromise': '属性机构私钥泄露',
} satisfies Record<Reason, string>;

const defaults = { version: '版本', critical: '扩展非关键', authority: '不是 CA' };

export const words = {
  kinds,
  fault: (fault: InspectFault | NoCertificateFault): string => {
    switch (fault.code) {
      case 'nothing':
        return '这里没有证书、证书请求、吊销列表或密钥。';
      case 'no-certificate':
        return '这里没有证书。';
      case 'bad-host':
        return '这不是主机名，也不是 IP 地址。';
      case 'bad-time':
        return '无法识别此时间：请用 2026-02-01 或 2026-02-01T12:00:00Z 的写法。';
      case 'not-base64':
        return `Base64 在第 ${count(fault.at + 1)} 个字符处损坏。`;
      case 'no-end':
        return `缺少结束行 END ${fault.label ?? ''}。`;
      case 'cut-off':
        return `内容不完整：应有 ${count(fault.announced)} 字节，实有 ${count(fault.there)} 字节。`;
      case 'java-keystore':
        return '这是 Java 密钥库：请先导出为 PKCS#12。';
      case 'needs-password':
        return '内容已加密：请输入密码。';
      case 'wrong-password':
        return '密码错误。';
      case 'inconsistent-key':
        return '此密钥的各个数值互不相符，不是有效的密钥。';
      case 'unsupported-encryption':
        return `此处不支持这种加密（${fault.found}）。`;
      case 'unsupported-key':
        return `此处无法读取这种密钥（${fault.found}）。`;
      case 'too-many-rounds':
        return `密码派生多达 ${count(fault.rounds)} 轮，此处最多 1000 万轮，因此没有开始。`;
      case 'malformed':
        return fault.what === undefined ? '内容已损坏。' : `${stores[fault.what]}已损坏，无法读取。`;
      case 'unknown-object':
        return fault.oid === undefined
          ? '这是 ASN.1 数据，但不是证书、证书请求、吊销列表或密钥。'
          : `此处无法读取这种 ASN.1 数据（${fault.oid}）。`;
    }
  },
  rootFault,
  label: ({ label, kind }: Omit<LabelNote, 'object'>) => `标签写着 ${label}，实际是${kinds[kind]}。`,
  note: (title: string, sentences: readonly string[]) => `${title}：${sentences.join('')}`,
  titles: (place: number, kind: ObjectKind, name: string) => `${kinds[kind]} ${count(place)}「${name}」`,
  chainTitle: (names: readonly string[]) => `证书链 ${names.join(' → ')}`,
  intact: {
    yes: '签名全部正确。',
    no: '有签名不正确。',
    unchecked: '部分签名无法校验。',
  },
  complete: '证书链完整。',
  missing: (issuer: string, addresses: readonly string[]) =>
    `缺少颁发者 ${issuer}${addresses.length > 0 ? `，可从此处获取：${addresses.join('、')}` : ''}。`,
  trusted: {
    yes: '通向你提供的根证书。',
    no: '未能有效地通向你提供的根证书。',
    unasked: '未与任何根证书核对。',
  },
  reordered: '粘贴的顺序不同。',
  problem: (problem: PathProblem, name: string, moment: (time: number) => string): string => {
    switch (problem.code) {
      case 'wrong-signature':
        return `「${name}」的签名不正确。`;
      case 'unchecked-signature':
        return `「${name}」的签名算法此处不校验。`;
      case 'not-yet-valid':
        return `「${name}」尚未生效。`;
      case 'expired':
        return `「${name}」已过期。`;
      case 'not-an-authority':
        return `「${name}」不是 CA，无权签发证书。`;
      case 'no-certificate-signing':
        return `「${name}」的密钥用途不含签发证书。`;
      case 'path-length':
        if (problem.limit === 0) return `「${name}」之下不允许中间 CA，实有 ${count(problem.found)} 级。`;
        return `「${name}」之下最多允许 ${count(problem.limit)} 级中间 CA，实有 ${count(problem.found)} 级。`;
      case 'unknown-critical':
        return `「${name}」含有此处未知的关键扩展 ${problem.oid}。`;
      case 'repeated-extension':
        return `「${name}」的扩展 ${problem.oid} 出现了多次。`;
      case 'precertificate':
        return `「${name}」是提交给透明日志的预签证书，不能使用。`;
      case 'name-constraint':
        switch (problem.trespass.code) {
          case 'outside':
            return `名称约束：${problem.trespass.name} 不在 ${problem.trespass.within.join('、')} 之内。`;
          case 'excluded':
            return `名称约束：${problem.trespass.name} 属于被排除的 ${problem.trespass.within.join('、')}。`;
          case 'unknown-constraint':
            return `名称约束：${problem.trespass.name} 属于此处无法比较的类型。`;
        }
      case 'no-policy':
        return '证书链要求有一致的证书策略，但没有。';
      case 'revoked': {
        const reason = problem.reason === undefined ? '' : `，${reasons[problem.reason]}`;
        return `「${name}」自 ${moment(problem.since)} 起已被吊销${reason}。`;
      }
    }
  },
  limit: (limit: ListLimit): string => {
    switch (limit.code) {
      case 'out-of-date':
        return '此列表已过时。';
      case 'not-yet':
        return '此列表是在所查时刻之后发布的。';
      case 'partial':
        return '此列表只涵盖部分吊销原因。';
    }
  },
  warning: (warning: Warning): string => {
    switch (warning.code) {
      case 'expired':
        return '已过期。';
      case 'not-yet-valid':
        return '尚未生效。';
      case 'no-names':
        return '没有备用名称：浏览器不接受只有通用名称的证书。';
      case 'weak-hash':
        return `签名使用了已被攻破的 ${warning.hash}。`;
      case 'short-key':
        return `RSA 密钥只有 ${count(warning.bits)} 位，不足 2048 位。`;
      case 'long-life':
        if (warning.days <= 398) return '有效期超过服务器证书允许的 398 天。';
        return `有效期 ${count(warning.days)} 天，超过服务器证书允许的 398 天。`;
    }
  },
  encoding: (note: EncodingNote): string => {
    switch (note.code) {
      case 'default-written':
        return `写出了默认值（${defaults[note.what]}），DER 应当省略。`;
      case 'negative-serial':
        return '序列号为负数。';
      case 'zero-serial':
        return '序列号为零。';
      case 'long-serial':
        return `序列号有 ${count(note.bytes)} 字节，超过 20 字节。`;
      case 'padded-serial':
        return '序列号前有多余的字节。';
      case 'wrong-string':
        return `${note.attribute} 的字符串类型或字符不合规定（${note.type}）。`;
      case 'wrong-time':
        return `时间的写法不合规定（${note.written}）。`;
      case 'algorithms-differ':
        return '被签部分内外写的签名算法不一致。';
      case 'not-der':
        return '长度的写法是 BER 而非 DER。';
      case 'repeated-extension':
        return `扩展 ${note.oid} 出现了多次。`;
      case 'old-version':
        return '带有扩展，版本却低于 3。';
    }
  },
  signature: { right: '签名正确。', wrong: '签名不正确。' },
  uncheckedScheme: (oid: string, name: string) => `签名算法 ${oid}${name === oid ? '' : `（${name}）`}此处不校验。`,
  trailing: (bytes: number) => `末尾多出 ${count(bytes)} 字节。`,
  sameKey: (titles: readonly string[]) => `公钥相同：${titles.join('、')}。`,
  noMatch: (title: string) => `${title}与其他对象的公钥都不相同。`,
  privateKey: '此处含有私钥，请勿将内容交给他人。',
  store: ({ certificates, keys, mac, encryption }: Pkcs12Facts) =>
    `PKCS#12：${count(certificates)} 张证书，${count(keys)} 个私钥；${[
      ...(mac ? [`MAC ${mac.hash}，${count(mac.rounds)} 轮`] : ['无 MAC']),
      ...encryption.map(({ cipher, rounds }) => (rounds === undefined ? cipher : `${cipher}，${count(rounds)} 轮`)),
    ].join('；')}。`,
  hostFits: (by: string) => `主机名相符（${by}）。`,
  hostDiffers: '主机名不符。',
  notForServers: '扩展密钥用途不含服务器身份验证。',
  options: {
    hex: { label: '十六进制', values: { colons: '大写，带冒号', plain: '小写，连写' } },
    dates: { label: '日期', values: { local: '本地', utc: 'UTC' } },
  },
  box: '证书、请求、列表与密钥',
  placeholder: '粘贴 PEM、Base64、十六进制或 SAML，可混合多个',
  drop: '拖入、粘贴或选择文件（可多个）',
  filesName: '已拖入的文件.txt',
  empty: '粘贴或拖入证书、请求、吊销列表或密钥，这里会显示其中的内容。',
  locked: '输入正确的密码后，内容会出现在这里。',
  password: '密码',
  passwordHint: '不会保存',
  host: '要核对的主机名',
  hostPlaceholder: 'example.com 或 192.0.2.1',
  roots: '受信任的根证书',
  rootsPlaceholder: '粘贴你信任的根证书（PEM）',
  time: '检查时刻',
  now: '现在',
  given: '指定',
  instant: '检查时间',
  instantHint: 'ISO 8601 或 Unix 时间',
  instantReadAs: (unit: 's' | 'ms', iso: string) => `按 Unix ${unit === 's' ? '秒' : '毫秒'}理解：${iso}`,
  summary: '概览',
  counts: (counts: Readonly<Record<ObjectKind, number>>) =>
    `共有：${(['certificate', 'request', 'list', 'key'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => `${kinds[kind]} ${count(counts[kind])}`)
      .join('，')}。`,
  oneChain: (n: number) => `这 ${count(n)} 张证书构成一条证书链。`,
  manyChains: (n: number) => `这些证书构成 ${count(n)} 条证书链。`,
  moreChains: (n: number) => `另有 ${count(n)} 条证书链未列出。`,
  hostOf: (host: string, title: string) => `${host}，${title}`,
  chain: (place: number, all: number) => (all > 1 ? `证书链 ${count(place)}` : '证书链'),
  links: (place: number) => `证书链 ${count(place)}，从终端到根`,
  issuedBy: (issuer: string) => `由 ${issuer} 颁发`,
  problems: '问题与提示',
  answers: { intact: '完好', complete: '完整', trusted: '可信' },
  incomplete: '证书链不完整。',
  pastedAs: (place: number) => `框中第 ${count(place)} 个`,
  fromRoots: '来自根证书框',
  rightSignature: '签名正确',
  wrongSignature: '签名不正确',
  uncheckedSignature: '签名未校验',
  revocation: { good: '未吊销', revoked: '已吊销', unknown: '没有可用的吊销列表' },
  orderedPem: '按顺序复制 PEM',
  calendar: '到期日历',
  calendarSummary: (name: string) => `证书「${name}」到期`,
  objects: '对象',
  number: '序号',
  kind: '类型',
  name: '名称',
  ends: '到期',
  state: '状态',
  show: '显示的对象',
  authority: 'CA',
  selfSigned: '自签名',
  selfIssued: '自颁发',
  expired: '已过期',
  future: '尚未生效',
  warnings: (n: number) => `${count(n)} 条提醒`,
  privateBadge: '私钥',
  publicBadge: '公钥',
  validity: '有效期',
  timeLeft: {
    future: (span: Span) => `${spanned(span)}后生效`,
    current: (span: Span) => (span.n === 0 ? `剩余${spanned(span)}` : `剩余 ${spanned(span)}`),
    over: (span: Span) => (span.n === 0 ? `已过期${spanned(span)}` : `已过期 ${spanned(span)}`),
  },
  facts: (title: string) => `${title}：内容`,
  version: '版本',
  serialHex: '序列号',
  serialDecimal: '序列号（十进制）',
  subject: '主体',
  issuer: '颁发者',
  emptyName: '（空）',
  notBefore: '生效时间',
  notAfter: '到期时间',
  lifetime: '总有效期',
  days: (n: number) => `${count(n)} 天`,
  publicKey: '公钥',
  exponent: '指数',
  spki: 'SPKI SHA-256',
  pin: 'SPKI 指纹（Base64）',
  scheme: '签名算法',
  names: '名称',
  validation: '验证级别',
  validations: {
    domain: '域名验证（DV）',
    organization: '组织验证（OV）',
    individual: '个人验证（IV）',
    extended: '扩展验证（EV）',
  },
  friendlyName: '文件中的名称',
  inside: '来自',
  listNumber: '列表编号',
  thisUpdate: '本次更新',
  nextUpdate: '下次更新',
  entries: '吊销条数',
  challenge: '质询密码',
  hasChallenge: '有（不显示）',
  attribute: '属性',
  wasEncrypted: '曾加密',
  yes: '是',
  extensions: '扩展',
  requested: '请求的扩展',
  copyExtension: (name: string) => `复制「${name}」`,
  bits: (n: number) => `${count(n)} 位`,
  critical: '关键',
  nameOfSubject: (name: string) => `主体 ${name}`,
  nameOfIssuer: (name: string) => `颁发者 ${name}`,
  extensionHex: '内容（十六进制）',
  asn1: 'ASN.1 结构',
  text: 'OpenSSL 式文本',
  textOf: (title: string) => `${title}：OpenSSL 式文本`,
  copyPem: '复制 PEM',
  copyPemOf: (title: string) => `${title}：复制 PEM`,
  downloads: '下载',
  publicKeyFile: '公钥',
  openKey: '在密钥工具中打开公钥',
  revoked: '已吊销的证书',
  findSerial: '查找序列号',
  serial: '序列号',
  since: '吊销时间',
  reason: '原因',
  reasons,
  invalidSince: (date: string) => `私钥可能自 ${date} 起已失控`,
  found: (n: number) => `${count(n)} 条`,
  faults: '无法读取的内容',
  character: (n: number) => `第 ${count(n)} 个字符`,
};
