import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { ExactText } from '../../ui/input-text/exact-text';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { nameOf, type Account } from '../../lib/otp-uri/account';
import type { Accounts } from '../../lib/otp-uri/migration';
import { isAddressGiven } from './use-secret';
import { readAddress } from './operations';
import { useScan } from './use-scan';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ReadFormProps {
  isHidden: boolean;
  onAccount: (account: Account) => void;
}

/** Takes accounts from an address, or from a picture of its QR code. */
export function ReadForm({ isHidden, onAccount }: ReadFormProps) {
  const words = useWords();
  const address = useDraftField('address', '', {
    secret: true,
    takes: (given) => (isAddressGiven(given) ? takesLine(given) : undefined),
  });
  const [scanFault, take] = useScan(address.onChange);
  const isThere = address.value.trim() !== '';
  const run = useOperation(readAddress, { address: address.value }, {}, { enabled: isThere });
  return (
    <>
      <ResultHead title={words.read} />
      <ExactText
        label={words.readAddress}
        type={isHidden ? 'password' : 'text'}
        clearable
        placeholder={words.readPlaceholder}
        error={isThere && run.fault && words.addressFault(run.fault)}
        {...address}
      />
      <FileDrop label={words.drop} accept="image/*" onFiles={([file]) => file && void take(file)} />
      {scanFault ? <Alert kind="error">{words[scanFault]}</Alert> : null}
      {isThere && run.status === 'done' && run.value ? <Found found={run.value} onAccount={onAccount} /> : null}
    </>
  );
}

/** Offers to read the accounts of an address that stands in the field of the secret. */
export function AddressInSecret({ address, onAccount }: { address: string; onAccount: (account: Account) => void }) {
  const words = useWords();
  const run = useOperation(readAddress, { address }, {});
  if (run.fault) return <Alert kind="error">{words.addressFault(run.fault)}</Alert>;
  return (
    <>
      <Alert kind="info">{words.addressInSecret}</Alert>
      {run.status === 'done' && run.value ? <Found found={run.value} onAccount={onAccount} /> : null}
    </>
  );
}

function Found({ found, onAccount }: { found: Accounts; onAccount: (account: Account) => void }) {
  const words = useWords();
  return (
    <>
      <ul className={styles.accounts} aria-label={words.accounts(found.accounts.length)}>
        {found.accounts.map((account, index) => {
          const name = nameOf(account) || words.unnamed;
          const facts = [account.kind.toUpperCase(), account.algorithm, words.facts(account.digits)];
          return (
            <li key={index}>
              <div>
                <strong>{name}</strong>
                <span className="meta">{facts.join(' · ')}</span>
              </div>
              <Button size="small" aria-label={words.useNamed(name)} onClick={() => onAccount(account)}>
                {words.use}
              </Button>
            </li>
          );
        })}
      </ul>
      <Notes
        items={[
          found.skipped > 0 && { kind: 'info', message: words.skipped(found.skipped) },
          found.batch ? { kind: 'info', message: words.batch(found.batch) } : undefined,
        ]}
      />
    </>
  );
}
