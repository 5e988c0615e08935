import { parseInstant } from '../../lib/instant';
import { readMacAddress } from '../../lib/mac-address';
import { useDraft } from '../../operations/use-draft';
import { takesLine } from '../../operations/takes';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ExactText } from '../../ui/input-text/exact-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { originText } from './fact-rows';
import { Facts, Settings, Subnets } from './facts';
import { ulaOptions } from './operations';
import { useFacts, usePrefix } from './use-prefix';
import { useWords } from './use-words';

const DEFAULTS = { method: 'random', mac: '20:37:06:12:34:56', own: '', subnet: '0', base: 'hex' } as const;

export default function Ipv6UlaGenerator() {
  const words = useWords();
  const [{ method, mac, own, madeFrom }, change] = useOptions(ulaOptions);
  const field = useOptionField(ulaOptions, words.options);
  const [time, setTime] = useDraft('time', '');
  useHandedOver((given) => {
    const taken = takesLine(given);
    if (taken !== undefined) change({ method: 'own', own: taken });
  });
  const { prefix, derived, draw } = usePrefix();
  const { facts, chosen, prefixFault, subnetFault } = useFacts(prefix);
  const isOwn = method === 'own';

  const address = readMacAddress(mac);
  const instant = time.trim() === '' ? undefined : parseInstant(time);
  const canMake = method === 'random' || (address.ok && instant?.ok !== false);
  const make = () => change({ madeFrom: { mac, time: instant?.ok ? instant.value.ms : Date.now() } });
  const reset = () => {
    change(DEFAULTS);
    setTime('');
  };

  return (
    <SideBySide
      isGenerator
      input={
        <>
          {field('method')}
          {method === 'rfc4193' ? (
            <>
              {field('mac', { clearable: true, error: !address.ok && words.macFault(address.fault) })}
              <ExactText
                label={words.time}
                clearable
                placeholder="2026-01-15T10:20:30Z"
                hint={words.timeHint}
                value={time}
                onChange={setTime}
                error={instant?.ok === false && words.notInstant}
              />
            </>
          ) : null}
          {isOwn ? (
            field('own', { clearable: true, error: prefixFault && words.fault(prefixFault) })
          ) : (
            <div>
              <Button
                variant="primary"
                icon="refresh-cw"
                disabled={!canMake}
                onClick={method === 'random' ? draw : make}
              >
                {words.make}
              </Button>
            </div>
          )}
        </>
      }
      options={
        <>
          {field('subnet', { error: subnetFault && words.fault(subnetFault) })}
          {field('base', { as: 'buttons' })}
          <ResetButton onReset={reset} />
        </>
      }
      after={
        facts ? (
          <>
            <Settings chosen={chosen} isWrong={subnetFault !== undefined} />
            <Subnets groups={facts.groups} marked={chosen?.subnetId} />
          </>
        ) : null
      }
    >
      {facts ? (
        <Facts
          facts={facts}
          chosen={chosen}
          derived={derived}
          origin={isOwn ? words.fromOwn : originText(madeFrom, words)}
        />
      ) : null}
      {isOwn && own.trim() === '' ? <NoResult>{words.noPrefix}</NoResult> : null}
      {prefixFault && own.trim() !== '' ? <NoResult /> : null}
    </SideBySide>
  );
}
