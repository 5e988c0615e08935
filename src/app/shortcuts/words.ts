import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = {
  button: '键盘快捷键',
  title: '键盘快捷键',
  everywhere: '所有页面',
  here: '本页',
  search: '搜索工具或命令',
  shortcuts: '显示快捷键',
  close: '关闭对话框和菜单',
  tabs: '切换标签页',
};

const en = {
  button: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts',
  everywhere: 'On every page',
  here: 'On this page',
  search: 'Search tools and commands',
  shortcuts: 'Show the shortcuts',
  close: 'Close dialogs and menus',
  tabs: 'Go from tab to tab',
} satisfies Words<typeof zhCn>;

const fr = {
  button: 'Raccourcis',
  title: 'Raccourcis clavier',
  everywhere: 'Sur toutes les pages',
  here: 'Sur cette page',
  search: 'Chercher un outil ou une commande',
  shortcuts: 'Afficher les raccourcis',
  close: 'Fermer les dialogues et les menus',
  tabs: 'Passer d’un onglet à l’autre',
} satisfies Words<typeof zhCn>;

/** All languages together, since they come with what shows them. */
export const SHORTCUT_WORDS: Record<Locale, Words<typeof zhCn>> = { 'zh-cn': zhCn, en, fr };
