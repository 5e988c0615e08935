import type { DraftField } from '../../operations/use-draft-field';
import { useOptions } from '../../operations/use-options';
import { InputText } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import { canEncrypt, type Format, formatsOf, type KeyKind } from './formats';
import { type InspectFault, keyOptions } from './operations';
import { useWords } from './use-words';

export interface OutputFieldsProps {
  /** Of the key, where it is known. */
  kind: KeyKind | undefined;
  /** That in which the key is written: its kind may not have the one that was chosen. */
  format: Format;
  comment: DraftField;
  commentHint?: string;
  fault: InspectFault | undefined;
  /** Left out where there is no private key to protect. */
  passphrase: DraftField | undefined;
}

/** How a pair is written. */
export function OutputFields({ kind, format, comment, commentHint, fault, passphrase }: OutputFieldsProps) {
  const words = useWords();
  const [, change] = useOptions(keyOptions);
  const isCurve = kind !== undefined && kind !== 'rsa';
  const names = { ...words.options.format.values, ...(isCurve && { pkcs1: words.sec1 }) };
  const isEncryptable = canEncrypt(format);
  const encryption = words.encryption[format === 'openssh' ? 'openssh' : 'pkcs8'];
  return (
    <>
      <Select
        label={words.options.format.label}
        options={formatsOf(kind ?? 'rsa').map((value) => ({ value, label: names[value] }))}
        value={format}
        onChange={(next) => change({ format: next })}
      />
      {format === 'openssh' ? (
        <InputText
          label={words.options.comment}
          clearable
          placeholder=""
          hint={commentHint}
          autoComplete="off"
          error={fault?.code === 'bad-comment' && words.inspectFault(fault)}
          {...comment}
        />
      ) : null}
      {passphrase ? (
        <InputText
          label={words.newPassphrase}
          type="password"
          placeholder={words.noPassphrase}
          hint={isEncryptable ? encryption : words.notEncrypted}
          disabled={!isEncryptable}
          value={isEncryptable ? passphrase.value : ''}
          onChange={passphrase.onChange}
        />
      ) : null}
    </>
  );
}
