import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Converter, type Places } from '../../ui/converter/converter';
import { InputText } from '../../ui/input-text/input-text';
import type { NoteItem } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { describe } from './operations';
import { slugOptions } from './options';
import { parseReplacements, REPLACEMENTS_LIMIT } from './replacements';
import { isUrlSafe, type Slugs } from './slugify';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INITIAL = 'My file path';
const SEPARATORS = ['-', '_', '.', ''] as const;
/** So many lines without a slug are named one by one. */
const NAMED_LINES = 20;

/** Text left, its slugs right, options above. */
export default function SlugifyString() {
  const words = useWords();
  const [{ hasOwnSeparator, ...settings }, setOptions, resetOptions] = useOptions(slugOptions);
  const unsafe = isUrlSafe(settings.separator) ? [] : [{ kind: 'warning' as const, message: words.unsafeSeparator }];

  return (
    <Converter
      operation={describe}
      options={settings}
      inputLabel={words.text}
      outputLabel={words.slug}
      initial={INITIAL}
      example={words.sample}
      placeholder={words.placeholder}
      fileName="slugs.txt"
      mimeType="text/plain"
      fault={(fault) => ({ message: words.fault(fault) })}
      notes={(made, places) => [...unsafe, ...surrogateNotes(words, made, places), ...emptyNotes(words, made, places)]}
      footer={({ count, longest }) => <span>{words.length(count, longest)}</span>}
      optionRow={
        <OptionRow
          onReset={resetOptions}
          more={
            <>
              <Checkbox
                label={words.splitCamelCase}
                checked={settings.splitCamelCase}
                onChange={(splitCamelCase) => setOptions({ splitCamelCase })}
              />
              <Checkbox
                label={words.eachLine}
                checked={settings.eachLine}
                onChange={(eachLine) => setOptions({ eachLine })}
              />
              <Checkbox
                label={words.numberDuplicates}
                checked={settings.numberDuplicates}
                onChange={(numberDuplicates) => setOptions({ numberDuplicates })}
              />
              <Option label={words.keep}>
                <InputText
                  label={words.keep}
                  hideLabel
                  size="small"
                  mono
                  placeholder="./~"
                  maxLength={200}
                  value={settings.keep}
                  onChange={(keep) => setOptions({ keep })}
                />
              </Option>
              <Replacements value={settings.replacements} onChange={(replacements) => setOptions({ replacements })} />
            </>
          }
        >
          <Option label={words.mode}>
            <ButtonsSelect
              label={words.mode}
              hideLabel
              size="small"
              options={[
                { value: 'ascii', label: 'ASCII', tooltip: words.asciiHint },
                { value: 'unicode', label: 'Unicode', tooltip: words.unicodeHint },
              ]}
              value={settings.mode}
              onChange={(mode) => setOptions({ mode })}
            />
          </Option>
          <div className={styles.wide}>
            <Separator
              value={settings.separator}
              isOwn={hasOwnSeparator}
              onChange={(separator, isOwn) => setOptions({ separator, hasOwnSeparator: isOwn })}
            />
          </div>
          <Checkbox
            label={words.lowercase}
            checked={settings.lowercase}
            onChange={(lowercase) => setOptions({ lowercase })}
          />
          <Option label={words.maxLength}>
            <span className={styles.number}>
              <NumberField
                label={words.maxLength}
                hideLabel
                size="small"
                min={0}
                max={10_000}
                option="maxLength"
                value={settings.maxLength}
                onChange={(maxLength) => setOptions({ maxLength })}
              />
            </span>
            {settings.maxLength === 0 ? <span className="meta">{words.noLimit}</span> : null}
          </Option>
        </OptionRow>
      }
    />
  );
}

interface SeparatorProps {
  value: string;
  isOwn: boolean;
  onChange: (separator: string, isOwn: boolean) => void;
}

function Separator({ value, isOwn, onChange }: SeparatorProps) {
  const words = useWords();
  const options = [
    ...SEPARATORS.map((separator) => ({ value: `=${separator}`, label: separator || words.none })),
    { value: 'own', label: words.own },
  ];
  return (
    <Option label={words.separator}>
      <ButtonsSelect
        label={words.separator}
        hideLabel
        size="small"
        options={options}
        value={isOwn ? 'own' : `=${value}`}
        onChange={(choice) => onChange(choice === 'own' ? value : choice.slice(1), choice === 'own')}
      />
      {isOwn ? (
        <span className={styles.own}>
          <InputText
            label={words.ownSeparator}
            hideLabel
            size="small"
            mono
            placeholder=""
            maxLength={20}
            value={value}
            onChange={(separator) => onChange(separator, true)}
          />
        </span>
      ) : null}
    </Option>
  );
}

interface ReplacementsProps {
  value: string;
  onChange: (replacements: string) => void;
}

function Replacements({ value, onChange }: ReplacementsProps) {
  const words = useWords();
  const parsed = parseReplacements(value);
  return (
    <div className={styles.replacements}>
      <InputText
        label={words.replacements}
        multiline
        mono
        rows={3}
        placeholder={'C++=cpp\n%= percent'}
        maxLength={REPLACEMENTS_LIMIT}
        hint={words.replacementsHint}
        value={value}
        error={parsed.ok ? undefined : words.fault(parsed.fault)}
        onChange={onChange}
      />
    </div>
  );
}

function surrogateNotes(words: ToolWords, { loneSurrogateAt }: Slugs, { goToInput, inputIsText }: Places): NoteItem[] {
  if (loneSurrogateAt === undefined) return [];
  const onGo = inputIsText ? { onGo: () => goToInput(loneSurrogateAt) } : {};
  return [{ kind: 'warning', message: words.loneSurrogate, ...onGo }];
}

function emptyNotes(words: ToolWords, { emptyLines }: Slugs, { goToOutput }: Places): NoteItem[] {
  const named = emptyLines.slice(0, NAMED_LINES).map((line) => ({
    kind: 'warning' as const,
    message: words.emptyLine,
    where: words.line(line),
    onGo: () => goToOutput(line),
  }));
  if (emptyLines.length <= NAMED_LINES) return named;
  return [...named, { kind: 'warning', message: words.moreEmptyLines(emptyLines.length - NAMED_LINES) }];
}
