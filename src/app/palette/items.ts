import type { CatalogueEntry, SearchRecord } from '../catalogue/types';
import type { ShellWords } from '../languages/language';
import { siteLinks } from '../shell/links';
import { toggleTheme } from '../settings/theme';

/** The groups of results, in the order they are shown. */
export const GROUPS = ['Tools', 'Actions', 'External', 'Pages'] as const;
export type Group = (typeof GROUPS)[number];

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

interface Navigation {
  /** Picks one of `count` tools by chance. */
  readonly random: (count: number) => number;
  readonly navigate: (path: string) => void;
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

/** The query that opens a reference on what was typed, when just one of its keywords holds that. */
function lookupQuery({ lookup }: CatalogueEntry, { keywords }: SearchRecord, typed: string): string {
  const wanted = typed.trim().toLowerCase();
  if (!lookup || wanted.length < 3) return '';
  const pattern = new RegExp(lookup.pattern);
  const caught = keywords
    .filter((keyword) => keyword.toLowerCase().includes(wanted))
    .map((keyword) => pattern.exec(keyword)?.[1]);
  const [found] = caught;
  if (caught.length !== 1 || found === undefined) return '';
  return `?${new URLSearchParams({ [lookup.parameter]: found })}`;
}

/** The commands beside the tools. Their words in other languages, and in pinyin, are keywords. */
function commands(
  { palette: words }: ShellWords,
  tools: readonly CatalogueEntry[],
  { random, navigate }: Navigation,
): Omit<PaletteItem, 'record'>[] {
  const links = siteLinks();
  return [
    {
      key: 'random-tool',
      group: 'Actions',
      name: words.randomTool,
      description: words.randomToolHint,
      icon: 'dices',
      target: {
        action: () => {
          const tool = tools[random(tools.length)];
          if (tool) navigate(`/${tool.id}`);
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
      key: 'source',
      group: 'External',
      name: words.source,
      description: words.sourceHint,
      icon: 'code-xml',
      target: { link: links.source },
    },
    {
      key: 'report',
      group: 'External',
      name: words.report,
      description: words.reportHint,
      icon: 'message-circle-warning',
      target: { link: links.reportIssue },
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

const COMMAND_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'random-tool': ['random tool', 'shuffle', 'luck', '随机', 'suiji', 'sj', 'outil au hasard', 'aléatoire'],
  'toggle-theme': [
    'dark mode',
    'light mode',
    'theme',
    'toggle',
    '深色',
    '浅色',
    '主题',
    'shense',
    'zhuti',
    'zt',
    'sombre',
    'clair',
    'thème',
  ],
  source: ['source', 'code', 'repository', 'git', 'github', '源码', '仓库', 'yuanma', 'ym', 'dépôt'],
  report: ['report', 'issue', 'bug', 'request', '报告', '问题', 'baogao', 'wenti', 'bg', 'signaler', 'problème'],
  home: ['home', 'start', '首页', 'shouye', 'sy', 'accueil'],
  about: ['about', '关于', 'guanyu', 'gy', 'à propos'],
};

/** All that the palette can find, in the visitor's language, with what the search looks through. */
export function paletteItems(
  shell: ShellWords,
  tools: readonly CatalogueEntry[],
  records: readonly SearchRecord[],
  navigation: Navigation,
): PaletteItem[] {
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const toolItems = tools.flatMap((tool) => {
    const record = recordOf.get(tool.id);
    return record ? [toolItem(tool, record)] : [];
  });
  const commandItems = commands(shell, tools, navigation).map((command) => ({
    ...command,
    record: {
      id: command.key,
      names: [command.name],
      descriptions: [command.description],
      keywords: COMMAND_KEYWORDS[command.key] ?? [],
      reading: { name: '', description: '' },
    },
  }));
  return [...toolItems, ...commandItems];
}
