import type { ReactNode, Ref } from 'react';
import { savedName } from '../../lib/saved-name';
import { INLINE_LIMIT, isEmptySource, type TextSource } from '../../lib/text-source';
import { textToCopy } from '../copy/copy';
import { CopyButton } from '../copy/copy-button';
import { DownloadButton } from '../download-button/download-button';
import type { Highlight } from '../line-view/colour';
import { LineEndings } from '../line-endings/line-endings';
import type { LineEndings as LineEndingsState } from '../line-endings/use-line-endings';
import { Pane } from '../pane/pane';
import { makePart, usePart } from '../part';
import { TextInput, type FieldError, type TextInputHandle } from '../text-input/text-input';
import type { OutputRun } from '../text-output/text-output';

const largePart = makePart(() => import('./large-linked-pane'));

export interface LinkedPaneProps {
  label: string;
  /** Whether this side was edited last; the other side is then worked out from it. */
  isSource: boolean;
  source: TextSource;
  onEdit: (value: TextSource) => void;
  /** The work that fills this side while it is not the source. */
  run: OutputRun;
  /** Undefined while there is none, or where the bytes are no text. */
  result: string | undefined;
  lines: Uint32Array | undefined;
  error: FieldError | undefined;
  fileName: string;
  placeholder: string;
  example: string;
  /** What the file picker offers, as in `<input accept>`. */
  accept?: string | undefined;
  /** On the side whose very bytes count. */
  lineEndings?: LineEndingsState | undefined;
  /** In the foot of a side that is worked out, such as a count. */
  footer?: ReactNode;
  /** Shows this side by its lines, coloured and not to be edited, while it is worked out. */
  highlight?: Highlight | undefined;
  handle: Ref<TextInputHandle>;
}

/** One side of the pair: a field in either role, but a large or coloured result is shown by its lines. */
export function LinkedPane({
  label,
  isSource,
  source,
  onEdit,
  run,
  result,
  lines,
  error,
  fileName,
  placeholder,
  example,
  accept,
  lineEndings,
  footer,
  highlight,
  handle,
}: LinkedPaneProps) {
  const isLarge =
    typeof source !== 'string' ||
    source.length > INLINE_LIMIT ||
    (result !== undefined && result.length > INLINE_LIMIT);
  const isShownByLines = !isSource && (isLarge || highlight !== undefined);
  const large = usePart(largePart, isShownByLines);
  if (isShownByLines) {
    if (!large) return <Pane label={label}>{null}</Pane>;
    return (
      <large.LargeLinkedPane
        label={label}
        run={run}
        result={result}
        lines={lines}
        error={error}
        fileName={fileName}
        footer={footer}
        highlight={highlight}
      />
    );
  }
  const value = isSource ? source : (result ?? '');
  return (
    <TextInput
      ref={handle}
      variant="pane"
      label={label}
      value={value}
      onChange={onEdit}
      error={error}
      example={example}
      isDerived={!isSource}
      accept={accept}
      exact={lineEndings !== undefined}
      footer={isSource ? lineEndings && <LineEndings endings={lineEndings} /> : footer}
      placeholder={placeholder}
      actions={
        <>
          <DownloadButton
            sends={!isSource}
            fileName={savedName(value, fileName)}
            mimeType="text/plain"
            content={() => value}
            iconOnly
            size="small"
            variant="quiet"
            disabled={isEmptySource(value)}
          />
          <CopyButton
            value={() => textToCopy(value)}
            size="small"
            variant={isSource ? undefined : 'primary'}
            disabled={isEmptySource(value)}
            narrow
          />
        </>
      }
    />
  );
}
