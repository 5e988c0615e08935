import type { Preview } from '../../operations/detect';
import type { CatalogueEntry, SearchRecord } from '../catalogue/types';
import type { Words } from '../../i18n/words';
import type { Language, ShellWords } from '../languages/language';
import type { Given } from '../paste/given';
import { PASTE_WORDS, type PasteWords } from '../paste/words';
import { aboutSection, reportLink, siteLinks } from '../shell/links';
import { chooseTheme, toggleTheme } from '../settings/theme';

/** The groups of results. */
export type Group = 'Tools' | 'Actions' | 'External' | 'Pages';

/** One thing the palette can find: it leads to a page, to another site, or does something. */
export interface PaletteItem {
  readonly key: string;
  readonly group: Group;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly category?: CatalogueEntry['category'];
  readonly target:
    | { readonly route: (typed: string) => string }
    | { readonly link: string }
    | { readonly action: () => void; readonly closesOnSelect?: boolean };
  /** What the search looks through. */
  readonly record: SearchRecord;
}

/** A tool that fits what was given or typed, or what another one found inside of that. */
export interface FittingItem extends PaletteItem {
  /** The tool for the whole, also where this is one for what is inside, and how likely that is. */
  readonly toolId: string;
  readonly likelihood: number;
  /** What it would give, once that is known. */
  readonly preview?: Preview | undefined;
  readonly isInside?: true;
}

/** What leads to something given. */
export interface WaysToGive {
  /** None where the browser does not let a page read the clipboard. */
  readonly paste?: (() => void) | undefined;
  readonly openFile: () => void;
}

interface Navigation {
  /** Picks one of `count` tools by chance. */
  readonly random: (count: number) => Promise<number>;
  readonly navigate: (path: string) => void;
  /** Of the page that is open. */
  readonly path: string;
  readonly give: WaysToGive;
}

/** Whether a tool may be opened with what was given: a text, or a file, which may be one of text. */
export function canTake({ record: { takes = [] } }: PaletteItem, given: Given): boolean {
  return takes.includes('text') || (given.file !== undefined && takes.includes('file'));
}

function toolItem(tool: CatalogueEntry, record: SearchRecord): PaletteItem {
  return {
    key: tool.id,
    group: 'Tools',
    name: tool.name,
    description: tool.description,
    icon: tool.icon,
    category: tool.category,
    target: { route: (typed) => `/${tool.id}${lookupQuery(tool, record, typed)}` },
    record,
  };
}

/** The query that opens a reference on what was typed, or on one of its words, when just one of its keywords holds that. */
function lookupQuery({ lookup }: CatalogueEntry, { keywords }: SearchRecord, typed: string): string {
  if (!lookup) return '';
  const pattern = new RegExp(lookup.pattern);
  const whole = typed.trim().toLowerCase();
  for (const wanted of new Set([whole, ...whole.split(/\s+/)])) {
    if (wanted.length < 3) continue;
    const caught = keywords
      .filter((keyword) => keyword.toLowerCase().includes(wanted))
      .flatMap((keyword) => pattern.exec(keyword)?.[1] ?? []);
    const [found] = caught;
    if (caught.length === 1 && found !== undefined) return `?${new URLSearchParams({ [lookup.parameter]: found })}`;
  }
  return '';
}

/** The commands beside the tools. */
function commands(
  { palette: words, themes }: ShellWords,
  paste: Words<PasteWords>,
  tools: readonly CatalogueEntry[],
  { random, navigate, path, give }: Navigation,
): Omit<PaletteItem, 'record'>[] {
  return [
    ...(give.paste
      ? [
          {
            key: 'paste',
            group: 'Actions' as const,
            name: paste.paste,
            description: paste.pasteHint,
            icon: 'clipboard-paste',
            target: { action: give.paste, closesOnSelect: false },
          },
        ]
      : []),
    {
      key: 'open-file',
      group: 'Actions',
      name: paste.openFile,
      description: paste.openFileHint,
      icon: 'folder-open',
      target: { action: give.openFile, closesOnSelect: false },
    },
    {
      key: 'random-tool',
      group: 'Actions',
      name: words.randomTool,
      description: words.randomToolHint,
      icon: 'dices',
      target: {
        action: () => {
          void random(tools.length).then((index) => {
            const tool = tools[index];
            if (tool) navigate(`/${tool.id}`);
          });
        },
      },
    },
    {
      key: 'toggle-theme',
      group: 'Actions',
      name: words.toggleTheme,
      description: words.toggleThemeHint,
      icon: 'moon',
      // It stays open, so that the other theme can be looked at and left again.
      target: { action: toggleTheme, closesOnSelect: false },
    },
    {
      key: 'system-theme',
      group: 'Actions',
      name: themes.system.action,
      description: words.toggleThemeHint,
      icon: 'monitor-smartphone',
      target: { action: () => chooseTheme('system'), closesOnSelect: false },
    },
    {
      key: 'source',
      group: 'External',
      name: words.source,
      description: words.sourceHint,
      icon: 'code-xml',
      target: { link: siteLinks().source || aboutSection('source') },
    },
    {
      key: 'report',
      group: 'External',
      name: words.report,
      description: words.reportHint,
      icon: 'message-circle-warning',
      target: { link: reportLink(path) || aboutSection('report') },
    },
    {
      key: 'home',
      group: 'Pages',
      name: words.home,
      description: words.homeHint,
      icon: 'house',
      target: { route: () => '/' },
    },
    {
      key: 'about',
      group: 'Pages',
      name: words.about,
      description: words.aboutHint,
      icon: 'info',
      target: { route: () => '/about' },
    },
  ];
}

