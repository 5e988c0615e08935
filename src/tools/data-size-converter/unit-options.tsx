import { useOptions } from '../../operations/use-options';
import { Options } from '../../ui/options/options';
import { rememberedOptions } from './options';
import { useWords } from './use-words';

type Name = keyof typeof rememberedOptions.entries;

/** What is typed in fields of its own, and what chooses between pages. */
const FIELDS: readonly Name[] = ['tab', 'size', 'rate', 'solve', 'time', 'volumeOf', 'period', 'events', 'eventSize'];
const OF_LISTS: readonly Name[] = ['letters', 'bare', 'nested'];

/** What a page asks for: sizes, rates, times, what goes over a line, lists. */
export type OptionsOf = 'size' | 'rate' | 'time' | 'line' | 'list';

const WITHOUT: Readonly<Record<OptionsOf, readonly Name[]>> = {
  size: ['overhead', ...OF_LISTS],
  rate: ['overhead', 'block', ...OF_LISTS],
  time: ['to', 'block', ...OF_LISTS],
  line: OF_LISTS,
  list: ['overhead'],
};
const OPEN: Readonly<Record<OptionsOf, readonly Name[]>> = {
  size: ['to', 'digits', 'kilo'],
  rate: ['to', 'digits', 'kilo'],
  time: ['overhead', 'digits', 'kilo'],
  line: ['to', 'overhead', 'kilo'],
  list: ['letters', 'bare', 'nested'],
};

/** The options that a page of the tool has; what is typed and the page that is open stay. */
export function UnitOptions({ of }: { of: OptionsOf }) {
  const words = useWords();
  const [options, change] = useOptions(rememberedOptions);
  const { tab, solve, volumeOf, size, rate, time, period, events, eventSize } = options;
  return (
    <Options
      schema={rememberedOptions}
      words={words.options}
      open={OPEN[of]}
      without={[...FIELDS, ...WITHOUT[of]]}
      onReset={() => change({ tab, solve, volumeOf, size, rate, time, period, events, eventSize })}
    />
  );
}
