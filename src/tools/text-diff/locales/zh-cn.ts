import { limitWords } from '../../../i18n/limits/zh-cn';
import { textCompareWords } from '../../../i18n/text-compare/zh-cn';
import type { FileEncoding } from '../../../lib/file-encodings';
import { numbersOf } from '../../../i18n/words';
import type { SideFault } from '../use-side';

const { count } = numbersOf('zh-cn');

export const words = {
  compare: textCompareWords,
  left: '左侧文本',
  right: '右侧文本',
  placeholder: '输入、粘贴文本，或拖入文件',
  swap: '左右互换',
  options: {
    view: { label: '视图', values: { split: '并排', inline: '合并' } },
    marks: { label: '标出', values: { word: '词', character: '字符', line: '仅行' } },
    context: {
      label: '上下文',
      values: (lines: number | 'all') => (lines === 'all' ? '全部显示' : `${count(lines)} 行`),
    },
    wrap: '自动换行',
    ignoreEndSpace: '行首行尾空白',
    ignoreAllSpace: '所有空白',
    ignoreCase: '大小写',
    ignoreLineEnds: '换行符类型',
    ignoreBlankLines: '空行',
    colours: '自动语法着色（JSON、YAML、XML、SQL）',
    patches: '补丁显示为其中的改动',
  },
  ignore: '忽略',
  patchShown: (files: number) => `这段文本是 ${count(files)} 个文件的补丁，已显示其中的改动。可在「更多选项」中关闭。`,
  patchTitle: '补丁',
  before: '改动前',
  after: '改动后',
  leftName: '左侧名称',
  rightName: '右侧名称',
  patchPath: (path: string) => `补丁两侧使用同一个文件名「${path}」，git apply 才能找到文件。`,
  encoding: '文件编码',
  comparing: '正在对比',
  copyPatch: '复制补丁',
  patch: '补丁 diff.patch',
  only: { left: '左侧独有行', right: '右侧独有行' },
  copyOnly: { left: '复制左侧独有的行', right: '复制右侧独有的行' },
  report: 'HTML 报告',
  reportTitle: (left: string, right: string) => `${left} 与 ${right} 的对比`,
  equalLines: (n: number) => `${count(n)} 行相同内容`,
  patchEncoding: '补丁以 UTF-8 编码；若要应用到原文件，请先把原文件转为 UTF-8。',
  fault: (fault: SideFault, names: Readonly<Record<FileEncoding, string>>): string => {
    switch (fault.code) {
      case 'not-text':
        return '此文件不像是文本。';
      case 'wrong-encoding':
        return `此文件的内容不是有效的 ${names[fault.encoding]} 文本。`;
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
    }
  },
};
