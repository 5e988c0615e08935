import type { ReactNode } from 'react';
import { useKitWords, useLocale, useWords } from '../../i18n/context';
import type { DesignOptions } from '../../lib/qr/design-options';
import type { TextSource } from '../../lib/text-source';
import type { CodeOperations, Encoded } from '../../operations/code-operations';
import { useOperation, type Run } from '../../operations/use-operation';
import { Alert } from '../alert/alert';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { ResultHead } from '../layout/layout';
import { Notes, type NoteItem } from '../notes/notes';
import { failureHint, failureTitle } from '../text-output/failure-words';
import { BlobPicture } from '../blob-picture/blob-picture';
import { PictureActions } from './picture-actions';
import type { QrWords } from './qr-words';
import styles from './qr-code.module.css';

/** What stands there instead of a code: what is missing, or what is wrong with the content. */
export interface Instead {
  readonly message: string;
  readonly isWrong: boolean;
  readonly actions?: ReactNode;
}

export interface CodeResultProps {
  /** The tool's own, which its worker finds. */
  operations: CodeOperations;
  text: TextSource;
  logo?: Uint8Array | undefined;
  options: DesignOptions;
  /** The run of `encode` with the same text, logo and options. */
  run: Run<Encoded, { readonly code: string }>;
  instead: Instead | undefined;
  /** What the code holds, for those who do not see it. */
  alt: string;
  /** Without the ending. */
  fileName: string;
  /** WebP, the SVG as text and the data URI beside SVG, PNG and the copied picture. @default false */
  withMoreFormats?: boolean;
  /** Further buttons, before those of the picture's copy. */
  actions?: (encoded: Encoded, isReady: boolean) => ReactNode;
  /** What is to be said about the content, before what is said about the design. */
  notes?: readonly NoteItem[];
  /** Says whether the code reads back. @default true */
  hasBadge?: boolean;
  /** What stands below a code. `isReady` is false while the code is that of a former input. */
  children?: (encoded: Encoded, isReady: boolean) => ReactNode;
}

/** A drawn code with all that can be taken from it, and what is to be known about it. */
export function CodeResult({
  operations,
  run,
  instead,
  alt,
  notes = [],
  hasBadge = true,
  actions,
  children,
  ...props
}: CodeResultProps) {
  const words = useWords<QrWords>();
  const { text, logo, options } = props;
  const encoded = instead ? undefined : run.value;
  const isReady = encoded !== undefined && !run.stale && run.status === 'done';
  return (
    <>
      <ResultHead
        title={words.code}
        actions={
          encoded && hasBadge ? (
            <ReadBack verify={operations.verify} text={text} logo={logo} options={options} isReady={isReady} />
          ) : hasBadge && !instead ? (
            <span className={styles.badge} />
          ) : null
        }
      />
      {encoded ? (
        <>
          <div className={styles.picture} data-stale={isReady ? undefined : ''}>
            <BlobPicture picture={encoded.svg} alt={alt} />
          </div>
          <p className="meta">
            {words.facts(encoded.version, encoded.modules, encoded.modes, encoded.usedBytes, encoded.availableBytes)}
          </p>
          <PictureActions
            {...props}
            draw={operations.draw}
            encoded={encoded}
            isReady={isReady}
            actions={actions?.(encoded, isReady)}
          />
          <Notes items={[...notes, ...designNotes(words, encoded, options.size)]} />
          {children?.(encoded, isReady)}
        </>
      ) : (
        <NoCode instead={instead} run={run} />
      )}
    </>
  );
}

/** Why there is no code. */
function NoCode({ instead, run }: Pick<CodeResultProps, 'instead' | 'run'>) {
  const kit = useKitWords();
  if (instead?.isWrong) {
    return (
      <Alert kind="error">
        <p>{instead.message}</p>
        {instead.actions}
      </Alert>
    );
  }
  if (!instead && run.status !== 'idle') return <Failed run={run} />;
  return <p className={styles.empty}>{instead?.message ?? kit.fixInput}</p>;
}

function Failed({ run }: Pick<CodeResultProps, 'run'>) {
  const kit = useKitWords();
  const locale = useLocale();
  if (run.status !== 'failed') return <div className={styles.waiting} aria-busy />;
  return (
    <Alert kind="error" title={failureTitle(kit, run.failure)}>
      <p>{failureHint(kit, locale, run.failure)}</p>
      <Button size="small" icon="refresh-cw" onClick={run.retry}>
        {kit.retry}
      </Button>
    </Alert>
  );
}

function designNotes(words: QrWords, encoded: Encoded, size: number): NoteItem[] {
  const messages = encoded.warnings.map((warning) => words.warning(warning));
  if (encoded.isBroken) messages.push(words.broken);
  if (size < encoded.leastSize) messages.push(words.tooSmall(encoded.leastSize));
  return messages.map((message) => ({ kind: 'warning', message }));
}

interface ReadBackProps extends Pick<CodeResultProps, 'text' | 'options'> {
  verify: CodeOperations['verify'];
  logo: Uint8Array | undefined;
  isReady: boolean;
}

/** Whether the drawn picture reads back, as a phone would read it. */
function ReadBack({ verify, text, logo, options, isReady }: ReadBackProps) {
  const words = useWords<QrWords>();
  const check = useOperation(verify, { text, logo }, options, { enabled: isReady });
  if (check.status === 'failed') return null;
  const scans = check.stale || check.status !== 'done' ? undefined : check.value?.scans;
  return (
    <span role="status" className={styles.badge}>
      {scans === undefined ? (
        <Badge>{words.verifying}</Badge>
      ) : scans ? (
        <Badge kind="ok" icon="shield-check">
          {words.verified}
        </Badge>
      ) : (
        <Badge kind="bad" icon="circle-x" className={styles.fails}>
          {words.fails}
        </Badge>
      )}
    </span>
  );
}
