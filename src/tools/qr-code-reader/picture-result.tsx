import { useId } from 'react';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { BlobPicture } from '../../ui/blob-picture/blob-picture';
import { Button } from '../../ui/button/button';
import { ResultHead } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { CodeFrames } from './code-frames';
import { CodeList } from './code-list';
import { remembered } from './operations';
import type { ReadFault } from './read-picture';
import type { Reading } from './readings';
import type { ReadReport } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface PictureResultProps {
  reading: Reading;
  /** Of the file, told apart from others of the same name. */
  name: string;
  /** Nothing else is on the page: how many codes there are stands above. */
  isAlone: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One picture: how far it is, or what was found in it. */
export function PictureResult({ reading, name, isAlone, onCancel, onRetry, onRemove }: PictureResultProps) {
  const words = useWords();
  const id = useId();
  const { picture, status, report, fault, failure, progress } = reading;
  const run = {
    status,
    cancel: onCancel,
    retry: onRetry,
    ...(failure && { failure }),
    ...(progress && { progress }),
  };
  return (
    <section className={styles.picture} aria-labelledby={id}>
      <ResultHead
        title={
          <span id={id} className="verbatim">
            {name}
          </span>
        }
        meta={
          <span role="status" className={isAlone && status === 'done' ? 'sr' : undefined}>
            {stateText(reading, words)}
          </span>
        }
        actions={
          <Button
            icon="x"
            iconOnly
            size="small"
            variant="quiet"
            aria-label={words.removeNamed(name)}
            onClick={onRemove}
          />
        }
      />
      {fault ? <FaultAlert fault={fault} /> : null}
      {fault?.code === 'not-picture' ? null : <FramedPicture picture={picture} name={name} report={report} />}
      <Unfinished run={run} unit="items" />
      {report && status === 'done' ? (
        <CodeList codes={report.codes} label={words.codesIn(name)} of={isAlone ? undefined : name} />
      ) : null}
    </section>
  );
}

function stateText({ status, report }: Reading, words: ReturnType<typeof useWords>): string {
  if (status === 'busy') return words.reading;
  return status === 'done' && report && report.codes.length > 0 ? words.found(report.codes.length) : '';
}

interface FramedPictureProps {
  picture: File;
  name: string;
  report: ReadReport | undefined;
}

function FramedPicture({ picture, name, report }: FramedPictureProps) {
  const words = useWords();
  return (
    <div className={styles.framed}>
      <BlobPicture
        picture={picture}
        alt={words.pictureAlt(name, report?.codes.length ?? 0)}
        className={styles.image}
        // Of a drawing without a size of its own, the one it was read at.
        width={report?.width}
        height={report?.height}
      />
      {report ? <CodeFrames codes={report.codes} width={report.width} height={report.height} hasNumbers /> : null}
    </div>
  );
}

/** That there is no code is no mistake of the visitor's. */
function FaultAlert({ fault }: { fault: ReadFault }) {
  const words = useWords();
  const [{ kinds }] = useOptions(remembered);
  if (fault.code !== 'no-code') return <Alert kind="error">{words.fault(fault)}</Alert>;
  return (
    <Alert kind="warning" title={words.noCode}>
      <p>{words.tried(fault.tried)}</p>
      {kinds.length > 0 ? <p>{words.onlyKinds(kinds.map((kind) => words.kinds[kind]))}</p> : null}
    </Alert>
  );
}
