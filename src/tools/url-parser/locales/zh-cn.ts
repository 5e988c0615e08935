import { hostLookWords } from '../../../i18n/host-look/zh-cn';
import type { Change } from '../changes';
import type { UrlFault } from '../fault';

const CHANGES: Record<Change['code'], string> = {
  trimmed: '去掉了首尾的空白或控制字符',
  breaks: '去掉了换行或制表符',
  resolved: '已按基准 URL 补全',
  'scheme-case': '协议改为小写',
  slashes: '协议后的斜杠改为 //',
  backslashes: '反斜杠改为斜杠',
  'host-case': '主机名改为小写',
  'host-idna': '主机名按 IDNA 转换',
  'host-ipv4': 'IPv4 地址改为标准写法',
  'host-ipv6': 'IPv6 地址改为标准写法',
  'host-other': '主机名改为标准写法',
  'empty-credentials': '已省略空的密码或用户信息',
  'default-port': '省略了协议的默认端口',
  'port-form': '端口改为标准写法',
  'root-path': '空路径改为 /',
  'dot-segments': '解析了 . 与 .. 路径段',
  encoded: '部分字符改为百分号编码',
  other: '改为标准写法',
};

export const words = {
  host: hostLookWords,
  url: 'URL',
  urlPlaceholder: '粘贴 URL，例如 https://example.com/?a=1',
  base: '基准 URL',
  basePlaceholder: 'https://example.com/a/b',
  baseHint: '只在解析相对地址时使用。',
  options: { show: { label: '显示', values: { decoded: '解码后', raw: '原文' } } },
  back: '返回外层 URL',
  partsTitle: '组成部分',
  parts: {
    href: '规范化 URL',
    origin: '源',
    protocol: '协议',
    username: '用户名',
    password: '密码',
    host: '主机',
    hostname: '主机名',
    unicodeHostname: '主机名（Unicode）',
    port: '端口',
    path: '路径',
    query: '查询',
    fragment: '片段',
  },
  segment: (n: number) => `路径段 ${n}`,
  moreSegments: (n: number) => `另有 ${n} 个路径段未列出。`,
  effectivePort: (port: number) => `默认 ${port}`,
  broken: '无法解码',
  parameters: '查询参数',
  fragmentRoute: '片段中的路由',
  textDirectives: '文本片段指令',
  textDirective: { prefix: '前文', start: '起始文本', end: '结束文本', suffix: '后文' },
  fragmentParameters: '片段参数',
  noParameters: '没有查询参数。',
  name: '名称',
  value: '值',
  marks: '说明与操作',
  nameOf: (n: number) => `第 ${n} 个参数的名称`,
  valueOf: (n: number) => `第 ${n} 个参数的值`,
  noValue: '无值',
  emptyValue: '空',
  tracking: '跟踪',
  open: '打开',
  openNamed: (name: string) => `打开 ${name} 中的 URL`,
  openHeld: { json: '格式化 JSON', token: '解析这个令牌' },
  dataUrl: 'data: URL 本身就包含文件。',
  openAsFile: '作为文件打开',
  copyValue: (name: string) => `复制 ${name} 的值`,
  deleteNamed: (name: string) => `删除 ${name}`,
  removeTracking: '移除跟踪参数',
  sort: '排序',
  sortByName: '按名称排序',
  add: '添加',
  newName: 'name',
  copyJson: '复制 JSON',
  copyForm: '复制为 curl -d',
  change: (code: Change['code'], from: string, to: string) =>
    `${CHANGES[code]}：${from === '' ? '（空）' : from} → ${to === '' ? '（空）' : to}`,
  hostAsScheme: (protocol: string) => `「${protocol}」被读作协议。`,
  useInstead: (url: string) => `改用 ${url}`,
  fault: (fault: UrlFault) => {
    switch (fault.code) {
      case 'no-scheme':
        return fault.suggestion === undefined
          ? '不是有效的 URL。没有协议；相对地址需要基准 URL。'
          : `不是有效的 URL。没有协议，是否指 ${fault.suggestion}？`;
      case 'wrapped':
        return `不是有效的 URL。引号或括号不属于 URL，是否指 ${fault.suggestion}？`;
      case 'bad-base':
        return '基准 URL 无效。';
      case 'opaque-base':
        return '这个基准 URL 不能用来补全相对地址。';
      case 'host-space':
        return '不是有效的 URL。主机名不能含空格。';
      case 'no-host':
        return '不是有效的 URL。缺少主机名。';
      case 'bad-ipv4':
        return '不是有效的 URL。IPv4 地址无效。';
      case 'bad-ipv6':
        return '不是有效的 URL。IPv6 地址无效。';
      case 'bad-host':
        return '不是有效的 URL。主机名无效。';
      case 'host-character':
        return `不是有效的 URL。主机名不能含「${fault.found}」。`;
      case 'bad-port':
        return '不是有效的 URL。端口必须是 0 到 65535。';
      case 'not-a-url':
        return '不是有效的 URL。';
    }
  },
};
