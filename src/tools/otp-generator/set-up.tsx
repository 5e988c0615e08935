import { useLayoutEffect, useRef } from 'react';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Described } from './described';
import { draw } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What stands in place of a secret that is hidden. */
export const DOTS = '•'.repeat(12);

export interface SetUpProps {
  described: Described;
  isHidden: boolean;
}

/** The address for an authenticator app, as text and as a QR code. */
export function SetUp({ described: { address }, isHidden }: SetUpProps) {
  const words = useWords();
  const toolId = useToolId();
  const run = useOperation(draw, { address }, {});
  const svg = run.status === 'done' ? run.value : undefined;

  async function file(format: 'svg' | 'png', type: string): Promise<Blob> {
    const drawn = await runOperation(draw, { address }, { format }, { toolId });
    // The buttons are disabled whenever there would be a fault.
    if (!drawn.ok) throw new OperationFailure({ code: 'crashed', name: 'Error', message: drawn.fault.code });
    return new Blob([new Uint8Array(drawn.value)], { type });
  }

  return (
    <>
      <ResultHead
        title={words.setUp}
        actions={
          <>
            <DownloadButton
              size="small"
              label="SVG"
              fileName="otp.svg"
              content={() => file('svg', 'image/svg+xml')}
              disabled={!svg}
            />
            <DownloadButton
              size="small"
              label="PNG"
              fileName="otp.png"
              content={() => file('png', 'image/png')}
              disabled={!svg}
            />
          </>
        }
      />
      {run.value && run.status !== 'fault' ? <Picture svg={run.value} isHidden={isHidden} /> : null}
      {run.status === 'fault' ? (
        <Notes items={[{ kind: 'warning', message: words.tooLong }]} />
      ) : (
        <Unfinished run={run} />
      )}
      <CopyRows label={words.setUp} nameWidth={150}>
        <CopyRow label={words.address} value={address} shown={isHidden ? DOTS : undefined} />
      </CopyRows>
      <p className={styles.hint}>{words.privacy}</p>
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
