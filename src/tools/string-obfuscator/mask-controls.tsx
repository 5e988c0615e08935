import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import type { MaskFault } from './masking';
import { MAX_KEPT, obfuscatorOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

const OFFERED_MASKS = ['*', '•', 'x', '█'];
/** What only the search for secrets heeds stands with it, below. */
const OF_SEARCH = ['kinds', 'ipScope', 'action'] as const;

/** What is masked and how. */
export function MaskControls({ fault }: { fault: MaskFault | undefined }) {
  const words = useWords();
  const [{ mode }] = useOptions(obfuscatorOptions);
  return (
    <Options
      schema={obfuscatorOptions}
      words={words.options}
      open={['mode', 'keepFirst', 'keepLast', 'maskCharacter']}
      buttons={['mode']}
      without={mode === 'find' ? [...OF_SEARCH, 'revealAll'] : OF_SEARCH}
      own={{
        keepFirst: <Kept name="keepFirst" />,
        keepLast: <Kept name="keepLast" />,
        maskCharacter: <MaskCharacter fault={fault} />,
      }}
    />
  );
}

/** How many characters are kept: what is typed may be no number in several ways, and each is told in one sentence. */
function Kept({ name }: { name: 'keepFirst' | 'keepLast' }) {
  const words = useWords();
  const [options, change] = useOptions(obfuscatorOptions);
  return (
    <Option label={words.options[name]}>
      <div className={styles.number}>
        <NumberField
          label={words.options[name]}
          hideLabel
          size="small"
          min={0}
          max={MAX_KEPT}
          // A number above the most is told by its range.
          faultOf={(typed) => (/^\s*\d+\s*$/.test(typed) ? undefined : words.wholeNumber)}
          option={name}
          value={options[name]}
          onChange={(kept) => change({ [name]: kept })}
        />
      </div>
    </Option>
  );
}

/** One is typed, or picked from those that are offered. */
function MaskCharacter({ fault }: { fault: MaskFault | undefined }) {
  const words = useWords();
  const [{ maskCharacter }, change] = useOptions(obfuscatorOptions);
  const label = words.options.maskCharacter;
  return (
    <Option label={label}>
      <div className={styles.mask}>
        <InputText
          label={label}
          hideLabel
          size="small"
          mono
          autoComplete="off"
          placeholder=""
          error={fault && words.fault(fault)}
          value={maskCharacter}
          onChange={(typed) => change({ maskCharacter: typed })}
        />
        {OFFERED_MASKS.map((character) => (
          <Button
            key={character}
            size="small"
            variant="quiet"
            aria-label={words.useMask(character)}
            aria-pressed={maskCharacter === character}
            onClick={() => change({ maskCharacter: character })}
          >
            {character}
          </Button>
        ))}
      </div>
    </Option>
  );
}
