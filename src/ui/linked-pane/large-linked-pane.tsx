import { Alert } from '../alert/alert';
import { TextOutput } from '../text-output/text-output';
import type { LinkedPaneProps } from './linked-pane';

/** A result by its lines. */
export function LargeLinkedPane({
  label,
  run,
  result,
  lines,
  error,
  fileName,
  footer,
  highlight,
}: Pick<LinkedPaneProps, 'label' | 'run' | 'result' | 'lines' | 'error' | 'fileName' | 'footer' | 'highlight'>) {
  return (
    <TextOutput
      label={label}
      run={run}
      text={result}
      lines={lines}
      fileName={fileName}
      footer={footer}
      {...(highlight && { highlight })}
      empty={
        error ? (
          <Alert kind="error" title={error.message}>
            {error.actions}
          </Alert>
        ) : undefined
      }
    />
  );
}
