import { useCallback, useState } from 'react';
import { MAC_SEPARATORS, meaningOf } from '../../lib/mac-address';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { Field } from '../../ui/field/field';
import { Generated } from '../../ui/generated/generated';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { OpenIn } from '../../ui/open-in/open-in';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { KINDS, MAX_QUANTITY, PRESETS, readPrefix } from './mac-address';
import { generate, macOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export default function MacAddressGenerator() {
  const words = useWords();
  const [options, change, reset] = useOptions(macOptions);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(generate, {}, options, { resultKey: round });
  const { fault } = run;
  const prefix = readPrefix(options.prefix);
  const isAboutPrefix = fault !== undefined && fault.code !== 'too-few';

  return (
    <SideBySide
      options={
        <>
          <NumberField
            label={words.quantity}
            min={1}
            max={MAX_QUANTITY}
            option="quantity"
            value={options.quantity}
            onChange={(quantity) => change({ quantity })}
            error={fault?.code === 'too-few' ? words.fault(fault) : undefined}
          />
          <InputText
            label={words.prefix}
            mono
            clearable
            autoComplete="off"
            spellCheck={false}
            placeholder=""
            hint={words.prefixHint}
            value={options.prefix}
            onChange={(typed) => change({ prefix: typed })}
            error={isAboutPrefix ? words.fault(fault) : undefined}
          />
          <Field label={words.presets}>
            <div className={styles.presets}>
              {PRESETS.map((preset) => (
                <Button
                  key={preset.name}
                  size="small"
                  title={preset.prefix}
                  onClick={() => change({ prefix: preset.prefix })}
                >
                  {preset.name}
                </Button>
              ))}
            </div>
          </Field>
          {prefix.ok && prefix.value === '' ? (
            <Select
              label={words.kind}
              options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              value={options.kind}
              onChange={(kind) => change({ kind })}
            />
          ) : null}
          <ButtonsSelect
            label={words.letterCase}
            options={[
              { value: true, label: words.uppercase },
              { value: false, label: words.lowercase },
            ]}
            value={options.uppercase}
            onChange={(uppercase) => change({ uppercase })}
          />
          <Select
            label={words.separator}
            options={MAC_SEPARATORS.map((value) => ({ value, label: words.separators[value] }))}
            value={options.separator}
            onChange={(separator) => change({ separator })}
          />
          <div>
            <Switch label={words.distinct} checked={options.distinct} onChange={(distinct) => change({ distinct })} />
          </div>
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Generated
        title={words.title(run.status === 'fault' ? 0 : options.quantity)}
        run={run}
        hasRows
        copyLabel={words.copyAll}
        fileName="mac-addresses.txt"
        onRefresh={refresh}
        refreshLabel={words.refresh}
        refreshKey="r"
      />
      {run.status === 'done' && run.value ? <FirstOctet address={run.value} hasPrefix={options.prefix !== ''} /> : null}
      <p className={styles.hint}>{words.refreshHint}</p>
    </SideBySide>
  );
}

function firstOf(addresses: string): string {
  return addresses.split('\n', 1)[0] ?? '';
}

/** What the two bits that carry a meaning say in the first of the addresses. */
function FirstOctet({ address, hasPrefix }: { address: string; hasPrefix: boolean }) {
  const words = useWords();
  const { octet, group, scope } = meaningOf(address);
  return (
    <>
      <ResultHead title={words.meaning(octet)} />
      <CopyRows label={words.meaning(octet)}>
        <CopyRow label={words.group} value={words.groups[group]} />
        <CopyRow label={words.scope} value={words.scopes[scope]} />
      </CopyRows>
      {/* Of local addresses, only some prefixes are known to be somebody's. */}
      {hasPrefix || scope === 'universal' ? (
        <p>
          <OpenIn tool="mac-address-lookup" text={firstOf(address)} direction="address">
            {words.owner}
          </OpenIn>
        </p>
      ) : null}
    </>
  );
}
