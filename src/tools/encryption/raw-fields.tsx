import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ExactText } from '../../ui/input-text/exact-text';
import { useOptionField } from '../../ui/options/use-option-field';
import type { RawAlgorithm } from './algorithms';
import { type CipherFault, faultAt } from './fault-field';
import { encryptionOptions } from './options';
import type { RawDraft } from './use-raw-draft';
import { useWords } from './use-words';
import { readBytes } from './written-bytes';
import styles from './view.module.css';

export interface RawFieldsProps {
  algorithm: RawAlgorithm;
  draft: RawDraft;
  fault: CipherFault | undefined;
  /** In hex: what was drawn because no IV was typed; only where one may be drawn. */
  drawnIv?: string | undefined;
  /** Draws another IV. */
  onNewIv?: (() => void) | undefined;
}

/** Key, IV and what else a raw AES takes, each with the choice of how it is written; the key is masked. */
export function RawFields({ algorithm, draft, fault, drawnIv, onNewIv }: RawFieldsProps) {
  const words = useWords();
  const [options, change] = useOptions(encryptionOptions);
  const option = useOptionField(encryptionOptions, words.options);
  const isGcm = algorithm === 'raw-gcm';
  const isDrawn = onNewIv !== undefined && draft.iv === undefined;
  const ivAs = isDrawn ? 'hex' : options.ivAs;
  const iv = draft.iv ?? drawnIv ?? '';
  const ivSize = sizeOf('iv', draft.iv ?? '', options.ivAs);
  const isUnusual = isGcm && ivSize !== undefined && ![0, 12].includes(ivSize);
  const unusualHint = isUnusual ? words.ivUnusual(ivSize) : undefined;

  function sizeOf(field: 'key' | 'iv' | 'additional', value: string, form: typeof ivAs) {
    const bytes = readBytes(value, form, field);
    return bytes.ok ? bytes.value.length : undefined;
  }
  /** Label, error and hint of a field: if nothing else, how many bytes it stands for. */
  function about(field: 'key' | 'iv' | 'additional', value: string, form: typeof ivAs, hint?: string) {
    const size = sizeOf(field, value, form);
    const found = faultAt(fault, field);
    const bytes = size === undefined ? undefined : words.bytes(size);
    return { label: words[field], value, hint: hint ?? bytes, error: found && words.fault(found) };
  }
  const changeIv = (text: string) => {
    // What was drawn stands there in hex.
    if (isDrawn) change({ ivAs: 'hex' });
    draft.setIv(text);
  };
  const changeIvAs = (form: typeof ivAs) => {
    change({ ivAs: form });
    if (isDrawn && form !== 'hex') draft.setIv('');
  };
  const renew = () => {
    draft.setIv(undefined);
    onNewIv?.();
  };

  return (
    <>
      <div className={styles.formed}>
        <ExactText type="password" {...about('key', draft.key.value, options.keyAs)} onChange={draft.key.onChange} />
        {option('keyAs')}
      </div>
      <div className={styles.formed}>
        <ExactText {...about('iv', iv, ivAs, isDrawn ? words.ivDrawn : unusualHint)} onChange={changeIv} />
        {option('ivAs', { value: ivAs, onChange: changeIvAs })}
      </div>
      {onNewIv ? (
        <div>
          <Button size="small" icon="refresh-cw" onClick={renew}>
            {words.newIv}
          </Button>
        </div>
      ) : null}
      {isGcm ? (
        <div className={styles.formed}>
          <ExactText
            {...about('additional', draft.additional.value, options.additionalAs, words.additionalHint)}
            onChange={draft.additional.onChange}
          />
          {option('additionalAs')}
        </div>
      ) : null}
    </>
  );
}
