import type { Locale } from '../../i18n/locale';
import { showToast } from '../../ui/toast/toast';

const WORDS: Readonly<Record<Locale, string>> = {
  'zh-cn': '浏览器的存储空间已满或被禁用：这里的更改只在关闭页面之前有效。',
  en: 'The browser’s storage is full or forbidden: what you change here lasts until the page is closed.',
  fr: 'Le stockage du navigateur est plein ou interdit : vos changements ne durent que le temps de la page.',
};

/** The notice that nothing can be kept. */
export function showUnstored(locale: Locale): void {
  showToast({ message: WORDS[locale], kind: 'info', duration: 'stay' });
}
