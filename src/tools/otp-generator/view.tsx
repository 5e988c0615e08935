import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { Switch } from '../../ui/switch/switch';
import { showToast } from '../../ui/toast/toast';
import { useNow } from '../../ui/use-now';
import type { Account } from './account';
import { CheckForm } from './check-form';
import { Codes } from './codes';
import { pageOptions } from './options';
import type { Described, Generated } from './described';
import { describe, generate, makeSecret } from './operations';
import { OptionsForm, type Typed } from './options-form';
import { AddressInSecret, holdsAddress, nameOf, ReadForm } from './read-form';
import { writeSecret, type Reading, type SecretFault } from './secret';
import type { CounterFault } from './settings';
import { DOTS, SetUp } from './set-up';
import { type ToolWords, useWords } from './use-words';

/** One-time codes of a secret, with what sets up an app for it and checks the codes that come from there. */
export default function OtpGenerator() {
  const words = useWords();
  const [options, change, reset] = useOptions(pageOptions);
  const [secret, setSecret, renew] = useSecret(options.readAs);
  const [typed, setTyped] = useTyped();
  const [isHidden, setHidden] = useState(false);
  const isLive = options.kind === 'totp' && typed.time.trim() === '';
  const now = Math.floor(useNow(isLive) / 1000);
  // The step begins anew only with its period, so the codes are not made again each second.
  const time = isLive ? String(now - (now % options.period)) : typed.time;
  const settings = { ...options, ...typed, time };
  const { time: _time, ...lasting } = settings;
  const enabled = secret !== undefined;
  const run = useOperation(generate, { secret: secret ?? '' }, settings, { enabled });
  // What sets up an app does not depend on the time.
  const description = useOperation(describe, { secret: secret ?? '' }, lasting, { enabled });
  const generated = run.status === 'fault' ? undefined : run.value;
  const described = description.status === 'fault' ? undefined : description.value;
  const isAddress = secret !== undefined && holdsAddress(secret);

  const takeAccount = (account: Account) => {
    const { kind, algorithm, digits, period, counter, issuer } = account;
    change({ readAs: 'base32', kind, algorithm, digits, period });
    setTyped({ counter, issuer, account: account.account });
    setSecret(account.secret);
    showToast({ message: words.used(nameOf(account) || words.unnamed) });
  };

  return (
    <SideBySide
      options={
        <OptionsForm
          options={options}
          change={change}
          onReset={reset}
          typed={typed}
          onType={setTyped}
          fault={run.fault}
        >
          <InputText
            label={words.secret}
            type={isHidden ? 'password' : 'text'}
            mono
            autoComplete="off"
            placeholder=""
            value={secret ?? ''}
            onChange={setSecret}
            error={isAddress ? undefined : secretError(description.fault, words)}
            suffix={
              <Button
                size="small"
                variant="quiet"
                icon="refresh-cw"
                iconOnly
                aria-label={words.newSecret}
                onClick={renew}
              />
            }
          />
          {isAddress ? <AddressInSecret address={secret} onAccount={takeAccount} /> : null}
          <div>
            <Switch label={words.hide} checked={isHidden} onChange={setHidden} />
          </div>
        </OptionsForm>
      }
    >
      <Codes run={run} kind={options.kind} period={options.period} now={isLive ? now : undefined} />
      <Notes items={notesOf(described, generated, words)} />
      <CheckForm
        secret={secret ?? ''}
        options={settings}
        onWindow={(window) => change({ window })}
        isReady={generated !== undefined}
      />
      {described ? (
        <>
          <SetUp described={described} isHidden={isHidden} />
          <Details
            described={described}
            generated={generated}
            seconds={isLive ? now : (generated?.seconds ?? null)}
            isHidden={isHidden}
          />
        </>
      ) : null}
      <ReadForm isHidden={isHidden} onAccount={takeAccount} />
    </SideBySide>
  );
}

/** The secret: what was typed, or one by chance, new at each visit; undefined until that is made. */
function useSecret(reading: Reading): [string | undefined, (secret: string) => void, () => void] {
  const [typed, setTyped] = useDraft<string | null>('secret', null, { secret: true });
  const [round, setRound] = useState(0);
  const made = useOperation(makeSecret, {}, {}, { resultKey: round });
  const secret = typed ?? (made.value && writeSecret(made.value, reading));
  const renew = () => {
    setTyped(null);
    setRound(round + 1);
  };
  return [secret, setTyped, renew];
}

function useTyped(): [Typed, (changes: Partial<Typed>) => void] {
  const [typed, setTyped] = useDraft<Typed>('typed', INITIAL);
  return [typed, (changes) => setTyped({ ...typed, ...changes })];
}

const INITIAL: Typed = { counter: '0', time: '', issuer: 'Example', account: 'demo@example.com' };

/** What is wrong with the secret itself. */
function secretError(fault: SecretFault | CounterFault | undefined, words: ToolWords): string | undefined {
  return fault && fault.code !== 'bad-counter' ? words.fault(fault) : undefined;
}

function notesOf(described: Described | undefined, generated: Generated | undefined, words: ToolWords): NoteItem[] {
  const notes: NoteItem[] = [];
  if (described?.isShort) notes.push({ kind: 'warning', message: words.short });
  if (described?.isBroken) notes.push({ kind: 'warning', message: words.broken });
  if (generated?.unit && generated.seconds !== null) {
    const instant = new Date(generated.seconds * 1000).toISOString();
    notes.push({ kind: 'info', message: words.finer(generated.unit, instant) });
  }
  return notes;
}

interface DetailsProps {
  described: Described;
  /** Undefined while there is no time or counter. */
  generated: Generated | undefined;
  /** Unix seconds, for TOTP. */
  seconds: number | null;
  isHidden: boolean;
}

/** The secret and the counter in other notations. */
function Details({ described: { secret }, generated, seconds, isHidden }: DetailsProps) {
  const words = useWords();
  const shown = isHidden ? DOTS : undefined;
  return (
    <>
      <ResultHead title={words.details} />
      <CopyRows label={words.details} nameWidth={150}>
        <CopyRow label={words.readings.base32} value={secret.base32} shown={shown} />
        <CopyRow label={words.hex} value={secret.hex} shown={shown} />
        <CopyRow label={words.bytes} value={secret.bytes.join(', ')} shown={shown} />
        {seconds === null ? null : <CopyRow label={words.epoch} value={String(seconds)} />}
        {generated ? (
          <>
            <CopyRow label={words.counter} value={generated.counter} />
            <CopyRow label={words.counterHex} value={generated.counterHex} />
          </>
        ) : null}
      </CopyRows>
    </>
  );
}
