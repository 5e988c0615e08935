import { useMemo, type ReactNode } from 'react';
import { useKitWords, useWords } from '../../i18n/context';
import { OperationFailure } from '../../lib/failure';
import type { DesignOptions } from '../../lib/qr/design-options';
import type { TextSource } from '../../lib/text-source';
import type { CodeOperations, Encoded } from '../../operations/code-operations';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { Button } from '../button/button';
import { CopyButton } from '../copy/copy-button';
import { DownloadButton } from '../download-button/download-button';
import { MenuButton } from '../menu-button/menu-button';
import { SendButton } from '../send/send-button';
import { showToast } from '../toast/toast';
import { canCopyPictures, canWriteWebp, copyPicture } from '../../lib/picture-files';
import type { QrWords } from './qr-words';
import styles from './qr-code.module.css';

export interface PictureActionsProps {
  draw: CodeOperations['draw'];
  encoded: Encoded;
  text: TextSource;
  logo?: Uint8Array | undefined;
  options: DesignOptions;
  fileName: string;
  isReady: boolean;
  withMoreFormats?: boolean;
  actions?: ReactNode;
}

/** Downloads and copies. The pictures are drawn in the worker when they are asked for. */
export function PictureActions({
  draw,
  encoded,
  text,
  logo,
  options,
  fileName,
  isReady,
  withMoreFormats = false,
  actions,
}: PictureActionsProps) {
  const words = useWords<QrWords>();
  const kit = useKitWords();
  const toolId = useToolId();
  const canDraw = isReady && options.size >= encoded.leastSize;
  const can = useMemo(() => ({ copy: canCopyPictures(), webp: canWriteWebp() }), []);

  async function png(): Promise<Blob> {
    const drawn = await runOperation(draw, { text, logo }, { ...options, format: 'png' }, { toolId });
    // The buttons are disabled whenever there would be a fault.
    if (!drawn.ok) throw new OperationFailure({ code: 'crashed', name: 'Error', message: drawn.fault.code });
    return new Blob([new Uint8Array(drawn.value)], { type: 'image/png' });
  }

  async function copyImage() {
    const worked = await copyPicture(png());
    showToast(worked ? { message: words.imageCopied, duration: 1500 } : { message: words.imageFailed, kind: 'error' });
  }

  const sent = { fileName: `${fileName}.png`, content: png, disabled: !canDraw };
  return (
    <div className={styles.actions}>
      {can.copy ? (
        <Button variant="primary" icon="copy" disabled={!canDraw} onClick={() => void copyImage()}>
          {words.copyImage}
        </Button>
      ) : null}
      {withMoreFormats ? null : <SendButton {...sent} />}
      <MenuButton label={kit.download} icon="download" disabled={!isReady}>
        <DownloadButton
          label="SVG"
          fileName={`${fileName}.svg`}
          mimeType="image/svg+xml"
          content={() => encoded.svg}
          disabled={!isReady}
        />
        <DownloadButton label="PNG" fileName={`${fileName}.png`} content={png} disabled={!canDraw} />
        {withMoreFormats && can.webp ? (
          <DownloadButton
            label="WebP"
            fileName={`${fileName}.webp`}
            content={async () => (await import('./picture-formats')).toWebp(await png())}
            disabled={!canDraw}
          />
        ) : null}
      </MenuButton>
      {withMoreFormats ? (
        <MenuButton label={words.copyAs} icon="ellipsis" iconOnly disabled={!isReady}>
          <CopyButton label={words.copySvg} value={() => encoded.svg} disabled={!isReady} />
          <CopyButton
            label={words.copyDataUri}
            value={async () => (await import('./picture-formats')).toDataUri(await png())}
            disabled={!canDraw}
          />
          <SendButton withLabel {...sent} />
        </MenuButton>
      ) : null}
      {actions}
    </div>
  );
}
