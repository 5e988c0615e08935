import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = {
  title: '404 找不到页面',
  text: '抱歉，这个页面似乎不存在。',
  hint: '也许是缓存在捣乱，试试强制刷新？',
  back: '返回首页',
  search: '搜索工具',
  nearest: '你要找的也许是',
};

const en = {
  title: '404 Not Found',
  text: 'Sorry, this page does not seem to exist',
  hint: 'Maybe the cache is doing tricky things, try force-refreshing?',
  back: 'Back home',
  search: 'Search tools',
  nearest: 'You may be looking for',
} satisfies Words<typeof zhCn>;

const fr = {
  title: '404 Page introuvable',
  text: 'Désolé, cette page ne semble pas exister.',
  hint: 'C’est peut-être un tour du cache : essayez un rechargement forcé.',
  back: 'Retour à l’accueil',
  search: 'Rechercher un outil',
  nearest: 'Vous cherchez peut-être',
} satisfies Words<typeof zhCn>;

/** All languages together, since they come with what shows them. */
export const NOT_FOUND_WORDS: Record<Locale, Words<typeof zhCn>> = { 'zh-cn': zhCn, en, fr };
