import type { Preview } from '../../operations/detect';
import type { CatalogueEntry, SearchRecord } from '../catalogue/types';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';
import type { Language, ShellWords } from '../languages/language';
import { CHAIN_ID } from '../chain/chain-id';
import type { SavedChain } from '../chain/chain-file';
import { chooseChain } from '../chain/saved-chains';
import { CHAINS_HINTS, COMMAND_NAMES, RUN_CHAIN, SETTINGS_HINTS } from './command-names';
import { PASTE_WORDS, type PasteWords } from '../paste/words';
import { aboutSection, reportLink, siteLinks } from '../shell/links';
import { languageCommands } from './language-commands';
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
  /** Where it is no tool and yet takes what is given: who that is handed over to. */
  readonly opens?: string;
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
  /** The tool that is opened. */
  readonly opensId: string;
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
  /** None where nothing was copied on this page. */
  readonly sendCopied?: (() => void) | undefined;
  /** Takes the line that was pasted out of the field, so that one may search for a tool to open it with. */
  readonly chooseTool: () => void;
}

interface Navigation {
  /** Picks one of `count` tools by chance. */
  readonly random: (count: number) => Promise<number>;
  readonly navigate: (path: string) => void;
  /** Of the page that is open. */
  readonly path: string;
  readonly give: WaysToGive;
  /** Those that the visitor saved. */
  readonly chains: readonly SavedChain[];
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

type Command = Omit<PaletteItem, 'record'> & {
  /** What else it is found by. */
  readonly names?: readonly string[];
};

/** What brings the palette something to look at. */
function waysToGive(words: Words<PasteWords>, ways: WaysToGive): Command[] {
  const { paste, openFile, sendCopied } = ways;
  const copied: Command[] = sendCopied
    ? [
        {
          key: 'send-copied',
          group: 'Actions',
          name: words.sendCopied,
          description: words.sendCopiedHint,
          icon: 'send',
          target: { action: sendCopied, closesOnSelect: false },
        },
      ]
    : [];
  const file: Command = {
    key: 'open-file',
    group: 'Actions',
    name: words.openFile,
    description: words.openFileHint,
    icon: 'folder-open',
    target: { action: openFile, closesOnSelect: false },
  };
  if (!paste) return [...copied, file];
  return [
    ...copied,
    {
      key: 'paste',
      group: 'Actions',
      name: words.paste,
      description: words.pasteHint,
      icon: 'clipboard-paste',
      target: { action: paste, closesOnSelect: false },
    },
    file,
  ];
}

/** What runs a chain that was saved: it takes what any tool takes. */
function chainItem(
  { name, steps }: SavedChain,
  tools: readonly CatalogueEntry[],
  locale: Locale,
  navigate: Navigation['navigate'],
): PaletteItem {
  const nameOf = (id: string) => tools.find((tool) => tool.id === id)?.name ?? id;
  const description = RUN_CHAIN[locale](steps.map(({ toolId }) => nameOf(toolId)).join(' → '));
  const key = `chain ${name}`;
  return {
    key,
    group: 'Actions',
    name,
    description,
    icon: 'waypoints',
    opens: CHAIN_ID,
    target: {
      action: () => {
        chooseChain(name);
        navigate('/chains');
      },
    },
    record: { id: key, names: [name], descriptions: [description], keywords: [], takes: ['text', 'file'] },
  };
}

/** The pages that are no tools. */
function pages({ palette: words, menu }: ShellWords, locale: Locale): Command[] {
  return [
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
    {
      key: 'settings',
      group: 'Pages',
      name: menu.settings,
      description: SETTINGS_HINTS[locale],
      icon: 'sliders-horizontal',
      target: { route: () => '/settings' },
    },
    {
      key: 'chains',
      group: 'Pages',
      name: menu.chains,
      description: CHAINS_HINTS[locale],
      icon: 'waypoints',
      target: { route: () => '/chains' },
    },
  ];
}

/** The commands beside the tools. */
function commands(
  shell: ShellWords,
  locale: Locale,
  tools: readonly CatalogueEntry[],
  { random, navigate, path, give }: Navigation,
): Command[] {
  const { palette: words, themes } = shell;
  return [
    ...waysToGive(PASTE_WORDS[locale], give),
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
    ...languageCommands(locale),
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
    ...pages(shell, locale),
  ];
}

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
  const commandItems = commands(shell, locale, tools, navigation).map(({ names = [], ...command }) => ({
    ...command,
    record: {
      id: command.key,
      names: [command.name, ...names, ...(COMMAND_NAMES[command.key] ?? [])],
      descriptions: [command.description],
      keywords: [],
    },
  }));
  const chainItems = navigation.chains.map((chain) => chainItem(chain, tools, locale, navigation.navigate));
  return [...toolItems, ...chainItems, ...commandItems];
}
