import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText, type InputTextProps } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { FAULT_FIELDS, type NetworkFault, type PasswordWarning } from './judge-network';
import { looksLikeHex, METHODS, PHASES_TWO, SECURITIES, usualPhaseTwo, type Network } from '../../lib/wifi/network';
import { useWords } from './use-words';

type SingleLine = Exclude<InputTextProps, { multiline: true }>;

interface NetworkFormProps {
  network: Network;
  onChange: (network: Network) => void;
  /** What is wrong, to be said beside the fields. */
  faults: readonly NetworkFault[];
  /** Why the password cannot work. */
  passwordWarning: PasswordWarning | undefined;
}

/** How one joins the network. */
export function NetworkForm({ network, onChange, faults, passwordWarning }: NetworkFormProps) {
  const words = useWords();
  const { security, method, phaseTwo, quotesHex, isHidden } = network;
  const change = (changes: Partial<Network>) => onChange({ ...network, ...changes });
  /** A text of the network, letter for letter. */
  const text = (name: 'ssid' | 'identity' | 'anonymousIdentity' | 'password', look: Partial<SingleLine>) => {
    const fault = faults.find(({ code }) => FAULT_FIELDS[code] === name);
    const shown = { label: words[name], value: network[name], error: fault && words.fault(fault), placeholder: '' };
    return <InputText mono {...shown} {...look} onChange={(value) => change({ [name]: value })} />;
  };
  return (
    <>
      <Select
        label={words.security}
        options={SECURITIES.map((value) => ({ value, label: words.securities[value] }))}
        value={security}
        onChange={(value) => change({ security: value })}
      />
      {text('ssid', { autoComplete: 'off', placeholder: 'MyNetwork' })}
      {looksLikeHex(network.ssid) ? (
        <Checkbox
          label={words.quotesHex}
          hint={words.quotesHexHint}
          checked={quotesHex}
          onChange={(value) => change({ quotesHex: value })}
        />
      ) : null}
      <div>
        <Switch label={words.isHidden} checked={isHidden} onChange={(value) => change({ isHidden: value })} />
      </div>
      {security === 'eap' ? (
        <>
          <Select
            label={words.method}
            options={METHODS.map((value) => ({ value, label: value }))}
            value={method}
            onChange={(value) => change({ method: value, phaseTwo: usualPhaseTwo(value) })}
          />
          <Select
            label={words.phaseTwo}
            options={PHASES_TWO.map((value) => ({ value, label: words.phaseTwoName(value) }))}
            value={phaseTwo}
            onChange={(value) => change({ phaseTwo: value })}
          />
          {text('identity', { autoComplete: 'off' })}
          {text('anonymousIdentity', { autoComplete: 'off' })}
        </>
      ) : null}
      {security === 'none'
        ? null
        : text('password', {
            type: 'password',
            ...(passwordWarning && { error: words.networkWarning(passwordWarning) }),
          })}
    </>
  );
}
