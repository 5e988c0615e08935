import type { Claim } from '../../lib/jwt/claims';
import { shownName } from '../../lib/jwt/visible';
import { Button } from '../../ui/button/button';
import { ExactText } from '../../ui/input-text/exact-text';
import { type OwnChange, shownValue, typedValue } from './claim-form';
import { useTyped } from './use-typed';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer values are edited in the text. */
const LONGEST = 2000;

export interface OwnClaimProps {
  claim: Claim;
  onChange: (change: OwnChange) => void;
  isTaken: (name: string) => boolean;
}

/** A claim with a name of its own: name, value as JSON, and a way to remove it. */
export function OwnClaim({ claim, onChange, isTaken }: OwnClaimProps) {
  const words = useWords();
  const told = shownName(claim.name);
  const shown = shownValue(claim);
  const name = useTyped(claim.name, (typed) => {
    if (typed === '' || (typed !== claim.name && isTaken(typed))) return undefined;
    onChange({ name: typed });
    return typed;
  });
  const value = useTyped(shown, (typed) => {
    onChange({ value: typed });
    return shownAs(typedValue(typed));
  });
  return (
    <div className={styles.own}>
      <ExactText
        label={words.ownNameOf(told)}
        hideLabel
        value={name.value}
        onChange={name.onChange}
        error={name.isRefused && name.value !== '' && words.nameTaken}
      />
      {shown.length > LONGEST ? (
        <ExactText
          label={words.ownValue(told)}
          hideLabel
          value={`${shown.slice(0, 200)}…`}
          onChange={() => undefined}
          disabled
        />
      ) : (
        <ExactText label={words.ownValue(told)} hideLabel value={value.value} onChange={value.onChange} />
      )}
      <Button icon="x" iconOnly aria-label={words.removeClaim(told)} onClick={() => onChange('remove')} />
    </div>
  );
}

/** How a value of JSON is shown once it stands in the text. */
function shownAs(json: string): string {
  const kind = json.startsWith('"') ? 'string' : 'nested';
  return shownValue({ name: '', kind, value: kind === 'string' ? String(JSON.parse(json)) : json });
}
