import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { useOptionField } from '../../ui/options/use-option-field';
import { Button } from '../../ui/button/button';
import { downloadBlob } from '../../lib/download';
import { write } from './operations';
import type { Kind } from './read-text';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface WriteAsProps {
  inputs: { readonly text: TextSource; readonly page: string; readonly time: string };
  kind: Kind;
}

/** The cookies in another form, copied or saved; not shown, since their values are secrets. */
export function WriteAs({ inputs, kind }: WriteAsProps) {
  const words = useWords();
  const [{ form }] = useOptions(write.options);
  const field = useOptionField(write.options, words.options);
  const run = useOperation(write, inputs, { kind, form });
  const text = run.status === 'done' ? (run.value ?? '') : '';
  const name = words.options.form.values[form];
  return (
    <div className={styles.write}>
      {field('form', {
        error: run.fault && words.fault(run.fault),
        hint: { javascript: words.noHttpOnly, 'cookies-txt': words.lessInFile }[form as string],
      })}
      <Button
        icon="download"
        disabled={text === ''}
        onClick={() => downloadBlob(new Blob([text]), FILES[form] ?? 'cookies.txt')}
      >
        {words.download}
      </Button>
      <CopyButton variant="primary" value={text} label={words.copyAs(name)} sends={name} disabled={text === ''} />
    </div>
  );
}

const FILES: Readonly<Record<string, string>> = {
  json: 'cookies.json',
  javascript: 'cookies.js',
  express: 'cookies.js',
  php: 'cookies.php',
  python: 'cookies.py',
  go: 'cookies.go',
};
