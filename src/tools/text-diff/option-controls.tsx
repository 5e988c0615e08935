import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group } from '../../ui/layout/layout';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import type { DiffOptions } from './options';
import { patchPath } from './patch-path';
import type { Side } from './use-side';
import { useWords } from './use-words';
import styles from './view.module.css';

interface OptionControlsProps {
  options: DiffOptions;
  change: (changes: Partial<DiffOptions>) => void;
  reset: () => void;
  left: Side;
  right: Side;
}

const CONTEXTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const IGNORABLE = [
  'ignoreEndSpace',
  'ignoreAllSpace',
  'ignoreCase',
  'ignoreLineEnds',
  'ignoreBlankLines',
] as const satisfies readonly (keyof DiffOptions)[];

/** How the texts are compared and shown. */
export function OptionControls({ options, change, reset, left, right }: OptionControlsProps) {
  const words = useWords();
  return (
    <OptionRow
      onReset={reset}
      more={
        <div className={styles.more}>
          <Group label={words.ignore}>
            <Columns minWidth={220}>
              {IGNORABLE.map((name) => (
                <Checkbox
                  key={name}
                  label={words[name]}
                  checked={options[name]}
                  onChange={(isOn) => change({ [name]: isOn })}
                />
              ))}
            </Columns>
          </Group>
          <Columns minWidth={220}>
            <InputText size="small" label={words.leftName} value={left.name} onChange={left.setName} />
            <InputText size="small" label={words.rightName} value={right.name} onChange={right.setName} />
          </Columns>
          <p className="meta">{words.patchPath(patchPath({ leftName: left.name, rightName: right.name }))}</p>
          <Columns minWidth={220}>
            <Switch label={words.colours} checked={options.colours} onChange={(colours) => change({ colours })} />
            <Switch label={words.patches} checked={options.patches} onChange={(patches) => change({ patches })} />
          </Columns>
        </div>
      }
    >
      <Option label={words.view}>
        <ButtonsSelect
          label={words.view}
          hideLabel
          size="small"
          options={[
            { label: words.split, value: 'split' },
            { label: words.inline, value: 'inline' },
          ]}
          value={options.view}
          onChange={(view) => change({ view })}
        />
      </Option>
      <OptionSelect
        label={words.marks}
        options={(['word', 'character', 'line'] as const).map((value) => ({ label: words.marksBy[value], value }))}
        value={options.marks}
        onChange={(marks) => change({ marks })}
      />
      <OptionSelect
        label={words.context}
        searchable={false}
        options={[
          ...CONTEXTS.map((lines) => ({ label: words.contextLines(lines), value: String(lines) })),
          { label: words.showAll, value: 'all' },
        ]}
        value={String(options.context)}
        onChange={(value) => change({ context: value === 'all' ? 'all' : Number(value) })}
      />
      <Switch label={words.wrap} checked={options.wrap} onChange={(wrap) => change({ wrap })} />
    </OptionRow>
  );
}
