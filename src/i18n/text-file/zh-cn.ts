/** Words for files that hold no text, or none in the encoding asked for. */
export const textFileWords = {
  fault: (encoding: string | undefined): string =>
    encoding === undefined ? '此文件不像是文本。' : `此文件的内容不是有效的 ${encoding} 文本。`,
};
