import type { DraftField } from '../../operations/use-draft-field';
import { InputText } from '../../ui/input-text/input-text';
import { excessBytes } from './hash-parts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A masked password, with what has to be said about it. */
export function PasswordField({ isAwaited, ...field }: DraftField & { readonly isAwaited?: boolean }) {
  const words = useWords();
  const excess = excessBytes(field.value);
  const hint = field.value === '' && !isAwaited && words.emptyPassword;
  return (
    <InputText
      label={words.password}
      type="password"
      mono
      placeholder={words.passwordPlaceholder}
      hint={excess === undefined ? hint : <span className={styles.warning}>{words.excess(excess)}</span>}
      {...field}
    />
  );
}
