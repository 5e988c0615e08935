import { useEffect, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { parseInstant } from '../../lib/instant';
import { readMacAddress } from '../../lib/mac-address';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Select } from '../../ui/select/select';
import { Facts } from './facts';
import { BASES, derive, describe, METHODS, random, ulaOptions } from './operations';
import { writePrefix } from './ula';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};
const DEFAULTS = { method: 'random', mac: '20:37:06:12:34:56', own: '', subnet: '0', base: 'hex' } as const;

export default function Ipv6UlaGenerator() {
  const words = useWords();
  const locale = useLocale();
  const [options, change] = useOptions(ulaOptions);
  const { method, mac, own, subnet, base, made, madeFrom } = options;
  const [round, setRound] = useState(0);
  const [time, setTime] = useDraft('time', '');

  // A prefix is drawn on the first visit and when one asks; the one that was made last is kept.
  const isFirst = made === '' && !madeFrom;
  const drawn = useOperation(random, {}, NO_OPTIONS, { enabled: isFirst || round > 0, resultKey: round });
  const fresh = drawn.status === 'done' ? drawn.value : undefined;
  useEffect(() => {
    if (fresh !== undefined) change({ made: fresh, madeFrom: undefined });
  }, [fresh, change]);
  const derivation = useOperation(derive, { mac: madeFrom?.mac ?? '' }, madeFrom ? { time: madeFrom.time } : {}, {
    enabled: madeFrom !== undefined,
  });
  const derived = madeFrom && derivation.status === 'done' ? derivation.value : undefined;

  const isOwn = method === 'own';
  const generated = madeFrom ? (derived ? writePrefix(derived.prefix) : '') : made;
  const prefix = isOwn ? own : generated;
  const run = useOperation(describe, { prefix }, { subnet, base }, { enabled: prefix.trim() !== '' });
  // A wrong subnet id says nothing about the prefix, of which all else stays.
  const whole = useOperation(describe, { prefix }, NO_OPTIONS, { enabled: prefix.trim() !== '' });
  const facts = whole.status === 'done' ? whole.value : undefined;
  const chosen = run.status === 'done' && run.value?.prefix === facts?.prefix ? run.value : undefined;
  const fault = run.status === 'fault' ? run.fault : undefined;
  const isAboutSubnet = fault?.code === 'not-subnet' || fault?.code === 'subnet-above';

  const address = readMacAddress(mac);
  const instant = time.trim() === '' ? undefined : parseInstant(time);
  const canMake = method === 'random' || (address.ok && instant?.ok !== false);
  const make = () => {
    if (method === 'random') setRound((count) => count + 1);
    else change({ madeFrom: { mac, time: instant?.ok ? instant.value.ms : Date.now() } });
  };

  return (
    <SideBySide
      options={
        <>
          <Select
            label={words.method}
            options={METHODS.map((value) => ({ value, label: words.methods[value] }))}
            value={method}
            onChange={(next) => change({ method: next })}
          />
          {method === 'rfc4193' ? (
            <>
              <InputText
                label={words.mac}
                mono
                clearable
                autoComplete="off"
                placeholder={DEFAULTS.mac}
                value={mac}
                onChange={(typed) => change({ mac: typed })}
                error={address.ok ? undefined : words.macFault(address.fault)}
              />
              <InputText
                label={words.time}
                mono
                clearable
                autoComplete="off"
                placeholder="2026-01-15T10:20:30Z"
                hint={words.timeHint}
                value={time}
                onChange={setTime}
                error={instant?.ok === false ? words.notInstant : undefined}
              />
            </>
          ) : null}
          {isOwn ? (
            <InputText
              label={words.own}
              mono
              clearable
              autoComplete="off"
              placeholder="fdb6:a1b2:c3d4::/48"
              hint={words.ownHint}
              value={own}
              onChange={(typed) => change({ own: typed })}
              error={fault && !isAboutSubnet ? words.fault(fault) : undefined}
            />
          ) : (
            <div>
              <Button variant="primary" icon="refresh-cw" disabled={!canMake} onClick={make}>
                {words.make}
              </Button>
            </div>
          )}
          <InputText
            label={words.subnet}
            mono
            autoComplete="off"
            placeholder="0"
            hint={words.subnetHint}
            value={subnet}
            onChange={(typed) => change({ subnet: typed })}
            error={fault && isAboutSubnet ? words.fault(fault) : undefined}
          />
          <ButtonsSelect
            label={words.base}
            options={BASES.map((value) => ({ value, label: words.bases[value] }))}
            value={base}
            onChange={(next) => change({ base: next })}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                change(DEFAULTS);
                setTime('');
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      {facts ? (
        <Facts
          facts={facts}
          chosen={chosen}
          isWrong={isAboutSubnet}
          derived={isOwn ? undefined : derived}
          origin={
            isOwn ? words.fromOwn : madeFrom ? words.fromMac(isoOf(madeFrom.time), madeFrom.mac) : words.fromChance
          }
          locale={locale}
        />
      ) : null}
      {isOwn && own.trim() === '' ? <NoResult>{words.noPrefix}</NoResult> : null}
      {fault && !isAboutSubnet && own.trim() !== '' ? <NoResult /> : null}
    </SideBySide>
  );
}

/** A moment that was remembered; a stored number may be out of the range of dates. */
function isoOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? String(milliseconds) : date.toISOString();
}
