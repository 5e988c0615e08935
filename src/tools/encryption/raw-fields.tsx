import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import type { RawAlgorithm } from './algorithms';
import type { SecretField } from './faults';
import { FormedField } from './formed-field';
import type { EncryptionOptions } from './options';
import type { RawDraft } from './use-raw-draft';
import { readBytes } from './written-bytes';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface RawFieldsProps {
  algorithm: RawAlgorithm;
  draft: RawDraft;
  options: EncryptionOptions;
  onChange: (changes: Partial<EncryptionOptions>) => void;
  errorAt: (field: SecretField) => string | undefined;
  /** In hex: what was drawn because no IV was typed; only where one may be drawn. */
  drawnIv?: string | undefined;
  /** Draws another IV. */
  onNewIv?: (() => void) | undefined;
}

/** Key, IV and what else a raw AES takes. */
export function RawFields({ algorithm, draft, options, onChange, errorAt, drawnIv, onNewIv }: RawFieldsProps) {
  const words = useWords();
  const isDrawn = onNewIv !== undefined && draft.iv === undefined;
  const ivBytes = readBytes(draft.iv ?? '', options.ivAs, 'iv');
  const isUnusual = algorithm === 'raw-gcm' && ivBytes.ok && ![0, 12].includes(ivBytes.value.length);
  return (
    <>
      <FormedField
        field="key"
        value={draft.key}
        onChange={draft.setKey}
        form={options.keyAs}
        onForm={(keyAs) => onChange({ keyAs })}
        error={errorAt('key')}
      />
      <FormedField
        field="iv"
        value={draft.iv ?? drawnIv ?? ''}
        onChange={(iv) => {
          // What was drawn stands there in hex.
          if (isDrawn) onChange({ ivAs: 'hex' });
          draft.setIv(iv);
        }}
        form={isDrawn ? 'hex' : options.ivAs}
        onForm={(ivAs) => {
          onChange({ ivAs });
          if (isDrawn && ivAs !== 'hex') draft.setIv('');
        }}
        error={errorAt('iv')}
        hint={isDrawn ? words.ivDrawn : isUnusual ? words.ivUnusual(ivBytes.value.length) : undefined}
      />
      {onNewIv ? (
        <div className={styles.iv}>
          <Button
            size="small"
            icon="refresh-cw"
            onClick={() => {
              draft.setIv(undefined);
              onNewIv();
            }}
          >
            {words.newIv}
          </Button>
        </div>
      ) : null}
      {algorithm === 'raw-gcm' ? (
        <FormedField
          field="additional"
          value={draft.additional}
          onChange={draft.setAdditional}
          form={options.additionalAs}
          onForm={(additionalAs) => onChange({ additionalAs })}
          error={errorAt('additional')}
          hint={words.additionalHint}
        />
      ) : null}
      {algorithm === 'raw-cbc' ? (
        <Checkbox label={words.padding} checked={options.isPadded} onChange={(isPadded) => onChange({ isPadded })} />
      ) : null}
      <ButtonsSelect
        label={words.encoding}
        options={(['base64', 'hex'] as const).map((value) => ({ value, label: words.forms[value] }))}
        value={options.encoding}
        onChange={(encoding) => onChange({ encoding })}
      />
    </>
  );
}
