import { Alert } from '../../ui/alert/alert';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import type { OutputRun } from '../../ui/text-output/text-output';
import type { DecodedPayload } from './decode';
import { FoldedText } from './folded-text';
import { JsonSection, ObjectSection } from './object-section';
import type { DateStyle } from './time-text';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

export interface PayloadSectionProps {
  payload: DecodedPayload;
  show: 'table' | 'json';
  style: DateStyle;
  run: OutputRun;
}

/** What was signed: claims, other JSON, or whatever else it is. */
export function PayloadSection({ payload, ...props }: PayloadSectionProps) {
  const words = useWords();
  if (payload.kind === 'claims') {
    return <ObjectSection title={words.payload} object={payload} meanings={words.claimMeanings} {...props} />;
  }
  if (payload.kind === 'json') {
    return (
      <>
        <Alert kind="warning" title={words.notObject} />
        <JsonSection title={words.payload} json={payload.json} run={props.run} />
      </>
    );
  }
  const text = payload.kind === 'text' ? payload.text : payload.hex;
  return (
    <div className={styles.section}>
      <ResultHead title={words.payload} actions={<CopyButton size="small" value={text} disabled={text === ''} />} />
      <Alert kind="error" title={payloadFault(payload, words)} />
      {text === '' ? null : (
        <div className={styles.raw}>
          <FoldedText text={text} />
        </div>
      )}
    </div>
  );
}

function payloadFault(payload: Extract<DecodedPayload, { kind: 'text' | 'bytes' }>, words: ToolWords): string {
  if (payload.kind === 'bytes') return words.payloadNotText;
  if (payload.text === '') return words.payloadEmpty;
  const { line, column, seen } = payload.fault;
  return words.payloadNotJson(line, column, seen);
}
