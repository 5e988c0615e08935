import { numbersOf } from '../../../i18n/words';
import type { DrawFault, DrawNote } from '../draw';
import type { FontName } from '../fonts';

const { count } = numbersOf('zh-cn');

const quoted = (character: string) => `「${character}」`;

export const words = {
  text: '文本',
  placeholder: '输入要画的文字',
  options: {
    font: { label: '字体', values: (font: FontName): string => font },
    width: '宽度（列）',
    layout: { label: '字距', values: { default: '字体默认', full: '完整', fitted: '紧凑' } },
    comment: {
      label: '写成注释',
      values: { none: '否', '#': '#', '//': '//', '--': '--', '/* */': '/* */' },
    },
  },
  drawing: '艺术字',
  nothing: '这种字体没有这些字符，什么也没画出来。',
  allFonts: '显示全部字体',
  favourite: (font: FontName) => `收藏 ${font}`,
  note: (note: DrawNote): string => {
    if (note.code === 'comment-end') return '图中的 */ 会提前结束注释，其中的斜线已换成 U+2215。';
    const named = note.characters.map(quoted).join('');
    return `${note.font} 字体没有 ${named}${note.more > 0 ? `等 ${count(note.characters.length + note.more)} 个字符` : ''}，已略去。`;
  },
  fault: ({ length, limit }: DrawFault): string => `文本有 ${count(length)} 个字符，最多 ${count(limit)} 个。`,
};
