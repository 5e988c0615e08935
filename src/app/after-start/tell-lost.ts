import type { Locale } from '../../i18n/locale';
import { lostOverReload } from '../../operations/drafts';
import { showToast } from '../../ui/toast/toast';

const WORDS: Readonly<Record<Locale, string>> = {
  'zh-cn': '重新加载后，这里打开的文件或过长的文本没有保留。',
  en: 'The file or very long text that was here did not survive the reload.',
  fr: 'Le fichier ou le texte trop long qui se trouvait ici n’a pas survécu au rechargement.',
};

const told = new Set<string>();

/** Says, once, that something of the tool at this path did not survive the reload, as other inputs do. */
export function tellLost(path: string, locale: Locale): void {
  const id = path.slice(1);
  if (!lostOverReload().has(id) || told.has(id)) return;
  told.add(id);
  showToast({ message: WORDS[locale], kind: 'info', duration: 10_000 });
}
