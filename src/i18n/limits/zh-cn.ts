import { formatBytes, numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/**
 * What tools that read or write long texts say where one is too long or nested too deeply. The tools for JSON, YAML and TOML
 * take it from `json`, which they fetch anyway: a small file more would weigh more than its sentences.
 */
export const limitWords = {
  /** The limit in megabytes, without a full stop. */
  tooLarge: (bytes: number, limit: number) => `文本过大：${formatBytes('zh-cn', bytes)}，上限 ${limit} MB。`,
  resultTooLong: '结果过长，无法显示；请减小缩进。',
  indentLimited: (level: number) => `嵌套过深，第 ${count(level)} 层以下不再继续缩进。`,
};
