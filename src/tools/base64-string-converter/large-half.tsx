import { Alert } from '../../ui/alert/alert';
import { TextOutput } from '../../ui/text-output/text-output';
import type { HalfProps } from './half';

/** A large result, by its lines. */
export function LargeHalf({
  label,
  run,
  result,
  lines,
  error,
  fileName,
}: Pick<HalfProps, 'label' | 'run' | 'result' | 'lines' | 'error' | 'fileName'>) {
  return (
    <TextOutput
      label={label}
      run={run}
      text={result}
      lines={lines}
      fileName={fileName}
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
