import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation } from '../../operations/use-operation';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Awaited } from '../../ui/unfinished/awaited';
import { draw } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What stands in place of a secret that is hidden. */
export const DOTS = '•'.repeat(12);

const FILES = [
  { label: 'SVG', format: 'svg', type: 'image/svg+xml' },
  { label: 'PNG', format: 'png', type: 'image/png' },
] as const;

interface SetUpProps {
  address: string;
  isHidden: boolean;
  /** What stands below. */
  children: ReactNode;
}

/** The address for an authenticator app, as text and as a QR code. */
export function SetUp({ address, isHidden, children }: SetUpProps) {
  const words = useWords();
  const toolId = useToolId();
  const run = useOperation(draw, { address }, {});
  const isTooLong = run.status === 'fault';

  async function write({ format, type }: (typeof FILES)[number]): Promise<Blob> {
    const drawn = await runOperation(draw, { address }, { format }, { toolId });
    // The buttons are disabled whenever there would be a fault.
    if (!drawn.ok) throw new OperationFailure({ code: 'crashed', name: 'Error', message: drawn.fault.code });
    return new Blob([new Uint8Array(drawn.value)], { type });
  }

  return (
    <>
      <ResultHead
        title={words.setUp}
        actions={FILES.map((file) => (
          <DownloadButton
            key={file.format}
            size="small"
            label={file.label}
            fileName={`otp.${file.format}`}
            content={() => write(file)}
            disabled={run.status !== 'done'}
          />
        ))}
      />
      <Awaited run={run} standIn={<div className={styles.picture} />}>
        {run.value && !isTooLong ? <Picture svg={run.value} isHidden={isHidden} /> : null}
      </Awaited>
      <Notes items={[isTooLong && { kind: 'warning', message: words.tooLong }]} />
      <FactRows
        title={words.setUp}
        hideTitle
        nameWidth={150}
        rows={[{ label: words.address, value: address, shown: isHidden ? DOTS : undefined }]}
      />
      <p className={styles.hint}>{words.privacy}</p>
      {children}
    </>
  );
}

function Picture({ svg, isHidden }: { svg: Uint8Array; isHidden: boolean }) {
  const words = useWords();
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <div className={styles.picture} data-hidden={isHidden ? '' : undefined}>
      <img ref={picture} alt={words.picture} />
    </div>
  );
}
