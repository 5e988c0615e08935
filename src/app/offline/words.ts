import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const list = (locale: Locale, items: readonly string[]) =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(items);

const zhCn = {
  region: '版本更新',
  ready: '新版本已就绪',
  jobs: (tools: readonly string[]) => `「${list('zh-cn', tools)}」正在运行，重新加载会中断它。`,
  secrets: (tools: readonly string[]) => `「${list('zh-cn', tools)}」中填写的密码或密钥不会保留。`,
  files: (tools: readonly string[]) => `「${list('zh-cn', tools)}」中打开的文件或过长的文本不会保留。`,
  reload: '重新加载',
  reloadAnyway: '仍要重新加载',
  later: '稍后',
  close: '关闭',
  missing: '页面的一部分无法加载，网站可能刚刚更新。',
  offline: '页面的这一部分尚未保存到本机，需要联网才能打开。',
};

const en = {
  region: 'Update',
  ready: 'A new version is ready',
  jobs: (tools: readonly string[]) => `${list('en', tools)} is still working; reloading stops it.`,
  secrets: (tools: readonly string[]) => `The secret typed into ${list('en', tools)} will not be kept.`,
  files: (tools: readonly string[]) => `The file or very long text in ${list('en', tools)} will not be kept.`,
  reload: 'Reload',
  reloadAnyway: 'Reload anyway',
  later: 'Later',
  close: 'Close',
  missing: 'Part of this page could not be loaded. The site may just have been updated.',
  offline: 'This part of the page is not kept on your machine yet; it needs a connection.',
} satisfies Words<typeof zhCn>;

const fr = {
  region: 'Mise à jour',
  ready: 'Une nouvelle version est prête',
  jobs: (tools: readonly string[]) =>
    `Un traitement est en cours dans ${list('fr', tools)} ; recharger la page l’interrompt.`,
  secrets: (tools: readonly string[]) => `Le secret saisi dans ${list('fr', tools)} ne sera pas conservé.`,
  files: (tools: readonly string[]) => `Le fichier ou le texte trop long de ${list('fr', tools)} ne sera pas conservé.`,
  reload: 'Recharger',
  reloadAnyway: 'Recharger quand même',
  later: 'Plus tard',
  close: 'Fermer',
  missing: 'Une partie de la page n’a pas pu être chargée. Le site vient peut-être d’être mis à jour.',
  offline: 'Cette partie de la page n’est pas encore conservée sur votre appareil ; elle demande une connexion.',
} satisfies Words<typeof zhCn>;

/** The words of the update bar, all languages together: it must also speak when no further file can be loaded. */
export const OFFLINE_WORDS: Record<Locale, Words<typeof zhCn>> = { 'zh-cn': zhCn, en, fr };
