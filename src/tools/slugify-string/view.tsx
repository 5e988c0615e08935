import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Converter } from '../../ui/converter/converter';
import { InputText } from '../../ui/input-text/input-text';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import { useOptionField } from '../../ui/options/use-option-field';
import { notesOf } from './notes';
import { describe } from './operations';
import { slugOptions } from './options';
import { parseReplacements } from './replacements';
import { useWords } from './use-words';
import styles from './view.module.css';

const SEPARATORS = ['-', '_', '.', ''] as const;

/** Text left, its slugs right, options above. */
export default function SlugifyString() {
  const words = useWords();
  const [{ hasOwnSeparator: _, ...settings }] = useOptions(slugOptions);
  return (
    <Converter
      operation={describe}
      options={settings}
      inputLabel={words.text}
      outputLabel={words.slug}
      initial="My file path"
      example={words.sample}
      placeholder={words.placeholder}
      fileName="slugs.txt"
      mimeType="text/plain"
      fault={(fault) => ({ message: words.fault(fault) })}
      notes={(made, places) => notesOf(words, made, settings.separator, places)}
      footer={({ count, longest }) => <span>{words.length(count, longest)}</span>}
      optionRow={
        <Options
          schema={slugOptions}
          words={words.options}
          open={['mode', 'separator', 'lowercase']}
          buttons={['mode']}
          without={['hasOwnSeparator']}
          own={{ separator: <Separator />, replacements: <Replacements /> }}
        />
      }
    />
  );
}

/** One of the usual separators, or one that is typed. */
function Separator() {
  const words = useWords();
  const { separator: label, hasOwnSeparator: ownLabel } = words.options;
  const [{ separator, hasOwnSeparator }, change] = useOptions(slugOptions);
  const usual = SEPARATORS.map((value) => ({ value: `=${value}`, label: value || words.none }));
  const choose = (choice: string) =>
    change(choice === 'own' ? { hasOwnSeparator: true } : { separator: choice.slice(1), hasOwnSeparator: false });
  return (
    <div className={styles.wide}>
      <Option label={label}>
        <ButtonsSelect
          label={label}
          hideLabel
          size="small"
          options={[...usual, { value: 'own', label: words.own }]}
          value={hasOwnSeparator ? 'own' : `=${separator}`}
          onChange={choose}
        />
        {hasOwnSeparator ? (
          <span className={styles.own}>
            <InputText
              label={ownLabel}
              hideLabel
              size="small"
              mono
              placeholder=""
              maxLength={20}
              value={separator}
              onChange={(value) => change({ separator: value })}
            />
          </span>
        ) : null}
      </Option>
    </div>
  );
}

function Replacements() {
  const words = useWords();
  const [{ replacements }] = useOptions(slugOptions);
  const field = useOptionField(slugOptions, words.options);
  const parsed = parseReplacements(replacements);
  return (
    <div className={styles.replacements}>
      {field('replacements', { rows: 3, error: parsed.ok ? undefined : words.fault(parsed.fault) })}
    </div>
  );
}
