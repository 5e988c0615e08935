import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = {
  title: '输入历史',
  record: '记录输入历史',
  empty: '还没有记录。离开工具、清空或替换输入，以及复制、下载或发送结果时会记下来。',
  limits: '每个工具最多 20 条。密码、密钥、文件、示例和超过 2 万字符的输入不会记录。内容只保存在这个浏览器里。',
  off: '已关闭，不再记录。已有的记录会保留到清除为止。',
  erase: (line: string) => `清除：${line}`,
  eraseAll: '清除此工具的历史',
  erased: '已清除。',
  restored: '已恢复这次输入。',
  undo: '撤销',
  full: '浏览器没有空间，输入历史没有记下。可以在设置里清除一些内容。',
};

export type HistoryWords = Words<typeof zhCn>;

const en: HistoryWords = {
  title: 'Input history',
  record: 'Keep a history of inputs',
  empty:
    'Nothing yet. An input is kept when you leave the tool, clear the field, put something else there, or copy, save or send its result.',
  limits:
    'Up to 20 for each tool. Secrets, files, examples and inputs over 20,000 characters are not kept. It stays in this browser.',
  off: 'Turned off: nothing more is kept. What is there stays until you erase it.',
  erase: (line) => `Erase: ${line}`,
  eraseAll: 'Erase the history of this tool',
  erased: 'Erased.',
  restored: 'The input is back.',
  undo: 'Undo',
  full: 'The browser has no room, so the input was not kept in the history. You can erase something in the settings.',
};

const fr: HistoryWords = {
  title: 'Historique des saisies',
  record: 'Conserver un historique des saisies',
  empty:
    'Rien pour l’instant. Une saisie est conservée quand vous quittez l’outil, videz le champ, la remplacez, ou copiez, enregistrez ou envoyez son résultat.',
  limits:
    'Jusqu’à 20 par outil. Les secrets, les fichiers, les exemples et les saisies de plus de 20 000 caractères ne sont pas conservés. Tout reste dans ce navigateur.',
  off: 'Désactivé : plus rien n’est conservé. Ce qui s’y trouve reste jusqu’à ce que vous l’effaciez.',
  erase: (line) => `Effacer : ${line}`,
  eraseAll: 'Effacer l’historique de cet outil',
  erased: 'Effacé.',
  restored: 'La saisie est rétablie.',
  undo: 'Annuler',
  full: 'Le navigateur n’a plus de place : la saisie n’a pas été conservée. Vous pouvez effacer des contenus dans les réglages.',
};

/** All languages together: only those who have turned it on need them. */
export const HISTORY_WORDS: Record<Locale, HistoryWords> = { 'zh-cn': zhCn, en, fr };
