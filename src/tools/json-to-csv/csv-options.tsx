import { useWords } from '../../i18n/context';
import type { useOptions } from '../../operations/use-options';

import { OptionSelect } from '../../ui/option-row/option-select';
import type { words as zhCn } from './locales/zh-cn';
import type { csvOptions } from './operations';

type Options = ReturnType<typeof useOptions<typeof csvOptions>>;

export interface CsvOptionsProps {
  options: Options[0];
  change: Options[1];
}

/** What becomes of nested values, and how cells are kept apart. */
export function ShapeOptions({ options, change }: CsvOptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <>
      <OptionSelect
        label={words.nested}
        options={[
          { label: words.nestedFlatten, value: 'flatten' as const },
          { label: words.nestedJson, value: 'json' as const },
          { label: words.nestedOmit, value: 'omit' as const },
        ]}
        value={options.nested}
        onChange={(nested) => change({ nested })}
      />
      <OptionSelect
        label={words.lists}
        options={[
          { label: words.listsJson, value: 'json' as const },
          { label: words.listsJoin, value: 'join' as const },
          { label: words.listsColumns, value: 'columns' as const },
          { label: words.listsRows, value: 'rows' as const },
        ]}
        value={options.lists}
        onChange={(lists) => change({ lists })}
      />
      <OptionSelect
        label={words.delimiter}
        options={[
          { label: words.comma, value: ',' as const },
          { label: words.semicolon, value: ';' as const },
          { label: words.tab, value: '\t' as const },
          { label: words.pipe, value: '|' as const },
        ]}
        value={options.delimiter}
        onChange={(delimiter) => change({ delimiter })}
      />
    </>
  );
}
