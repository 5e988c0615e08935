import type { UnixUnit } from '../../../lib/typed-instant';
import { numbersOf } from '../../../i18n/words';
import type { GenerateFault } from '../generate';
import type { NotUuid } from '../../../lib/uuid-text';
import { NAMESPACES } from '../versions';

const { count: n } = numbersOf('zh-cn');

export const words = {
  tabs: '功能',
  generate: '生成',
  inspect: '解析',
  options: {
    version: {
      label: '版本',
      values: {
        nil: 'NIL（全 0）',
        v1: 'v1（时间和节点）',
        v3: 'v3（名称，MD5）',
        v4: 'v4（随机）',
        v5: 'v5（名称，SHA-1）',
        v6: 'v6（时间和节点，可排序）',
        v7: 'v7（Unix 时间，可排序）',
        max: 'MAX（全 f）',
      },
    },
    quantity: '数量',
    namespace: { label: '命名空间 UUID', placeholder: NAMESPACES.dns },
    uppercase: { label: '大小写', values: { false: '小写', true: '大写' } },
    hyphens: '连字符',
    wrap: { label: '外形', values: { none: '无', braces: '{…}', urn: 'urn:uuid:' } },
    list: {
      label: '排列',
      values: {
        lines: '每行一个',
        'single-quoted': '单引号，逗号分隔',
        'double-quoted': '双引号，逗号分隔',
        json: 'JSON 数组',
      },
    },
  },
  namespace: '命名空间',
  namespaces: { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', custom: '其他 UUID' },
  names: '名称',
  namesHint: '每行一个名称，各得一个 UUID；名称也可以为空。',
  time: '时间',
  now: '现在',
  given: '指定时刻',
  instant: '时刻',
  instantHint: 'ISO 8601，未写时区按 UTC；也可以写 Unix 秒数或毫秒数。v1 和 v6 精确到 100 纳秒。',
  instantReadAs: (unit: UnixUnit, iso: string) => `按 Unix ${unit === 's' ? '秒数' : '毫秒数'}读取：${iso}`,
  urnHyphens: 'urn:uuid: 形式总带连字符。',
  title: (count: number) => `${n(count)} 个 UUID`,
  copyAll: '复制全部',
  refresh: '重新生成',
  emptyName: '（空名称）',
  loneSurrogate: '名称里有不成对的代理项，按 U+FFFD 编码。',
  nodeNote: 'v1 和 v6 的节点与时钟序列取自安全随机数，节点带多播位，不含网卡地址。',
  randomNote: '随机数取自 crypto.getRandomValues。',
  uuid: 'UUID',
  uuidHint: '大小写、花括号、urn:uuid:、有无连字符都可以。',
  inspectEmpty: '贴入一个 UUID，即可看到它的版本、时间和其他写法。',
  meaning: '含义',
  notations: '其他写法',
  facts: {
    variant: '变体',
    instantUtc: '时间（UTC）',
    instantLocal: '时间（本地）',
    clockSequence: '时钟序列',
    node: '节点',
    domain: '域',
    localId: '本地编号',
    canonical: '标准写法',
    hex: '十六进制',
    decimal: '十进制',
    base64: 'Base64',
    base64url: 'base64url',
    ulid: 'ULID',
    dotnet: '.NET 字节序',
    urn: 'URN',
  },
  kinds: {
    nil: 'NIL：128 位全为 0',
    max: 'MAX：128 位全为 1',
  },
  versionMeanings: {
    1: '时间和节点',
    2: 'DCE 安全',
    3: '名称的 MD5',
    4: '随机',
    5: '名称的 SHA-1',
    6: '时间和节点，可排序',
    7: 'Unix 时间，可排序',
    8: '自定义内容',
    unknown: 'RFC 9562 未定义此版本',
  },
  variants: {
    ncs: 'NCS（旧）',
    rfc9562: 'RFC 9562',
    microsoft: 'Microsoft（旧）',
    future: '保留',
  },
  domains: { person: '0（个人）', group: '1（组）', organisation: '2（组织）' },
  notRfc: '变体不是 RFC 9562，因此没有版本可言。',
  randomNode: '随机',
  realNode: '网卡地址',
  realNodeNote: '节点没有多播位，可能是生成它的机器的网卡地址。',
  fault: (fault: GenerateFault | NotUuid) => {
    switch (fault.code) {
      case 'bad-namespace':
        return '命名空间必须是 UUID。';
      case 'not-instant':
        return '无法识别这个时刻，请写成 2026-11-20T08:30:00Z 或 1795163400000 的样子。';
      case 'out-of-range':
        return `此版本只能容纳 ${fault.first} 到 ${fault.last} 的时刻。`;
      case 'not-uuid':
        return '这不是 UUID：应为 32 个十六进制数字，可带连字符。';
    }
  },
};
