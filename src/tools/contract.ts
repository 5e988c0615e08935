import { safeParse } from 'valibot';
import { LOCALES } from '../i18n/locale';
import type { Job, Operation } from '../operations/define';
import type { Suggestion } from '../operations/detect';
import { CATEGORIES, type Card, type Tool } from './types';

/** All that a tool's folder holds, as the contract test finds it; what is missing is undefined. */
export interface ToolFolder {
  readonly id: string;
  readonly tool: Tool | undefined;
  /** Whether there is a `view.tsx`. */
  readonly hasView: boolean;
  readonly cards: Readonly<
    Record<string, { card?: Card; keywords?: readonly string[]; aliases?: readonly string[] } | undefined>
  >;
  readonly words: Readonly<Record<string, object | undefined>>;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** The modules of many tools, by their paths from the folder that holds them all, such as `./chmod-calculator/tool.ts`. */
export interface ToolModules {
  readonly tools: Readonly<Record<string, Tool>>;
  readonly views: Readonly<Record<string, unknown>>;
  readonly cards: Readonly<Record<string, { card: Card; keywords: string[]; aliases: string[] }>>;
  readonly words: Readonly<Record<string, object>>;
  readonly operations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Puts together what belongs to one tool. */
export function readFolders({ tools, views, cards, words, operations }: ToolModules): ToolFolder[] {
  return Object.entries(tools).map(([path, tool]) => {
    const id = path.split('/')[1] ?? '';
    return {
      id,
      tool,
      hasView: `./${id}/view.tsx` in views,
      cards: Object.fromEntries(LOCALES.map((locale) => [locale, cards[`./${id}/locales/${locale}.card.ts`]])),
      words: Object.fromEntries(LOCALES.map((locale) => [locale, words[`./${id}/locales/${locale}.ts`]])),
      operations: operationsIn(operations[`./${id}/operations.ts`]),
    };
  });
}

/** The operations among a module's exports; it may also export the schemas of its options. */
export function operationsIn(module: Readonly<Record<string, unknown>> = {}): Record<string, Operation> {
  const isOperation = (value: unknown) => typeof value === 'object' && value !== null && 'run' in value;
  // Whatever has `run` was declared by `defineOperation`: the compiler has seen to its shape.
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isOperation(value))) as Record<
    string,
    Operation
  >;
}

/** Ids that are other pages, folders of the build, or parts of the site with operations of their own. */
const RESERVED = ['about', 'settings', 'c-lib', 'assets', '404', 'index', 'shell', 'paste', 'share'];

/** What in the tools' folders breaks the contract, each as one sentence; none when all is well. */
export function findProblems(folders: readonly ToolFolder[], hasIcon: (name: string) => boolean): string[] {
  return [...folders.flatMap((folder) => problemsOf(folder, hasIcon)), ...sharedRoutes(folders)];
}

function problemsOf(
  { id, tool, hasView, cards, words, operations }: ToolFolder,
  hasIcon: (name: string) => boolean,
): string[] {
  if (!tool) return [`${id}: tool.ts exports no tool`];
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(`${id}: ${problem}`);
  };

  check(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'the name of the folder is not in kebab-case');
  check(hasView, 'there is no view.tsx');
  check(CATEGORIES.includes(tool.category), `there is no category "${tool.category}"`);
  check(hasIcon(tool.icon), `there is no icon "${tool.icon}"`);
  check(
    tool.createdAt === undefined || /^\d{4}-\d\d-\d\d$/.test(tool.createdAt),
    'createdAt is not an ISO date without a time',
  );
  for (const locale of LOCALES) {
    check(Boolean(cards[locale]?.card?.name && cards[locale].card.description), `no card in ${locale}`);
    check(Boolean(cards[locale]?.keywords?.length), `no keywords in ${locale}`);
    check(Boolean(cards[locale]?.aliases?.length), `no aliases in ${locale}`);
    check(words[locale] !== undefined, `no words in ${locale}`);
    for (const path of missingWords(words['zh-cn'], words[locale])) check(false, `no word "${path}" in ${locale}`);
  }
  for (const [name, operation] of Object.entries(operations)) {
    check(operation.id === name, `the operation "${name}" calls itself "${operation.id}"`);
    check(operation.examples.length > 0, `the operation "${name}" has no example`);
    check(safeParse(operation.options, {}).success, `the options of "${name}" have no defaults`);
  }
  return problems;
}

