import { InputText } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import { type Form, FORMS } from './algorithms';
import type { SecretField } from './faults';
import { useWords } from './use-words';
import styles from './view.module.css';
import { readBytes } from './written-bytes';

export interface FormedFieldProps {
  field: SecretField;
  value: string;
  onChange: (value: string) => void;
  form: Form;
  onForm: (form: Form) => void;
  error: string | undefined;
  /** @default how many bytes it stands for */
  hint?: string | undefined;
}

/** Bytes that are typed in one of several ways of writing, with the choice of it; the key is masked. */
export function FormedField({ field, value, onChange, form, onForm, error, hint }: FormedFieldProps) {
  const words = useWords();
  const bytes = readBytes(value, form, field);
  const formLabels = { key: words.keyAs, iv: words.ivAs, additional: words.additionalAs };
  return (
    <div className={styles.formed}>
      <InputText
        label={words[field]}
        type={field === 'key' ? 'password' : 'text'}
        mono
        autoComplete="off"
        placeholder=""
        hint={hint ?? (bytes.ok ? words.bytes(bytes.value.length) : undefined)}
        error={error}
        value={value}
        onChange={onChange}
      />
      <Select
        label={formLabels[field]}
        options={FORMS.map((each) => ({ value: each, label: words.forms[each] }))}
        value={form}
        onChange={onForm}
      />
    </div>
  );
}