/** What a command is called in all languages, also by pinyin: each is found as by its name. */
const COMMAND_NAMES: Readonly<Record<string, readonly string[]>> = {
  paste: [
    ...['paste', 'paste and detect', 'clipboard', 'what is this', 'detect', 'identify'],
    ...['粘贴', '剪贴板', '识别', '自动识别', '这是什么', 'zhantie', 'jianqieban', 'shibie'],
    ...['coller', 'presse-papiers', 'reconnaître', 'détecter', 'qu’est-ce que c’est'],
  ],
  'open-file': [
    ...['open file', 'open a file', 'upload', 'load file', 'choose file', 'browse'],
    ...['打开文件', '选择文件', '上传', '读取文件', 'dakaiwenjian', 'dkwj'],
    ...['ouvrir un fichier', 'choisir un fichier', 'charger un fichier'],
  ],
  'random-tool': [
    'random tool',
    'surprise me',
    'lucky',
    '随机打开',
    '随机工具',
    'suijigongju',
    'outil au hasard',
    'outil aléatoire',
  ],
  'toggle-theme': [
    ...['theme', 'dark', 'dark mode', 'dark theme', 'light mode', 'light theme', 'night mode', 'toggle theme'],
    ...['主题', '切换主题', '深色', '深色模式', '浅色', '夜间模式', '暗色', '黑夜', 'zhuti', 'zt', 'shense', 'yejian'],
    ...['thème', 'sombre', 'mode sombre', 'mode clair', 'mode nuit', 'thème sombre'],
  ],
  'system-theme': [
    ...[
      'system theme',
      'follow system',
      'automatic theme',
      'auto theme',
      '跟随系统',
      '系统主题',
      '自动主题',
      'gensuixitong',
    ],
    ...['suivre le système', 'thème du système', 'thème automatique'],
  ],
  source: [
    'source',
    'source code',
    'repository',
    'github',
    'open source',
    '源码',
    '源代码',
    '仓库',
    '开源',
    'yuanma',
    'code source',
    'dépôt',
  ],
  report: [
    ...['report', 'report a bug', 'report issue', 'bug', 'issue', 'feedback', 'request a tool', 'contact', 'suggest'],
    ...[
      '报告',
      '报告问题',
      '反馈',
      '问题反馈',
      '建议',
      'baogao',
      'fankui',
      'signaler',
      'signaler un problème',
      'problème',
      'suggestion',
    ],
  ],
  home: [
    'home',
    'home page',
    'start',
    'all tools',
    '首页',
    '主页',
    '全部工具',
    'shouye',
    'zhuye',
    'accueil',
    'tous les outils',
  ],
  about: [
    'about',
    'privacy',
    'license',
    'licence',
    'help',
    '关于',
    '隐私',
    '许可',
    '帮助',
    'guanyu',
    'yinsi',
    'à propos',
    'confidentialité',
    'aide',
  ],
};

/** All that the palette can find, in the visitor's language, with what the search looks through. */
export function paletteItems(
  { shell, tools, locale }: Pick<Language, 'shell' | 'tools' | 'locale'>,
  records: readonly SearchRecord[],
  navigation: Navigation,
): PaletteItem[] {
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const toolItems = tools.flatMap((tool) => {
    const record = recordOf.get(tool.id);
    return record ? [toolItem(tool, record)] : [];
  });
  const commandItems = commands(shell, PASTE_WORDS[locale], tools, navigation).map((command) => ({
    ...command,
    record: {
      id: command.key,
      names: [command.name, ...(COMMAND_NAMES[command.key] ?? [])],
      descriptions: [command.description],
      keywords: [],
    },
  }));
  return [...toolItems, ...commandItems];
}