/** Paths of the words that one language has and another lacks. */
function missingWords(wanted: object | undefined, found: object | undefined, path = ''): string[] {
  if (!wanted || !found) return [];
  const theirs = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).flatMap(([key, word]: [string, unknown]) => {
    const place = path ? `${path}.${key}` : key;
    const their = theirs.get(key);
    if (typeof word === 'object' && word !== null && typeof their === 'object' && their !== null) {
      return missingWords(word, their, place);
    }
    return typeof word === typeof their && their !== '' ? [] : [place];
  });
}

/** What in a detector's suggestion its tool does not know: an operation, an input or an option. */
export function suggestionProblems(
  id: string,
  { likelihood, text, run }: Suggestion,
  operations: Readonly<Record<string, Operation>>,
): string[] {
  const problems: string[] = [];
  if (!(likelihood > 0 && likelihood <= 1)) problems.push(`${id}: the likelihood ${likelihood} is not on the scale`);
  if (text?.trim() === '') problems.push(`${id}: an empty text is handed over`);
  if (!run) return problems;
  const operation = Object.hasOwn(operations, run.operation) ? operations[run.operation] : undefined;
  if (!operation) return [...problems, `${id}: there is no operation "${run.operation}"`];
  for (const input of [run.input, ...Object.keys(run.others ?? {})]) {
    const kind = Object.hasOwn(operation.inputs, input) ? operation.inputs[input]?.kind : undefined;
    if (kind !== 'text' && kind !== 'content') problems.push(`${id}: "${run.operation}" takes no text "${input}"`);
  }
  const missing = Object.entries(operation.inputs).filter(
    ([name, { isOptional }]) => !isOptional && name !== run.input && !(name in (run.others ?? {})),
  );
  for (const [name] of missing) problems.push(`${id}: "${run.operation}" also needs "${name}"`);
  const options = safeParse(operation.options, run.options ?? {});
  if (!options.success) problems.push(`${id}: "${run.operation}" refuses its options`);
  else if (Object.keys(run.options ?? {}).some((name) => !Object.hasOwn(options.output, name))) {
    problems.push(`${id}: "${run.operation}" has no such option`);
  }
  return problems;
}

/** Every route, current or former, leads to one tool only. */
function sharedRoutes(folders: readonly ToolFolder[]): string[] {
  const owners = new Map<string, string>(RESERVED.map((id) => [id, 'the site itself']));
  const problems: string[] = [];
  for (const { id, tool } of folders) {
    for (const route of [id, ...(tool?.redirectFrom ?? [])]) {
      const owner = owners.get(route);
      if (owner) problems.push(`${id}: the route "${route}" belongs to ${owner}`);
      else owners.set(route, id);
    }
  }
  return problems;
}

/**
 * Runs every example of an operation; gives one sentence for each that does not come out as declared. `isSame` compares
 * values by their content.
 */
export async function runExamples(
  name: string,
  operation: Operation,
  job: Job,
  isSame: (one: unknown, other: unknown) => boolean,
): Promise<string[]> {
  const outcomes = await Promise.all(
    operation.examples.map(async (example, index) => {
      const options = safeParse(operation.options, example.options ?? {});
      if (!options.success) return `${name}, example ${index}: its options are refused`;
      const result = await operation.run(example.inputs, options.output, job);
      if (example.fault !== undefined) {
        return result.ok || result.fault.code !== example.fault
          ? `${name}, example ${index}: not the fault "${example.fault}"`
          : undefined;
      }
      if (!result.ok) return `${name}, example ${index}: the fault "${result.fault.code}"`;
      if (example.check && !example.check(result.value)) return `${name}, example ${index}: its check fails`;
      if (example.output !== undefined && !isSame(result.value, example.output)) {
        return `${name}, example ${index}: another output than declared`;
      }
      return undefined;
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}
