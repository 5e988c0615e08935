import { InputText, type InputTextProps } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Switch } from '../../ui/switch/switch';
import { FAULT_FIELDS, type NetworkFault, type PasswordWarning } from './judge-network';
import { looksLikeHex, METHODS, PHASES_TWO, SECURITIES, usualPhaseTwo, type Network } from './network';
import { useWords } from './use-words';

interface NetworkFormProps {
  network: Network;
  onChange: (network: Network) => void;
  /** What is wrong, to be said beside the fields. */
  faults: readonly NetworkFault[];
  /** Why the password cannot work. */
  passwordWarning: PasswordWarning | undefined;
}

/** A text of the network, letter for letter. */
function NetworkField(props: Pick<InputTextProps, 'label' | 'value' | 'onChange' | 'error' | 'placeholder'>) {
  return <InputText mono autoComplete="off" placeholder="" {...props} />;
}

/** How one joins the network. */
export function NetworkForm({ network, onChange, faults, passwordWarning }: NetworkFormProps) {
  const words = useWords();
  const change = (changes: Partial<Network>) => onChange({ ...network, ...changes });
  const errorOf = (field: keyof Network) => {
    const fault = faults.find(({ code }) => FAULT_FIELDS[code] === field);
    return fault && words.fault(fault);
  };
  return (
    <>
      <Select
        label={words.security}
        options={SECURITIES.map((security) => ({ value: security, label: words.securityName(security) }))}
        value={network.security}
        onChange={(security) => change({ security })}
      />
      <NetworkField
        label={words.ssid}
        placeholder="MyNetwork"
        value={network.ssid}
        onChange={(ssid) => change({ ssid })}
        error={errorOf('ssid')}
      />
      {looksLikeHex(network.ssid) ? (
        <Checkbox
          label={words.quotesHex}
          hint={words.quotesHexHint}
          checked={network.quotesHex}
          onChange={(quotesHex) => change({ quotesHex })}
        />
      ) : null}
      <div>
        <Switch label={words.hidden} checked={network.isHidden} onChange={(isHidden) => change({ isHidden })} />
      </div>
      {network.security === 'eap' ? <EnterpriseFields network={network} change={change} errorOf={errorOf} /> : null}
      {network.security === 'none' ? null : (
        <InputText
          label={words.password}
          type="password"
          mono
          placeholder=""
          value={network.password}
          onChange={(password) => change({ password })}
          error={errorOf('password') ?? (passwordWarning && words.networkWarning(passwordWarning))}
        />
      )}
    </>
  );
}

interface EnterpriseFieldsProps {
  network: Network;
  change: (changes: Partial<Network>) => void;
  errorOf: (field: keyof Network) => string | undefined;
}

function EnterpriseFields({ network, change, errorOf }: EnterpriseFieldsProps) {
  const words = useWords();
  return (
    <>
      <Select
        label={words.method}
        options={METHODS.map((method) => ({ value: method, label: method }))}
        value={network.method}
        onChange={(method) => change({ method, phaseTwo: usualPhaseTwo(method) })}
      />
      <Select
        label={words.phaseTwo}
        options={PHASES_TWO.map((phase) => ({ value: phase, label: words.phaseTwoName(phase) }))}
        value={network.phaseTwo}
        onChange={(phaseTwo) => change({ phaseTwo })}
      />
      <NetworkField
        label={words.identity}
        value={network.identity}
        onChange={(identity) => change({ identity })}
        error={errorOf('identity')}
      />
      <NetworkField
        label={words.anonymousIdentity}
        value={network.anonymousIdentity}
        onChange={(anonymousIdentity) => change({ anonymousIdentity })}
      />
    </>
  );
}
