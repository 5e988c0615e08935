import { toBase64 } from '../../lib/base64';
import { decodeText } from '../../lib/decode-text';
import type { KeyFault } from '../../lib/keys/key';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { InputText } from '../../ui/input-text/input-text';
import { useWords } from './use-words';

/** No file of one key is larger, in bytes. */
const MOST_BYTES = 100_000;

export interface KeyFieldProps {
  label: string;
  passphraseLabel: string;
  placeholder?: string;
  hint?: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
  passphrase: string;
  onPassphrase: (passphrase: string) => void;
  fault: KeyFault | undefined;
  /** The key was opened by the passphrase. */
  wasEncrypted?: boolean;
  hasDrop?: boolean;
}

/** A key that is pasted or dropped, and its passphrase where it has one. */
export function KeyField(props: KeyFieldProps) {
  const { value, onChange, passphrase, fault } = props;
  const words = useWords();
  const isAboutPassphrase = fault?.code === 'needs-passphrase' || fault?.code === 'wrong-passphrase';
  const asksPassphrase = value.trim() !== '' && (isAboutPassphrase || passphrase !== '' || props.wasEncrypted === true);
  return (
    <>
      <InputText
        label={props.label}
        multiline
        mono
        clearable
        rows={props.rows}
        placeholder={props.placeholder ?? ''}
        hint={props.hint}
        autoComplete="off"
        value={value}
        onChange={onChange}
        error={fault && !isAboutPassphrase ? words.inspectFault(fault) : undefined}
      />
      {asksPassphrase ? (
        <InputText
          label={props.passphraseLabel}
          type="password"
          placeholder=""
          hint={fault?.code === 'needs-passphrase' ? words.inspectFault(fault) : undefined}
          value={passphrase}
          onChange={props.onPassphrase}
          error={fault?.code === 'wrong-passphrase' ? words.inspectFault(fault) : undefined}
        />
      ) : null}
      {props.hasDrop ? (
        <FileDrop
          label={words.dropKey}
          onFiles={([file]) => {
            if (file) void readKeyFile(file).then(onChange);
          }}
        />
      ) : null}
    </>
  );
}

/** What a key file says; of DER, and of what is no text, its Base64. */
async function readKeyFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  // Text has neither of them; every DER key has bytes above, and most have some below.
  const isBinary = bytes[0] === 0x30 && bytes.some((byte) => byte < 9 || byte >= 0x80);
  const text = isBinary ? undefined : decodeText(bytes);
  return text?.ok ? text.value : toBase64(bytes, { lineLength: 64 });
}
