import { useRef, useState } from 'react';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { Account } from './account';
import type { Accounts } from './migration';
import { readAddress, scan } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

type ScanFault = 'noPicture' | 'noQr' | 'scanFailed';

export interface ReadFormProps {
  isHidden: boolean;
  onAccount: (account: Account) => void;
}

/** Takes accounts from an address, or from a picture of its QR code. */
export function ReadForm({ isHidden, onAccount }: ReadFormProps) {
  const words = useWords();
  const [address, setAddress] = useDraft('address', '', { secret: true });
  const [scanFault, take] = useScan(setAddress);
  const isThere = address.trim() !== '';
  const run = useOperation(readAddress, { address }, {}, { enabled: isThere });
  return (
    <>
      <ResultHead title={words.read} />
      <InputText
        label={words.readAddress}
        type={isHidden ? 'password' : 'text'}
        mono
        clearable
        autoComplete="off"
        placeholder={words.readPlaceholder}
        value={address}
        onChange={setAddress}
        error={isThere && run.fault ? words.addressFault(run.fault) : undefined}
      />
      <FileDrop label={words.drop} accept="image/*" onFiles={([file]) => file && void take(file)} />
      {scanFault ? <Alert kind="error">{words[scanFault]}</Alert> : null}
      {isThere && run.status === 'done' && run.value ? <Found found={run.value} onAccount={onAccount} /> : null}
    </>
  );
}

/** Tells an address of an account that was pasted where its secret should stand. */
export function holdsAddress(secret: string): boolean {
  return /^\s*otpauth(?:-migration)?:\/\//i.test(secret);
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

/** Reads the QR code in a file; of several files the last one counts. */
function useScan(onText: (text: string) => void): [ScanFault | undefined, (file: File) => Promise<void>] {
  const toolId = useToolId();
  const [fault, setFault] = useState<ScanFault>();
  const latest = useRef<File>(undefined);

  async function read(file: File): Promise<ScanFault | { readonly text: string }> {
    const { openPicture, SCAN_SIDES } = await import('./picture-pixels');
    const picture = await openPicture(file);
    if (!picture) return 'noPicture';
    for (const side of SCAN_SIDES) {
      const taken = picture(side);
      if (!taken) return 'scanFailed';
      const { pixels, ...size } = taken;
      const found = await runOperation(scan, { pixels }, size, { toolId });
      if (found.ok) return { text: found.value };
    }
    return 'noQr';
  }

  async function take(file: File) {
    latest.current = file;
    setFault(undefined);
    const found = await read(file).catch((): ScanFault => 'scanFailed');
    if (latest.current !== file) return;
    if (typeof found === 'string') setFault(found);
    else onText(found.text);
  }
  return [fault, take];
}

function Found({ found, onAccount }: { found: Accounts; onAccount: (account: Account) => void }) {
  const words = useWords();
  const messages = [
    ...(found.skipped > 0 ? [words.skipped(found.skipped)] : []),
    ...(found.batch ? [words.batch(found.batch)] : []),
  ];
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
      <Notes items={messages.map((message) => ({ kind: 'info', message }))} />
    </>
  );
}

/** Issuer and account, as far as they are known. */
export function nameOf({ issuer, account }: Account): string {
  return [issuer, account].filter((part) => part !== '').join(' · ');
}
