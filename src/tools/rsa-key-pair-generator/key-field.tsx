import type { KeyFault } from '../../lib/keys/key';
import type { DraftField } from '../../operations/use-draft-field';
import { ExactText } from '../../ui/input-text/exact-text';
import { InputText } from '../../ui/input-text/input-text';
import { useWords } from './use-words';

export interface KeyFieldProps {
  label: string;
  passphraseLabel: string;
  placeholder?: string;
  hint: string;
  rows: number;
  field: DraftField;
  passphrase: DraftField;
  fault: KeyFault | undefined;
  /** The key was opened by the passphrase. */
  wasEncrypted?: boolean;
}

/** A key that is pasted, and its passphrase where it has one. */
export function KeyField({ label, passphraseLabel, field, passphrase, fault, wasEncrypted, ...key }: KeyFieldProps) {
  const words = useWords();
  const message = fault && words.inspectFault(fault);
  const isLocked = fault?.code === 'needs-passphrase';
  const isWrong = fault?.code === 'wrong-passphrase';
  const hasPassphrase = isLocked || isWrong || passphrase.value !== '' || wasEncrypted;
  return (
    <>
      <ExactText label={label} multiline clearable error={!isLocked && !isWrong && message} {...key} {...field} />
      {field.value.trim() !== '' && hasPassphrase ? (
        <InputText
          label={passphraseLabel}
          type="password"
          placeholder=""
          hint={isLocked && message}
          error={isWrong && message}
          {...passphrase}
        />
      ) : null}
    </>
  );
}
