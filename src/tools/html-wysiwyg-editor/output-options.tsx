import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Option } from '../../ui/option-row/option-row';
import { Switch } from '../../ui/switch/switch';
import { LAYOUTS, LINKS, type EditorOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface OutputOptionsProps {
  options: EditorOptions;
  onChange: (changes: Partial<EditorOptions>) => void;
  /** Puts the sample in the place of the document. */
  onReset: () => void;
}

/** How the HTML is written, and whether the document is kept. */
export function OutputOptions({ options, onChange, onReset }: OutputOptionsProps) {
  const words = useWords();
  return (
    <div className={styles.options}>
      <Option label={words.layout}>
        <ButtonsSelect
          label={words.layout}
          hideLabel
          size="small"
          options={LAYOUTS.map((value) => ({ value, label: words.layouts[value] }))}
          value={options.layout}
          onChange={(layout) => onChange({ layout })}
        />
      </Option>
      <Option label={words.links}>
        <ButtonsSelect
          label={words.links}
          hideLabel
          size="small"
          options={LINKS.map((value) => ({ value, label: words.linkKinds[value] }))}
          value={options.links}
          onChange={(links) => onChange({ links })}
        />
      </Option>
      <Switch label={words.remember} checked={options.remember} onChange={(remember) => onChange({ remember })} />
      <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={onReset}>
        {words.reset}
      </Button>
    </div>
  );
}
