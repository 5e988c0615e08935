import { InputText } from '../../ui/input-text/input-text';
import { excessBytes } from './hash-parts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A masked password, with what has to be said about it. */
export function PasswordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords();
  const excess = excessBytes(value);
  return (
    <InputText
      label={words.password}
      type="password"
      mono
      placeholder={words.passwordPlaceholder}
      hint={
        excess === undefined ? (
          value === '' ? (
            words.emptyPassword
          ) : undefined
        ) : (
          <span className={styles.warning}>{words.excess(excess)}</span>
        )
      }
      value={value}
      onChange={onChange}
    />
  );
}
