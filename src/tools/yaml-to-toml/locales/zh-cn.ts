import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import type { ConvertFault } from '../convert';

const { count: number } = numbersOf('zh-cn');

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...tomlWords.outputOptions,
    dates: { label: '日期写成 TOML 日期', hint: '未加引号的 ISO 日期；关闭时写成字符串。' },
    several: { label: '多个文档', values: { one: '只取一个', list: '放入列表' } },
    document: '第几个文档',
    outputVersion: {
      label: '输出版本',
      values: { '1.0': '1.0', '1.1': '1.1' },
      hints: { '1.1': '1.1 的转义更短：\\e 与 \\xHH。' },
    },
  },
  sampleMaps: '映射',
  sampleLists: '列表与锚点',
  sampleComment: '服务器设置',
  sampleDocuments: '多个文档',
  count: (n: number) => `${number(n)} 个文档`,
  fault: (fault: ConvertFault): string =>
    fault.code === 'nothing-for-toml' || fault.code === 'null-not-in-toml'
      ? tomlWords.writeFault(fault)
      : yamlWords.fault(fault),
};
