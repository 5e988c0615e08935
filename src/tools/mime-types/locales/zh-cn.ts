import { numbersOf } from '../../../i18n/words';
import type { LookupFault } from '../lookup';
import type { Source } from '../mime-type';

const { count } = numbersOf('zh-cn');

const SOURCES: Record<Source, string> = { iana: 'IANA', apache: 'Apache', nginx: 'nginx', own: '自定' };

export const words = {
  search: '搜索',
  searchPlaceholder: '扩展名、MIME 类型或文件名',
  options: {
    top: { label: '顶层类型', values: (top: string) => (top === 'all' ? '全部类型' : `${top}/`) },
    onlyRegistered: '只看 IANA 已注册的',
  },
  noData: '数据未能载入，请检查网络后重试。',
  drop: '拖入文件，查看其类型（文件不会被读取）',
  dropped: (name: string, type: string) =>
    type === '' ? `浏览器不认识 ${name} 的类型。` : `浏览器认为 ${name} 的类型是 ${type}。`,
  answer: '结果',
  also: '也用：',
  sources: SOURCES,
  notTypeScript: '.ts 注册为 MPEG 视频，而不是 TypeScript；TypeScript 没有注册类型。',
  inner: (extension: string) => `内层的 .${extension} 是：`,
  ownExtension: (extension: string) => `.${extension} 不在名录中，由本工具补充。`,
  insteadOf: (type: string) => `${type} 是已弃用或有误的名称，正确的是：`,
  noExtension: '没有扩展名。',
  snippets: '代码片段',
  header: '响应头',
  attribute: '表单属性',
  matches: (n: number) => `${count(n)} 个类型符合。`,
  type: '类型',
  extensions: '扩展名',
  source: '来源',
  charset: '字符集',
  compressible: '可压缩',
  yes: '是',
  no: '否',
  nothingListed: '没有符合的类型。',
  listed: (n: number) => `${count(n)} 个类型`,
  data: (version: string, date: string) =>
    `数据：mime-db ${version}（${date}），汇集 IANA、Apache 与 nginx 的名录，另有少量补充，来源记作「自定」。`,
  fault: (fault: LookupFault) => {
    switch (fault.code) {
      case 'bad-type':
        return 'MIME 类型的形式是「类型/子类型」。';
      case 'unknown-extension':
        return `没有扩展名「${fault.extension}」的已知类型。`;
      case 'unknown-type':
        return `没有名为 ${fault.type} 的已知类型。`;
    }
  },
  faultHint: (fault: LookupFault) => {
    switch (fault.code) {
      case 'bad-type':
        return '';
      case 'unknown-extension':
        return '服务器默认按 application/octet-stream 发送。';
      case 'unknown-type':
        return fault.base === undefined ? '' : `从后缀看，它的语法与 ${fault.base} 相同。`;
    }
  },
};
