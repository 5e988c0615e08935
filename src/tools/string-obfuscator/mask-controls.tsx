import type { InferOutput } from 'valibot';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import type { MaskFault } from './masking';
import { MAX_KEPT, MODES, type obfuscatorOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

export type ObfuscatorOptions = InferOutput<typeof obfuscatorOptions>;

export interface ControlsProps {
  options: ObfuscatorOptions;
  change: (changes: Partial<ObfuscatorOptions>) => void;
}

const OFFERED_MASKS = ['*', '•', 'x', '█'];

interface MaskControlsProps extends ControlsProps {
  onReset: () => void;
  fault: MaskFault | undefined;
}

/** What is masked and how. */
export function MaskControls({ options, change, onReset, fault }: MaskControlsProps) {
  const words = useWords();
  // A number above the most is told by its range.
  const faultOf = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? undefined : words.wholeNumber);
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          <Checkbox
            label={words.keepSeparators}
            checked={options.keepSeparators}
            onChange={(keepSeparators) => change({ keepSeparators })}
          />
          <Checkbox
            label={words.fixedLength}
            title={words.fixedLengthHint}
            checked={options.fixedLength}
            onChange={(fixedLength) => change({ fixedLength })}
          />
          {options.mode === 'find' ? null : (
            <Checkbox
              label={words.revealAll}
              checked={options.revealAll}
              onChange={(revealAll) => change({ revealAll })}
            />
          )}
        </>
      }
    >
      <ButtonsSelect
        label={words.mode}
        hideLabel
        size="small"
        options={MODES.map((value) => ({ value, label: words.modes[value] }))}
        value={options.mode}
        onChange={(mode) => change({ mode })}
      />
      {(['keepFirst', 'keepLast'] as const).map((name) => (
        <Option key={name} label={words[name]}>
          <div className={styles.number}>
            <NumberField
              label={words[name]}
              hideLabel
              size="small"
              min={0}
              max={MAX_KEPT}
              faultOf={faultOf}
              option={name}
              value={options[name]}
              onChange={(kept) => change({ [name]: kept })}
            />
          </div>
        </Option>
      ))}
      <Option label={words.maskCharacter}>
        <div className={styles.mask}>
          <InputText
            label={words.maskCharacter}
            hideLabel
            size="small"
            mono
            autoComplete="off"
            placeholder=""
            error={fault ? words.fault(fault) : undefined}
            value={options.maskCharacter}
            onChange={(maskCharacter) => change({ maskCharacter })}
          />
          {OFFERED_MASKS.map((character) => (
            <Button
              key={character}
              size="small"
              variant="quiet"
              aria-label={words.useMask(character)}
              aria-pressed={options.maskCharacter === character}
              onClick={() => change({ maskCharacter: character })}
            >
              {character}
            </Button>
          ))}
        </div>
      </Option>
      <Checkbox
        label={words.keepSpaces}
        checked={options.keepSpaces}
        onChange={(keepSpaces) => change({ keepSpaces })}
      />
    </OptionRow>
  );
}
