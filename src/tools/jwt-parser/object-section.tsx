import { useWords } from '../../i18n/context';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { TextOutput, type OutputRun } from '../../ui/text-output/text-output';
import { ClaimTable } from './claim-table';
import type { DecodedObject } from './decode';
import type { words as zhCn } from './locales/zh-cn';
import type { DateStyle } from './time-text';
import styles from './view.module.css';

export interface ObjectSectionProps {
  title: string;
  object: DecodedObject;
  /** What names mean, by name. */
  meanings: Readonly<Record<string, string>>;
  show: 'table' | 'json';
  style: DateStyle;
  run: OutputRun;
}

/** Header or payload: its members in a table, or all of it as JSON. */
export function ObjectSection({ title, object, meanings, show, style, run }: ObjectSectionProps) {
  const words = useWords<typeof zhCn>();
  if (show === 'json') return <JsonSection title={title} json={object.json} run={run} />;
  return (
    <div className={styles.section}>
      <ResultHead
        title={title}
        meta={String(object.claims.length)}
        actions={<CopyButton size="small" value={object.json} />}
      />
      {object.claims.length === 0 ? (
        <p className={styles.none}>{words.noClaims}</p>
      ) : (
        <ClaimTable label={title} claims={object.claims} meanings={meanings} style={style} />
      )}
    </div>
  );
}

/** A JSON value as indented text, the numbers and the order as they were signed. */
export function JsonSection({ title, json, run }: { title: string; json: string; run: OutputRun }) {
  return (
    <TextOutput
      label={title}
      run={run}
      text={json}
      fileName="jwt.json"
      mimeType="application/json"
      highlight={highlightJsonLine}
    />
  );
}
