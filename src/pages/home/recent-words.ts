import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = { title: '最近使用', erase: '清除', eraseHint: '只记在这个浏览器里' };

const en = {
  title: 'Recently used',
  erase: 'Clear',
  eraseHint: 'Kept in this browser only',
} satisfies Words<typeof zhCn>;

const fr = {
  title: 'Utilisés récemment',
  erase: 'Effacer',
  eraseHint: 'Conservés dans ce navigateur seulement',
} satisfies Words<typeof zhCn>;

/** All languages together, since they come with what shows them. */
export const RECENT_WORDS: Record<Locale, Words<typeof zhCn>> = { 'zh-cn': zhCn, en, fr };
