import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Counted, MarkdownNote } from '../render-markdown';

const { count } = numbersOf('zh-cn');

const listed = (all: readonly Counted[]) =>
  all.map(([name, n]) => (n > 1 ? `${name}（${count(n)} 处）` : name)).join('、');

export const words = {
  input: 'Markdown',
  result: '结果',
  inputHint: '输入或粘贴 Markdown，也可打开文件',
  view: '查看方式',
  preview: '预览',
  html: 'HTML',
  print: '打印',
  copyRich: '复制为富文本',
  options: {
    github: 'GitHub 风格',
    html: { label: '原始 HTML', values: { off: '当作文本', sanitised: '清理后保留' } },
    page: '带样式的完整网页',
    ids: '标题锚点',
    contents: '目录',
    cjk: '适配中日韩文本',
    breaks: '换行即断行',
    frontMatter: '略去 Front Matter',
  },
  line: placeWords.line,
  inLine: placeWords.inLine,
  previewCut: '文档过长，预览只显示开头部分；HTML 是完整的。',
  remotePictures: (n: number) => `预览不会加载 ${count(n)} 张外部图片；HTML 中仍保留。`,
  note: (note: MarkdownNote): string => {
    switch (note.code) {
      case 'refused':
        return `已拦截地址「${note.address}」。`;
      case 'more-refused':
        return `另有 ${count(note.count)} 个地址被拦截。`;
      case 'shown-tags':
        return `HTML 标签按文本显示：${listed(note.tags)}。`;
      case 'removed-tags':
        return `已移除标签：${listed(note.tags)}。`;
      case 'removed-attributes':
        return `已移除属性：${listed(note.attributes)}。`;
      case 'front-matter':
        return `略去了 ${count(note.lines)} 行 Front Matter。`;
    }
  },
};
