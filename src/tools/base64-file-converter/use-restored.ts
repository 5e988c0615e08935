import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation, type Run } from '../../operations/use-operation';
import { decode, decodeFile } from './operations';
import type { Restored, RestoreFault } from './restore';

const NO_FILE = new File([], '');

/** The file that a text holds: a short one is read here, one in a file piece by piece. */
export function useRestored(source: TextSource): Run<Restored, RestoreFault> {
  const file = typeof source === 'string' ? undefined : source;
  const text = typeof source === 'string' ? source : '';
  const isEmpty = isEmptySource(source);
  const ofText = useOperation(decode, { text }, {}, { enabled: !file && !isEmpty });
  const ofFile = useOperation(decodeFile, { file: file ?? NO_FILE }, {}, { enabled: file !== undefined && !isEmpty });
  return file ? ofFile : ofText;
}
