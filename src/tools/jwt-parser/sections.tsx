import { highlightJsonLine } from '../../lib/json/highlight-json';
import { Alert } from '../../ui/alert/alert';
import { CopyButton } from '../../ui/copy/copy-button';
import { later } from '../../ui/later';
import { ResultHead } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import type { OutputRun } from '../../ui/text-output/run-state';
import { ClaimTable } from './claim-table';
import type { DecodedObject, DecodedPayload } from './decode';
import { FoldedText } from './folded-text';
import type { DateStyle } from '../../i18n/instant-text';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Fetched when JSON is asked for. */
const TextOutput = later(async () => (await import('../../ui/text-output/text-output')).TextOutput);

/** How header and payload are shown. */
interface Look {
  show: 'table' | 'json';
  style: DateStyle;
  run: OutputRun;
}

interface ObjectSectionProps extends Look {
  title: string;
  object: DecodedObject;
  /** What names mean, by name. */
  meanings: Readonly<Record<string, string>>;
}

/** Header or payload: its members in a table, or all of it as JSON. */
export function ObjectSection({ title, object: { claims, json }, meanings, show, style, run }: ObjectSectionProps) {
  const words = useWords();
  if (show === 'json') return <JsonSection title={title} json={json} run={run} />;
  return (
    <div className={styles.section}>
      <ResultHead
        title={title}
        meta={String(claims.length)}
        actions={<CopyButton sends={title} size="small" value={json} />}
      />
      {claims.length === 0 ? (
        <NoResult>{words.noClaims}</NoResult>
      ) : (
        <ClaimTable label={title} claims={claims} meanings={meanings} style={style} />
      )}
    </div>
  );
}

/** What was signed: claims, other JSON, or whatever else it is. */
export function PayloadSection({ payload, ...look }: Look & { payload: DecodedPayload }) {
  const words = useWords();
  if (payload.kind === 'claims') {
    return <ObjectSection title={words.payload} object={payload} meanings={words.claimMeanings} {...look} />;
  }
  if (payload.kind === 'json') {
    return (
      <>
        <Alert kind="warning" title={words.notObject} />
        <JsonSection title={words.payload} json={payload.json} run={look.run} />
      </>
    );
  }
  const text = payload.kind === 'text' ? payload.text : payload.hex;
  return (
    <div className={styles.section}>
      <ResultHead
        title={words.payload}
        actions={<CopyButton sends={words.payload} size="small" value={text} disabled={text === ''} />}
      />
      <Alert kind="error" title={payloadFault(payload, words)} />
      {text === '' ? null : (
        <div className={styles.raw}>
          <FoldedText text={text} />
        </div>
      )}
    </div>
  );
}

/** A JSON value as indented text, the numbers and the order as they were signed. */
function JsonSection({ title, json, run }: { title: string; json: string; run: OutputRun }) {
  const file = { fileName: 'jwt.json', mimeType: 'application/json' };
  return <TextOutput label={title} run={run} text={json} highlight={highlightJsonLine} {...file} />;
}

function payloadFault(payload: Extract<DecodedPayload, { kind: 'text' | 'bytes' }>, words: ToolWords): string {
  if (payload.kind === 'bytes') return words.payloadNotText;
  if (payload.text === '') return words.payloadEmpty;
  const { line, column, seen } = payload.fault;
  return words.payloadNotJson(line, column, seen);
}
