import { useState } from 'react';
import type { JsonIndex } from '../../lib/json/json-index';
import { secureRandom } from '../../lib/random';
import { Button } from '../../ui/button/button';
import { ExactText } from '../../ui/input-text/exact-text';
import { ResultHead } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import {
  audiencesOf,
  claimOf,
  ownClaims,
  readClaims,
  textOf,
  TIMES,
  typedValue,
  withAudiences,
  withOwn,
  withText,
} from './claim-form';
import { setMember } from '../../lib/json/edit-members';
import { newId } from './new-id';
import { OwnClaim } from './own-claim';
import { TimeField } from './time-field';
import { useTyped } from './use-typed';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A longer payload is edited as a text. */
const LONGEST = 50_000;
/** So many claims beside the registered ones have fields. */
const MOST_OWN = 50;

export interface ClaimFieldsProps {
  /** The payload. */
  text: string;
  /** It is held as a file. */
  isHeld: boolean;
  onChange: (text: string) => void;
}

/** The claims of the payload one by one: each edit changes its place in the text and nothing else. */
export function ClaimFields({ text, isHeld, onChange }: ClaimFieldsProps) {
  const words = useWords();
  const isLong = isHeld || text.length > LONGEST;
  const index = isLong ? undefined : readClaims(text);
  return (
    <section aria-label={words.claims} className={styles.claims}>
      <ResultHead title={words.claims} />
      {index ? (
        <Fields index={index} onChange={onChange} />
      ) : (
        <NoResult>{isLong ? words.claimsTooLong : words.claimsUnread}</NoResult>
      )}
    </section>
  );
}

interface FieldsProps {
  index: JsonIndex;
  onChange: (text: string) => void;
}

function Fields({ index, onChange }: FieldsProps) {
  const words = useWords();
  const own = ownClaims(index);
  const fields = { index, onChange };
  return (
    <>
      <div className={styles.grid}>
        <TextClaim name="iss" {...fields} />
        <TextClaim name="sub" {...fields} />
        <Audiences {...fields} />
        <div className={styles.line}>
          <TextClaim name="jti" {...fields} />
          <Button
            onClick={() => onChange(withText(index, 'jti', newId({ random: secureRandom })))}
            aria-label={`jti: ${words.newUuid}`}
          >
            {words.newUuid}
          </Button>
        </div>
        {TIMES.map((name) => (
          <TimeField key={name} name={name} {...fields} />
        ))}
      </div>
      <section aria-label={words.ownClaim} className={styles.claims}>
        <ResultHead title={words.ownClaim} />
        {own.slice(0, MOST_OWN).map((claim, place) => (
          // A claim may be renamed while it is typed in.
          <OwnClaim
            key={place}
            claim={claim}
            onChange={(change) => onChange(withOwn(index, claim.name, change))}
            isTaken={(name) => claimOf(index, name) !== undefined}
          />
        ))}
        {own.length > MOST_OWN ? <p className={styles.hint}>{words.moreClaims(own.length - MOST_OWN)}</p> : null}
        <NewClaim {...fields} />
      </section>
    </>
  );
}

interface ClaimProps extends FieldsProps {
  name: 'iss' | 'sub' | 'jti';
}

function TextClaim({ name, index, onChange }: ClaimProps) {
  const words = useWords();
  const field = useTyped(textOf(claimOf(index, name)), (typed) => {
    onChange(withText(index, name, typed));
    return typed;
  });
  return <ExactText label={`${name} · ${words.claimNames[name]}`} value={field.value} onChange={field.onChange} />;
}

function Audiences({ index, onChange }: FieldsProps) {
  const words = useWords();
  const { value, onChange: type } = useTyped(audiencesOf(claimOf(index, 'aud')), (typed) => {
    const next = withAudiences(index, typed);
    onChange(next);
    const read = readClaims(next);
    return read && audiencesOf(claimOf(read, 'aud'));
  });
  return (
    <ExactText
      label={`aud · ${words.claimNames.aud}`}
      hint={words.audHint}
      multiline
      rows={Math.min(5, value.split('\n').length)}
      value={value}
      onChange={type}
    />
  );
}

/** A claim that is not there yet. */
function NewClaim({ index, onChange }: FieldsProps) {
  const words = useWords();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const isTaken = name !== '' && claimOf(index, name) !== undefined;
  const add = () => {
    if (name === '' || isTaken) return;
    onChange(setMember(index, name, typedValue(value)));
    setName('');
    setValue('');
  };
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ExactText
        label={words.ownName}
        hideLabel
        placeholder={words.ownName}
        value={name}
        onChange={setName}
        error={isTaken && words.nameTaken}
      />
      <ExactText
        label={words.ownValue(words.ownName)}
        hideLabel
        placeholder="true"
        hint={words.ownHint}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" icon="plus" iconOnly aria-label={words.addClaim} disabled={name === '' || isTaken} />
    </form>
  );
}
