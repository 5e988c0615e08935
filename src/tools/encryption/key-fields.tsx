import { useWords } from '../../i18n/context';
import { secureRandom } from '../../lib/random';
import { toBase64 } from '../../lib/base64';
import { toHex } from '../../lib/hex';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import type { words as zhCn } from './locales/zh-cn';
import { BYTE_TEXTS, PADDINGS, WRITINGS, type EncryptionOptions, type RawMode, type Writing } from './options';
import { ivLength, type KeyFault, type RawField } from './raw';
import styles from './view.module.css';

export interface RawTexts {
  readonly key: string;
  readonly iv: string;
  readonly additional: string;
}

export interface KeyFieldsProps {
  mode: RawMode;
  values: RawTexts;
  onChange: (change: Partial<RawTexts>) => void;
  options: EncryptionOptions;
  onOptions: (change: Partial<EncryptionOptions>) => void;
  fault: KeyFault | undefined;
  /** What is wrong with the key although it is one. */
  mismatch?: string | undefined;
  /** Buttons draw a key and an IV by chance. */
  canDraw: boolean;
}

/** As many bytes by chance; as text they would not be characters of UTF-8, so then as many letters of Base64. */
function draw(length: number, writing: Writing): string {
  const bytes = secureRandom(length);
  if (writing === 'hex') return toHex(bytes);
  return writing === 'base64' ? toBase64(bytes) : toBase64(bytes).slice(0, length);
}

/** Key, IV and how they and the ciphertext are written. */
export function KeyFields(props: KeyFieldsProps) {
  const { mode, values, onChange, options, onOptions, fault, mismatch, canDraw } = props;
  const words = useWords<typeof zhCn>();
  const writing = options.keyWriting;
  const errorOf = (field: RawField) => {
    if (!fault) return undefined;
    const isHere = fault.code === 'unreadable-field' ? fault.field === field : fault.code === `wrong-${field}-length`;
    return isHere ? words.fault(fault) : undefined;
  };
  return (
    <>
      <div className={styles.drawn}>
        <InputText
          type="password"
          label={words.key}
          placeholder={words.keyPlaceholder}
          mono
          value={values.key}
          onChange={(key) => onChange({ key })}
          error={values.key === '' ? undefined : (errorOf('key') ?? mismatch)}
        />
        {canDraw ? (
          <Button icon="dices" onClick={() => onChange({ key: draw(32, writing) })}>
            {words.drawKey}
          </Button>
        ) : null}
      </div>
      <div className={styles.drawn}>
        <InputText
          label={words.iv(ivLength(mode))}
          placeholder=""
          mono
          autoComplete="off"
          value={values.iv}
          onChange={(iv) => onChange({ iv })}
          error={values.iv === '' ? undefined : errorOf('iv')}
        />
        {canDraw ? (
          <Button icon="dices" onClick={() => onChange({ iv: draw(ivLength(mode), writing) })}>
            {words.drawIv}
          </Button>
        ) : null}
      </div>
      {mode === 'gcm' ? (
        <InputText
          label={words.additional}
          placeholder=""
          mono
          autoComplete="off"
          value={values.additional}
          onChange={(additional) => onChange({ additional })}
          error={errorOf('additional')}
        />
      ) : null}
      <Columns minWidth={130}>
        <Select
          label={words.keyWriting}
          options={WRITINGS.map((value) => ({ value, label: words.writings[value] }))}
          value={writing}
          onChange={(keyWriting) => onOptions({ keyWriting })}
        />
        <Select
          label={words.byteText}
          options={BYTE_TEXTS.map((value) => ({ value, label: words.writings[value] }))}
          value={options.byteText}
          onChange={(byteText) => onOptions({ byteText })}
        />
        {mode === 'cbc' ? (
          <Select
            label={words.padding}
            options={PADDINGS.map((value) => ({ value, label: words.paddings[value] }))}
            value={options.padding}
            onChange={(padding) => onOptions({ padding })}
          />
        ) : null}
      </Columns>
    </>
  );
}

/** How many bytes the key has that the field stands for; 32 while it is none. */
export function keyLengthOf(key: string, writing: Writing): number {
  const length =
    writing === 'text'
      ? new TextEncoder().encode(key).length
      : writing === 'hex'
        ? key.replaceAll(/[^0-9a-f]/gi, '').length / 2
        : Math.floor((key.replaceAll(/[^\w+/-]/g, '').length * 3) / 4);
  return length === 16 || length === 24 ? length : 32;
}
