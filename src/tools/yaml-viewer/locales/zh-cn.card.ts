import type { Card } from '../../types';

export const card = {
  name: 'YAML 查看与格式化',
  description: '格式化并校验 YAML，保留注释。',
} satisfies Card;

export const keywords = [
  'yaml',
  'yml',
  'format',
  'prettify',
  'validate',
  'lint',
  'k8s',
  '格式化',
  '美化',
  '校验',
  '树形',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML', 'YAML 格式化', 'YAML 校验', 'YAML 美化', 'YAML 查看'];
