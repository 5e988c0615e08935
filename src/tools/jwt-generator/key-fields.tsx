import { visible } from '../../lib/jwt/visible';
import { ExactText } from '../../ui/input-text/exact-text';
import { InputText } from '../../ui/input-text/input-text';
import { SecretText } from '../../ui/input-text/secret-text';
import { later } from '../../ui/later';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { isShared } from './algs';
import { signOptions } from './operations';
import type { SignFault } from './sign';
import type { Generator } from './use-generator';
import { useWords } from './use-words';
import styles from './view.module.css';

const MakeKey = later(async () => (await import('./make-key-fields')).MakeKey);

export interface KeyFieldsProps {
  generator: Generator;
  /** What is wrong with the key. */
  fault: SignFault | undefined;
}

/** The secret or the private key, with what it takes to read it, and a way to a new one. */
export function KeyFields({ generator, fault }: KeyFieldsProps) {
  const words = useWords();
  const { alg, secret, key } = generator;
  if (alg === 'none') return <p className="meta">{words.noKeyNeeded}</p>;
  const isLocked = fault?.code === 'key' && fault.key.code === 'needs-passphrase';
  const isWrong = fault?.code === 'key' && fault.key.code === 'wrong-passphrase';
  const message = fault && visible(words.signFault(fault));
  const error = isLocked || isWrong ? undefined : message;
  return (
    <>
      {isShared(alg) ? (
        <SecretText
          label={words.secret}
          placeholder={words.secretPlaceholder}
          hint={words.keyHint}
          error={error}
          {...secret}
        />
      ) : (
        <>
          <ExactText
            label={words.privateKey}
            multiline
            rows={4}
            clearable
            placeholder={words.privateKeyPlaceholder}
            hint={words.keyHint}
            error={error}
            {...key}
          />
          <Passphrase generator={generator} isLocked={isLocked} wrong={isWrong ? message : undefined} />
        </>
      )}
      <ChoiceOfSet generator={generator} />
    </>
  );
}

/** How a secret is written, and a way to a new key: below the token on a phone. */
export function KeyOptions({ generator }: { generator: Generator }) {
  const words = useWords();
  const field = useOptionField(signOptions, words.options);
  const { alg } = generator;
  if (alg === 'none') return null;
  return (
    <>
      {isShared(alg) ? field('secretForm', { as: 'buttons', size: 'small' }) : null}
      <div className={styles.room}>
        <MakeKey generator={generator} />
      </div>
    </>
  );
}

interface PassphraseProps {
  generator: Generator;
  isLocked: boolean;
  wrong: string | undefined;
}

/** Asked for where the key is encrypted. */
function Passphrase({ generator: { key, passphrase }, isLocked, wrong }: PassphraseProps) {
  const words = useWords();
  const isAsked = isLocked || wrong !== undefined || passphrase.value !== '';
  if (!isAsked || key.value.trim() === '') return null;
  return (
    <InputText
      label={words.passphrase}
      type="password"
      placeholder=""
      hint={isLocked && words.signFault({ code: 'key', key: { code: 'needs-passphrase' } })}
      error={wrong}
      {...passphrase}
    />
  );
}

/** Which key of a JWK Set signs; those without a `kid` cannot be chosen by one. */
function ChoiceOfSet({ generator: { keys, keyId } }: { generator: Generator }) {
  const words = useWords();
  const named = keys.filter(({ kid, isPrivate }) => kid !== undefined && kid !== '' && isPrivate);
  if (keys.length < 2 || named.length === 0) return null;
  return (
    <Select
      label={words.keyInSet}
      options={[
        { value: '', label: words.firstFitting },
        ...named.map(({ place, kid = '', kind, isPrivate }) => ({
          value: kid,
          label: visible(words.keyOfSet(place, kid, kind, isPrivate)),
        })),
      ]}
      {...keyId}
    />
  );
}
