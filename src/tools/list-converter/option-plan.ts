import type { OptionGroup, OptionsPlan } from '../../ui/options/options';
import { listOptions, type ListOptions } from './options';
import { compilePattern, type PatternField } from './pattern';
import type { ToolWords } from './use-words';

type Name = keyof ListOptions;

// `Object.keys` does not know that it gives the keys of the schema.
const NAMES = Object.keys(listOptions.entries) as readonly Name[];

/** Where the options stand, in the order of the work. Those without effect now have no control. */
export function listPlan(options: ListOptions, words: ToolWords): OptionsPlan<Name> {
  const open = options.mode === 'transpose' ? ofColumns(options) : ofList(options);
  const groups = options.mode === 'transpose' ? [] : groupsOf(words);
  const placed = new Set([...open, ...groups.flatMap(({ names }) => names)]);
  return {
    open,
    buttons: ['mode', 'delimiter'],
    groups,
    without: NAMES.filter((name) => !placed.has(name)),
    errors: patternErrors(options, words),
  };
}

function ofColumns({ delimiter }: ListOptions): Name[] {
  return delimiter === 'text' ? ['mode', 'delimiter', 'ownDelimiter'] : ['mode', 'delimiter'];
}

function ofList({ mode, splitOn }: ListOptions): Name[] {
  const keep: Name[] = mode === 'sets' ? ['keep'] : [];
  const splitText: Name[] = splitOn === 'text' || splitOn === 'regex' ? ['splitText'] : [];
  return ['mode', ...keep, 'splitOn', ...splitText, 'sort', 'removeDuplicates', 'separator'];
}

function groupsOf(words: ToolWords): OptionGroup<Name>[] {
  return [
    {
      label: words.clean,
      names: [
        ...(['trim', 'dropEmpty', 'removePrefix', 'removeSuffix'] as const),
        ...(['removeByPattern', 'letterCase', 'truncate', 'ignoreCase'] as const),
      ],
    },
    { label: words.order, names: ['reverse', 'keepFirst'] },
    {
      label: words.shape,
      names: ['escape', 'itemPrefix', 'itemSuffix', 'listPrefix', 'listSuffix', 'onePerLine', 'numberItems'],
      note: words.escapesHint,
    },
  ];
}

/** What is wrong with the patterns that were typed. */
function patternErrors(options: ListOptions, words: ToolWords) {
  const { splitOn, splitText, removeByPattern, removePrefix, removeSuffix } = options;
  const errorOf = (isPattern: boolean, text: string, field: PatternField) => {
    const compiled = isPattern ? compilePattern(text, field, '') : undefined;
    return compiled && !compiled.ok ? words.fault(compiled.fault) : undefined;
  };
  return {
    splitText: errorOf(splitOn === 'regex', splitText, 'split'),
    removePrefix: errorOf(removeByPattern, removePrefix, 'prefix'),
    removeSuffix: errorOf(removeByPattern, removeSuffix, 'suffix'),
  };
}
