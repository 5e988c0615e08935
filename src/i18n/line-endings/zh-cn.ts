/** Words of the choice of line endings, for the tools that show it. */
export const lineEndingWords = {
  label: '换行符',
  asGiven: (ending: 'LF' | 'CRLF' | undefined) => `原样（${ending ?? '混用'}）`,
  fileAsIs: '文件按原始字节处理。',
};
