import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import type { TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { TextOutput } from '../../ui/text-output/text-output';
import { toggled, type CaseSettings, type CaseStyle } from './convert';
import { convert } from './operations';
import { caseOptions } from './options';
import { rowOf, type Overview } from './overview';
import { useWords } from './use-words';
import styles from './view.module.css';

const FILE = { fileName: 'case.txt', mimeType: 'text/plain' };
const QUIET = { size: 'small', variant: 'quiet', iconOnly: true } as const;

interface RowProps {
  style: CaseStyle;
  source: TextSource;
  settings: CaseSettings;
  /** The beginning of the text in every style. */
  run: Run<Overview, unknown>;
  isOpen: boolean;
  onOpen: () => void;
}

/** The text in one style, or its beginning; all of it where the row is open. */
export function Row({ style, source, settings, run, isOpen, onOpen }: RowProps) {
  const words = useWords();
  const kit = useKitWords();
  const toolId = useToolId();
  const [{ favourites }, change] = useOptions(caseOptions);
  const name = words.styles[style];
  const { text, isCut, isClipped, isLong, isEmpty } = rowOf(run.value, style);
  const isDisabled = run.status !== 'done' || isEmpty;
  /** All of it; what is not here yet is converted now. */
  const whole = async () => {
    if (!isCut) return text;
    const result = await runOperation(convert, { text: source }, { ...settings, style }, { toolId });
    return result.ok ? result.value : '';
  };
  const star = (
    <Button
      {...QUIET}
      icon="star"
      className={styles.star}
      aria-label={words.favourite(name)}
      aria-pressed={favourites.includes(style)}
      onClick={() => change({ favourites: toggled(favourites, style) })}
    />
  );
  const fold = (
    <Button
      {...QUIET}
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      aria-label={isOpen ? words.close(name) : words.open(name)}
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );

  if (isOpen && isLong) {
    return (
      <Whole style={style} source={source} settings={settings}>
        {star}
        {fold}
      </Whole>
    );
  }
  return (
    <li className={styles.row}>
      {star}
      <span className={styles.name}>{name}</span>
      <span className={styles.value} data-clipped={isClipped ? '' : undefined} dir="auto">
        {text}
      </span>
      <span className={styles.actions}>
        {isLong ? fold : null}
        <DownloadButton {...QUIET} {...FILE} label={words.download(name)} content={whole} disabled={isDisabled} />
        <CopyButton
          {...QUIET}
          sends={name}
          label={kit.copyNamed(name)}
          value={isCut ? whole : text}
          disabled={isDisabled}
        />
      </span>
    </li>
  );
}

type WholeProps = Pick<RowProps, 'style' | 'source' | 'settings'> & { children: ReactNode };

/** A row with all of its lines. */
function Whole({ style, source, settings, children }: WholeProps) {
  const words = useWords();
  const run = useOperation(convert, { text: source }, { ...settings, style });
  return (
    <li className={styles.open}>
      <TextOutput
        {...FILE}
        label={words.styles[style]}
        run={run}
        text={run.value}
        lines={run.lines}
        actions={children}
      />
    </li>
  );
}
