import { numbersOf, type Words } from '../words';
import type { Likeness } from '../../lib/diff/likeness';

const { count } = numbersOf('zh-cn');

/** Words of the view that compares two texts. */
export const textCompareWords = {
  comparison: '对比结果',
  /** The counts for those who do not see the signs. */
  counts: (added: number, removed: number, changed: number) =>
    `新增 ${count(added)} 行，删除 ${count(removed)} 行，修改 ${count(changed)} 行`,
  alike: (percent: string) => `相似度 ${percent}%`,
  previous: '上一处差异（Shift+F7 或 p）',
  next: '下一处差异（F7 或 n）',
  changes: (n: number) => `${count(n)} 处差异`,
  changeOf: (index: number, total: number) => `第 ${count(index)} 处，共 ${count(total)} 处`,
  unfold: (n: number) => `展开 ${count(n)} 行相同内容`,
  noLineFeed: '无换行',
  likeness: (likeness: Exclude<Likeness, 'none'>): string => {
    switch (likeness) {
      case 'identical':
        return '两段文本完全相同。';
      case 'ignored':
        return '除已忽略的内容外，两段文本相同。';
      case 'line-ends':
        return '仅行尾换行符不同。';
      case 'last-line-feed':
        return '仅有一侧的末尾缺少换行符。';
      case 'normalization':
        return '看起来相同：仅字符的 Unicode 编码形式（NFC 与 NFD）不同。';
    }
  },
};

export type TextCompareWords = Words<typeof textCompareWords>;
