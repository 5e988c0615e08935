import { useWords } from '../../i18n/context';
import { Alert } from '../../ui/alert/alert';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import type { words as zhCn } from './locales/zh-cn';
import { isLegacy, rawModeOf, type Algorithm } from './options';

/** What has to be known about an algorithm before it is used. */
export function MethodWarning({ algorithm }: { algorithm: Algorithm | 'detect' }) {
  const words = useWords<typeof zhCn>();
  if (isLegacy(algorithm)) return <Alert kind="warning">{words.legacyWarning}</Alert>;
  const mode = rawModeOf(algorithm);
  return mode && mode !== 'gcm' ? <Alert kind="warning">{words.uncheckedWarning}</Alert> : null;
}

/** The command line that does the same, where there is one. */
export function CommandRow({ command }: { command: string | undefined }) {
  const words = useWords<typeof zhCn>();
  if (command === undefined) return null;
  return (
    <CopyRows label={words.command}>
      <CopyRow label={words.command} value={command} />
    </CopyRows>
  );
}
