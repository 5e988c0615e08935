import { InputText } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import { canEncrypt, type Format, formatsOf, type KeyType } from './formats';
import { useWords } from './use-words';

export interface OutputFieldsProps {
  /** Of the key, where it is known. */
  type: KeyType | 'ec' | undefined;
  format: Format;
  onFormat: (format: Format) => void;
  comment: string;
  onComment: (comment: string) => void;
  commentError?: string | undefined;
  commentHint?: string | undefined;
  /** Left out where there is no private key to protect. */
  passphrase?: string | undefined;
  onPassphrase: (passphrase: string) => void;
}

/** How a pair is written. */
export function OutputFields(props: OutputFieldsProps) {
  const { type, format, passphrase } = props;
  const words = useWords();
  const isCurve = type !== undefined && type !== 'rsa';
  return (
    <>
      <Select
        label={words.format}
        options={formatsOf(type ?? 'rsa').map((value) => ({
          value,
          label: value === 'pkcs1' && isCurve ? words.sec1 : words.formats[value],
        }))}
        value={format}
        onChange={props.onFormat}
      />
      {format === 'openssh' ? (
        <InputText
          label={words.comment}
          clearable
          placeholder=""
          hint={props.commentHint}
          autoComplete="off"
          value={props.comment}
          onChange={props.onComment}
          error={props.commentError}
        />
      ) : null}
      {passphrase === undefined ? null : (
        <InputText
          label={words.newPassphrase}
          type="password"
          placeholder={words.noPassphrase}
          hint={canEncrypt(format) ? words.encryption[format === 'openssh' ? 'openssh' : 'pkcs8'] : words.notEncrypted}
          disabled={!canEncrypt(format)}
          value={canEncrypt(format) ? passphrase : ''}
          onChange={props.onPassphrase}
        />
      )}
    </>
  );
}
