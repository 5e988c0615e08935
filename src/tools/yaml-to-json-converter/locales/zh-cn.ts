import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { jsonTreeWords } from '../../../i18n/json-tree/zh-cn';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import { numbersOf } from '../../../i18n/words';

const { count: number } = numbersOf('zh-cn');

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...documentWords.jsonOutput,
    several: { label: '文档', values: { array: 'JSON 数组', lines: 'JSON Lines', one: '只取一个' } },
    document: '第几个文档',
  },
  samples: {
    lists: '映射与列表',
    anchors: '锚点与合并',
    documents: '多个文档',
    values: '各种值',
  },
  sampleComment: '数字、文本与日期',
  fault: yamlWords.fault,
  jsonFault: jsonWords.fault,
  count: (n: number) => `${number(n)} 个文档`,
  view: '视图',
  text: '文本',
  tree: '树形',
  ...jsonTreeWords,

  files: '转换多个文件',
  filesHint: '拖入或选择多个 YAML 文件，选项与上方相同。',
  file: '文件',
  fileResult: '结果',
  fileWaiting: '等待中',
  fileBroken: '无法转换',
  fileNotes: (n: number) => `${number(n)} 条说明`,
  downloadAll: '全部下载（ZIP）',
  clearFiles: '清空列表',
  download: (name: string) => `下载 ${name}`,
};
