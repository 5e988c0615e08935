import { placeWords } from '../../../i18n/places/zh-cn';
import { base64Words } from '../../../i18n/base64/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Dimensions } from '../../../lib/picture-dimensions';
import type { Form } from '../forms';
import type { SourceNote } from '../read-source';
import type { RestoreFault } from '../restore';

const { count } = numbersOf('zh-cn');

const forms: Readonly<Record<Form, string>> = {
  'data-uri': 'Data URI',
  bare: '纯 Base64',
  'url-safe': 'URL 安全',
  css: 'CSS url()',
  html: 'HTML <img>',
  markdown: 'Markdown 图片',
  json: 'JSON 字符串',
};

export const words = {
  direction: '方向',
  directions: { encode: '文件 → Base64', decode: 'Base64 → 文件' },
  options: {
    form: { label: '形式', values: forms },
    lineLength: {
      label: '每行',
      values: { 0: '不换行', 64: '64', 76: '76' },
      hints: { 64: '每行 64 个字符', 76: '每行 76 个字符' },
    },
  },
  dropHint: '大小不限，可多选，也可粘贴剪贴板中的图片。文件不会离开本机。',
  fileCount: (n: number) => `${count(n)} 个文件`,
  copyAll: '复制全部为 JSON',
  downloadAll: '下载全部为 JSON',
  removeAll: '全部移除',
  remove: (name: string) => `移除 ${name}`,
  waiting: '等待中',
  cancelled: '已取消',
  tryAgain: '重试',
  unreadable: (name?: string) => `无法读取${name === undefined ? '文件' : ` ${name}`}，或内存、磁盘空间不足。`,
  empty: '文件是空的。',
  base64Of: (name: string) => `${name} 的 Base64`,
  firstShown: (n: number) => `只显示前 ${count(n)} 个字符，复制和下载的是全部。`,
  copyLargeTitle: '复制这么多内容？',
  copyLarge: (size: string) => `共 ${size}，剪贴板和要粘贴到的程序可能会卡住。下载为文件更稳妥。`,
  copyAnyway: '仍然复制',
  tooLongToCopy: '太长，浏览器无法复制，请下载。',
  source: 'Base64 或 Data URI',
  sourcePlaceholder: '粘贴 Base64 或 data: 开头的地址，或打开存有它的文本文件',
  encodeInstead: '改为将这个文件转换为 Base64',
  restored: '还原的文件',
  name: '文件名',
  extension: '扩展名',
  type: '类型',
  size: '大小',
  dimensions: '尺寸',
  pixels: ({ width, height }: Dimensions) => `${width} × ${height} 像素`,
  picture: (name: string) => `${name} 的预览`,
  notShown: '无法显示为图片',
  notPlayed: '这个浏览器无法播放',
  openPdf: '在新标签页中打开 PDF',
  text: '文本内容',
  firstText: '只显示前 64 KB，下载的是全部。',
  hex: (n: number) => `前 ${count(n)} 字节`,
  conflict: (declared: string, detected: string) => `声明的类型是 ${declared}，但内容是 ${detected}。已按内容处理。`,
  fault: (fault: Exclude<RestoreFault, { code: 'unreadable' }>) =>
    fault.code === 'bad-character' && fault.isHardlyBase64
      ? `这不是 Base64（第一个无效字符「${fault.found}」位于第 ${count(fault.at + 1)} 个字符）。`
      : base64Words.fault(fault),
  note: (note: SourceNote) =>
    note.code === 'raw-hash'
      ? '内容中有未编码的 #。浏览器会在那里截断地址，此处已完整读取；应写成 %23。'
      : base64Words.note(note),
  atPosition: placeWords.character,
};
