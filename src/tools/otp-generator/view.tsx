import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { runOperation } from '../../operations/run-operation';
import { takesLine } from '../../operations/takes';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ExactText } from '../../ui/input-text/exact-text';
import { SideBySide } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Switch } from '../../ui/switch/switch';
import { showToast } from '../../ui/toast/toast';
import { useArrived } from '../../ui/use-arrived';
import { useNow } from '../../ui/use-now';
import { holdsAddress, nameOf, type Account } from '../../lib/otp-uri/account';
import { CheckForm } from './check-form';
import { Codes } from './codes';
import type { Described, Generated } from './described';
import { describe, generate, readAddress } from './operations';
import { pageOptions } from './options';
import { OptionsForm } from './options-form';
import { AddressInSecret, ReadForm } from './read-form';
import { DOTS, SetUp } from './set-up';
import { FIRST_TYPED, type Typed } from './typed';
import { isAddressGiven, useSecret } from './use-secret';
import { useWords } from './use-words';

/** How long the former account can be had back, in milliseconds. */
const UNDO_MS = 10_000;

/** One-time codes of a secret, with what sets up an app for it and checks the codes that come from there. */
export default function OtpGenerator() {
  const words = useWords();
  const { undo } = useKitWords();
  const toolId = useToolId();
  const [options, change] = useOptions(pageOptions);
  const [secret, setSecret, renew, isMade, former] = useSecret(options.readAs);
  const [typed, setTyped] = useDraft<Typed>('typed', FIRST_TYPED);
  const [isHidden, setHidden] = useState(false);
  const isTotp = options.kind === 'totp';
  const isLive = isTotp && typed.time.trim() === '';
  const now = Math.floor(useNow(isLive) / 1000);
  // The step begins anew only with its period, so the codes are not made again each second.
  const time = isLive ? String(now - (now % options.period)) : typed.time;
  // The clock is no option: a chain that is saved from here makes the code of its own time.
  const settings = { ...options, ...typed };
  const { time: _time, ...lasting } = settings;
  const run = useOperation(generate, { secret }, settings, { enabled: isMade, resultKey: time });
  // What sets up an app does not depend on the time.
  const description = useOperation(describe, { secret }, lasting, { enabled: isMade });
  const generated = run.status === 'fault' ? undefined : run.value;
  const described = description.status === 'fault' ? undefined : description.value;
  const isAnswered = useArrived(isMade && run.status !== 'busy' && description.status !== 'busy');
  const isAddress = holdsAddress(secret);
  // What is wrong with the counter stands there.
  const fault = isAddress || description.fault?.code === 'bad-counter' ? undefined : description.fault;

  const takeAccount = ({ secret: taken, issuer, account, counter, ...how }: Account) => {
    const { kind, algorithm, digits, period } = how;
    change({ readAs: 'base32', kind, algorithm, digits, period });
    setTyped({ ...typed, counter, issuer, account });
    setSecret(taken);
    const takeBack = () => {
      change(options);
      setTyped(typed);
      setSecret(former);
    };
    showToast({
      message: words.used(nameOf({ issuer, account }) || words.unnamed),
      action: { label: undo, onAction: takeBack },
      duration: UNDO_MS,
    });
  };
  // Codes of another secret beside an address that was handed over would be taken for its own.
  useHandedOver((given) => {
    const address = isAddressGiven(given) ? takesLine(given) : undefined;
    if (address === undefined) return;
    void runOperation(readAddress, { address }, {}, { toolId }).then((read) => {
      const [account] = read.ok ? read.value.accounts : [];
      if (account) takeAccount(account);
    });
  });

  return (
    <SideBySide
      input={
        <>
          <ExactText
            label={words.secret}
            type={isHidden ? 'password' : 'text'}
            value={secret}
            onChange={setSecret}
            error={fault && words.fault(fault)}
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
        </>
      }
      options={<OptionsForm typed={typed} onType={(changes) => setTyped({ ...typed, ...changes })} fault={run.fault} />}
      after={
        isAnswered ? (
          <>
            <CheckForm secret={secret} options={settings} step={time} isReady={generated !== undefined} />
            {described ? (
              <SetUp address={described.address} isHidden={isHidden}>
                <Details
                  described={described}
                  generated={generated}
                  seconds={isLive ? now : (generated?.seconds ?? null)}
                  isHidden={isHidden}
                />
              </SetUp>
            ) : null}
            <ReadForm isHidden={isHidden} onAccount={takeAccount} />
          </>
        ) : (
          <i hidden data-awaited />
        )
      }
    >
      <Codes run={run} isTotp={isTotp} period={options.period} now={isLive ? now : undefined} />
      <SecretNotes described={described} generated={generated} />
    </SideBySide>
  );
}

interface KnownProps {
  described: Described | undefined;
  /** Undefined while there is no time or counter. */
  generated: Generated | undefined;
}

function SecretNotes({ described, generated }: KnownProps) {
  const words = useWords();
  const { unit, seconds = null } = generated ?? {};
  const instant = seconds === null ? '' : new Date(seconds * 1000).toISOString();
  return (
    <Notes
      items={[
        described?.isShort && { kind: 'warning', message: words.short },
        described?.isBroken && { kind: 'warning', message: words.broken },
        unit && instant !== '' && { kind: 'info', message: words.finer(unit, instant) },
      ]}
    />
  );
}

interface DetailsProps extends KnownProps {
  described: Described;
  /** Unix seconds, for TOTP. */
  seconds: number | null;
  isHidden: boolean;
}

/** The secret and the counter in other notations. */
function Details({ described: { secret }, generated, seconds, isHidden }: DetailsProps) {
  const words = useWords();
  const shown = isHidden ? DOTS : undefined;
  return (
    <FactRows
      title={words.details}
      nameWidth={150}
      rows={[
        { label: words.options.readAs.values.base32, value: secret.base32, shown },
        { label: words.hex, value: secret.hex, shown },
        { label: words.bytes, value: secret.bytes.join(', '), shown },
        seconds !== null && { label: words.epoch, value: String(seconds) },
        generated && { label: words.counter, value: generated.counter },
        generated && { label: words.counterHex, value: generated.counterHex },
      ]}
    />
  );
}
