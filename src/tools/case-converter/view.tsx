import { useState, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { CASE_STYLES, type CaseSettings, type CaseStyle } from './convert';
import { convert, overview } from './operations';
import { caseOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

const INITIAL = 'lorem ipsum dolor sit amet';
const FILE_NAME = 'case.txt';
/** A longer row of one line can be opened too, in UTF-16 units. */
const SHORT = 240;
/** So many lines of a row stand in sight: the style sheet has the same. */
const LINES_SHOWN = 3;

/** One text in every letter case and identifier style, a row each. */
export default function CaseConverter() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL);
  const [{ favourites, ...settings }, setOptions, resetOptions] = useOptions(caseOptions);
  const run = useOperation(overview, { text: source }, settings);
  const [open, setOpen] = useState<readonly CaseStyle[]>([]);
  const made = run.value;

  const ordered = [...favourites, ...CASE_STYLES.filter((style) => !favourites.includes(style))];
  const toggle = (list: readonly CaseStyle[], style: CaseStyle) =>
    list.includes(style) ? list.filter((other) => other !== style) : [...list, style];

  return (
    <Stack>
      <OptionRow onReset={resetOptions}>
        <Checkbox
          label={words.eachLine}
          checked={settings.eachLine}
          onChange={(eachLine) => setOptions({ eachLine })}
        />
        <Checkbox
          label={words.splitDigits}
          checked={settings.splitDigits}
          onChange={(splitDigits) => setOptions({ splitDigits })}
        />
        <Checkbox
          label={words.keepEnds}
          checked={settings.keepEnds}
          onChange={(keepEnds) => setOptions({ keepEnds })}
        />
        <OptionSelect
          label={words.language}
          options={(['neutral', 'tr', 'lt'] as const).map((value) => ({ value, label: words.languages[value] }))}
          value={settings.language}
          onChange={(language) => setOptions({ language })}
        />
        <Option label={words.acronyms}>
          <InputText
            label={words.acronyms}
            hideLabel
            size="small"
            mono
            clearable
            placeholder="ID, URL, API"
            maxLength={2000}
            value={settings.acronyms}
            onChange={(acronyms) => setOptions({ acronyms })}
          />
        </Option>
      </OptionRow>
      <TextInput label={words.text} value={source} onChange={setSource} rows={5} example={words.sample} />
      <ResultHead title={words.results} />
      <Unfinished run={run} />
      {made && !made.hasWords && !isEmptySource(source) && run.status === 'done' ? (
        <Notes items={[{ kind: 'info', message: words.noWords }]} />
      ) : null}
      <ul className={styles.rows} aria-label={words.results} data-stale={run.stale ? '' : undefined}>
        {ordered.map((style) => (
          <Row
            key={style}
            style={style}
            source={source}
            settings={settings}
            text={made?.rows[style] ?? ''}
            isCut={made?.isCut ?? false}
            isReady={run.status === 'done'}
            isFavourite={favourites.includes(style)}
            onFavourite={() => setOptions({ favourites: toggle(favourites, style) })}
            isOpen={open.includes(style)}
            onOpen={() => setOpen(toggle(open, style))}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface RowProps {
  style: CaseStyle;
  source: TextSource;
  settings: CaseSettings;
  /** The text in this style, or its beginning. */
  text: string;
  isCut: boolean;
  /** The text answers what stands in the input now. */
  isReady: boolean;
  isFavourite: boolean;
  onFavourite: () => void;
  isOpen: boolean;
  onOpen: () => void;
}

function Row({ style, source, settings, text, isCut, isReady, isFavourite, onFavourite, isOpen, onOpen }: RowProps) {
  const words = useWords();
  const kit = useKitWords();
  const toolId = useToolId();
  const name = words.styles[style];
  const isClipped = isCut || text.length > SHORT || text.split('\n', LINES_SHOWN + 1).length > LINES_SHOWN;
  const isLong = isClipped || text.includes('\n');
  const isEmpty = text.trim() === '' && !isCut;
  /** All of it; what is not here yet is converted now. */
  const whole = async () => {
    if (!isCut) return text;
    const result = await runOperation(convert, { text: source }, { ...settings, style }, { toolId });
    return result.ok ? result.value : '';
  };
  const favourite = (
    <Button
      size="small"
      variant="quiet"
      icon="star"
      iconOnly
      className={styles.star}
      aria-label={words.favourite(name)}
      aria-pressed={isFavourite}
      onClick={onFavourite}
    />
  );
  const fold = (
    <Button
      size="small"
      variant="quiet"
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      iconOnly
      aria-label={isOpen ? words.close(name) : words.open(name)}
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );

  if (isOpen && isLong) {
    return (
      <li className={styles.open}>
        <Whole style={style} name={name} source={source} settings={settings} star={favourite} fold={fold} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      {favourite}
      <span className={styles.name}>{name}</span>
      <span className={styles.value} data-clipped={isClipped ? '' : undefined} dir="auto">
        {text}
      </span>
      <span className={styles.actions}>
        {isLong ? fold : null}
        <DownloadButton
          size="small"
          variant="quiet"
          iconOnly
          label={words.download(name)}
          fileName={FILE_NAME}
          mimeType="text/plain"
          content={whole}
          disabled={!isReady || isEmpty}
        />
        <CopyButton
          size="small"
          variant="quiet"
          iconOnly
          label={kit.copyNamed(name)}
          value={isCut ? whole : text}
          disabled={!isReady || isEmpty}
        />
      </span>
    </li>
  );
}

interface WholeProps extends Pick<RowProps, 'style' | 'source' | 'settings'> {
  name: string;
  star: ReactNode;
  fold: ReactNode;
}

/** A row with all of its lines. */
function Whole({ style, name, source, settings, star, fold }: WholeProps) {
  const run = useOperation(convert, { text: source }, { ...settings, style });
  return (
    <TextOutput
      label={name}
      run={run}
      text={run.value}
      lines={run.lines}
      fileName={FILE_NAME}
      mimeType="text/plain"
      actions={
        <>
          {star}
          {fold}
        </>
      }
    />
  );
}
