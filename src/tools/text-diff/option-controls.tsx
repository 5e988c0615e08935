import { useOptions } from '../../operations/use-options';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group } from '../../ui/layout/layout';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import { useOptionField } from '../../ui/options/use-option-field';
import { diffOptions } from './options';
import { patchPath } from './patch-path';
import type { Side } from './use-side';
import { useWords } from './use-words';
import styles from './view.module.css';

const CONTEXTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'all'] as const;
const IGNORABLE = ['ignoreEndSpace', 'ignoreAllSpace', 'ignoreCase', 'ignoreLineEnds', 'ignoreBlankLines'] as const;

/** How the texts are compared and shown. */
export function OptionControls({ left, right }: { left: Side; right: Side }) {
  const words = useWords();
  const [{ context }, change] = useOptions(diffOptions);
  const field = useOptionField(diffOptions, words.options);
  const { label, values } = words.options.context;
  const contexts = (
    <OptionSelect
      label={label}
      searchable={false}
      options={CONTEXTS.map((value) => ({ label: values(value), value }))}
      value={context}
      onChange={(next) => change({ context: next })}
    />
  );
  const more = (
    <div className={styles.more}>
      <Group label={words.ignore}>
        <Columns minWidth={220}>{IGNORABLE.map((name) => field(name, { as: 'checkbox' }))}</Columns>
      </Group>
      <Columns minWidth={220}>
        <InputText size="small" label={words.leftName} value={left.name} onChange={left.setName} />
        <InputText size="small" label={words.rightName} value={right.name} onChange={right.setName} />
      </Columns>
      <p className="meta">{words.patchPath(patchPath({ leftName: left.name, rightName: right.name }))}</p>
    </div>
  );
  return (
    <Options
      schema={diffOptions}
      words={words.options}
      open={['view', 'marks', 'context', 'wrap']}
      buttons={['view']}
      without={IGNORABLE}
      own={{ context: contexts }}
      beforeMore={more}
    />
  );
}
