import type { Locale } from '../../i18n/locale';
import { lostOverReload } from '../../operations/drafts';
import { showToast } from '../../ui/toast/toast';

const WORDS: Readonly<Record<Locale, string>> = {
  'zh-cn': '重新加载后不保留：文件、过长的文本和来自机密的内容。',
  en: 'Not kept over the reload: files, very long texts and what comes of a secret.',
  fr: 'Non conservé au rechargement : fichiers, textes très longs et ce qui provient d’un secret.',
};

const told = new Set<string>();

/** Says, once, that something of the tool at this path did not survive the reload, as other inputs do. */
export function tellLost(path: string, locale: Locale): void {
  const id = path.slice(1);
  if (!lostOverReload().has(id) || told.has(id)) return;
  told.add(id);
  showToast({ message: WORDS[locale], kind: 'info', duration: 10_000 });
}
