import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import type { OutputRun } from '../../ui/text-output/run-state';
import { ClaimTable } from './claim-table';
import type { DecodedObject } from './decode';
import type { JsonOutputProps } from './json-output';
import type { DateStyle } from './time-text';
import { useWords } from './use-words';
import styles from './view.module.css';

const jsonPart = makePart(() => import('./json-output'));

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
  const words = useWords();
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

/** A JSON value as indented text, fetched when it is asked for. */
export function JsonSection(props: JsonOutputProps) {
  const output = usePart(jsonPart, true);
  return output ? <output.JsonOutput {...props} /> : null;
}
