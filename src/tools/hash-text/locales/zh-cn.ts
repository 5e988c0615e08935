import { placeWords } from '../../../i18n/places/zh-cn';
import { hexWords } from '../../../i18n/hex/zh-cn';
import { base64Words } from '../../../i18n/base64/zh-cn';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { ExpectedFault } from '../expected';
import type { HashTextFault } from '../operations';

const { count } = numbersOf('zh-cn');

export const words = {
  lineEndings: lineEndingWords,
  source: '来源',
  text: '文本',
  files: '文件',
  options: {
    readAs: { label: '文本读作', values: { 'utf-8': 'UTF-8', hex: '十六进制字节', base64: 'Base64 字节' } },
    encoding: {
      label: '摘要写法',
      values: {
        hex: '十六进制小写',
        'hex-upper': '十六进制大写',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: '二进制',
      },
    },
    sha3Size: { label: 'SHA3 位数', values: (size: string) => size },
    fileRows: '计算',
    fileView: { label: '文件显示为', values: { list: '列表', table: '表格' } },
    showsMore: '更多算法',
  },
  bytesHashed: (bytes: number) => `已计算 ${count(bytes)} 字节`,
  loneSurrogate: placeWords.loneSurrogateAt,
  hashTextFault: (fault: HashTextFault) =>
    fault.code === 'not-hex' ? hexWords.fault(fault.reason) : base64Words.fault(fault.reason),
  digests: '摘要',
  notForSecurity: '不安全',
  notForSecurityHint:
    'MD5、SHA1 和 CRC32 可以蓄意造出碰撞，只能用来发现意外损坏；安全用途请用 SHA256、SHA512 或 SHA3。',
  legacy: '旧版，早于 FIPS 202',
  keccakHint: { 'keccak-256': '以太坊使用', 'keccak-512': 'CryptoJS 称之为 SHA3' },
  expected: '期望值',
  expectedPlaceholder: '粘贴摘要、一行校验和，或整个校验文件',
  expectedLines: (lines: number) => `${count(lines)} 行`,
  ignoredLines: (lines: number) => `有 ${count(lines)} 行不是校验和，已略过。`,
  expectedFault: (fault: ExpectedFault) => {
    switch (fault.code) {
      case 'unknown-length':
        return `这里没有任何算法的摘要是 ${count(fault.bits)} 位。`;
      case 'unknown-algorithm':
        return `这里没有名为 ${fault.name}、摘要为 ${count(fault.bits)} 位的算法。`;
      case 'not-a-digest':
        return '这不是摘要，也不是校验文件中的一行。';
    }
  },
  all: '全部',
  nothingChosen: '请至少选择一种算法。',
  dropHint: '大小不限，逐块读取，不上传',
  fileCount: (files: number) => `${count(files)} 个文件`,
  total: (size: string) => `共 ${size}`,
  waiting: '排队中',
  busy: '正在计算',
  cancelled: '已取消',
  unreadable: (name?: string) => (name === undefined ? '无法读取这个文件。' : `无法读取「${name}」。`),
  matches: '与期望值一致',
  mismatches: '与期望值不符',
  notListed: '清单中没有这个文件',
  remove: (name: string) => `移除 ${name}`,
  cancelAll: '全部取消',
  removeAll: '全部移除',
  tryAgain: '重新计算',
  listAlgorithm: '清单算法',
  copyList: '复制清单',
  downloadList: (name: string) => `下载 ${name}`,
  fileName: '文件名',
  fileSize: '大小',
  fileState: '状态',
};
