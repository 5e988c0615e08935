import type { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import type { composeOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

type OptionsOf = ReturnType<typeof useOptions<typeof composeOptions>>;

export interface ComposeOptionRowProps {
  options: OptionsOf[0];
  change: OptionsOf[1];
  reset: OptionsOf[2];
  /** What is wrong with the project's name. */
  nameError: string | undefined;
}

/** How the file is to be written. */
export function ComposeOptionRow({ options, change, reset, nameError }: ComposeOptionRowProps) {
  const words = useWords();
  return (
    <OptionRow
      onReset={reset}
      more={
        <Option label={words.fileName}>
          <ButtonsSelect
            label={words.fileName}
            hideLabel
            size="small"
            options={(['compose.yaml', 'docker-compose.yml'] as const).map((value) => ({ value, label: value }))}
            value={options.fileName}
            onChange={(fileName) => change({ fileName })}
          />
        </Option>
      }
    >
      <Option label={words.indent}>
        <span className={styles.number}>
          <NumberField
            label={words.indent}
            hideLabel
            size="small"
            min={2}
            max={8}
            option="indent"
            value={options.indent}
            onChange={(indent) => change({ indent })}
          />
        </span>
      </Option>
      <Option label={words.environment}>
        <ButtonsSelect
          label={words.environment}
          hideLabel
          size="small"
          options={(['list', 'map'] as const).map((value) => ({ value, label: words.environments[value] }))}
          value={options.environment}
          onChange={(environment) => change({ environment })}
        />
      </Option>
      <div className={styles.wide}>
        <OptionSelect
          label={words.namedVolumes}
          options={(['exact', 'external', 'project'] as const).map((value) => ({
            value,
            label: words.volumeChoices[value],
            tooltip: words.volumeHints[value],
          }))}
          value={options.namedVolumes}
          onChange={(namedVolumes) => change({ namedVolumes })}
        />
      </div>
      <Option label={words.projectName}>
        <span className={styles.project}>
          <InputText
            label={words.projectName}
            hideLabel
            size="small"
            mono
            maxLength={200}
            placeholder={words.projectNameHint}
            value={options.projectName}
            error={nameError}
            onChange={(projectName) => change({ projectName })}
          />
        </span>
      </Option>
    </OptionRow>
  );
}
