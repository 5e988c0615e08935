import { useCallback, useState } from 'react';
import { meaningOf } from '../../lib/mac-address';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Field } from '../../ui/field/field';
import { Generated } from '../../ui/generated/generated';
import { SideBySide } from '../../ui/layout/layout';
import { OpenIn } from '../../ui/open-in/open-in';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { PRESETS, readPrefix } from './mac-address';
import { generate, macOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** With its separators. */
const ADDRESS_LENGTH = 17;

export default function MacAddressGenerator() {
  const words = useWords();
  const [options, change, reset] = useOptions(macOptions);
  const field = useOptionField(macOptions, words.options);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(generate, {}, options, { resultKey: round });
  const { fault } = run;
  const isTooFew = fault?.code === 'too-few';
  const [first] = run.value?.split('\n', 1) ?? [];
  const prefix = readPrefix(options.prefix);

  return (
    <SideBySide
      isGenerator
      options={
        <>
          {field('quantity', { error: isTooFew && words.fault(fault) })}
          {field('prefix', { clearable: true, placeholder: '', error: !isTooFew && fault && words.fault(fault) })}
          <Field label={words.presets}>
            <div className={styles.presets}>
              {PRESETS.map(({ name, prefix: typical }) => (
                <Button key={name} size="small" title={typical} onClick={() => change({ prefix: typical })}>
                  {name}
                </Button>
              ))}
            </div>
          </Field>
          {prefix.ok && prefix.value === '' ? field('kind') : null}
          <MoreOptions onReset={reset}>
            {field('uppercase', { as: 'buttons' })}
            {field('separator')}
            {field('distinct')}
          </MoreOptions>
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
        awaited={options.quantity === 1 ? ADDRESS_LENGTH : undefined}
        refreshKey="r"
      />
      {run.status === 'done' && first ? <FirstOctet address={first} hasPrefix={options.prefix !== ''} /> : null}
      <p className={styles.hint}>{words.refreshHint}</p>
    </SideBySide>
  );
}

/** What the two bits that carry a meaning say in the first of the addresses. */
function FirstOctet({ address, hasPrefix }: { address: string; hasPrefix: boolean }) {
  const words = useWords();
  const { octet, group, scope } = meaningOf(address);
  return (
    <>
      <FactRows
        title={words.meaning(octet)}
        rows={[
          { label: words.group, value: words.groups[group] },
          { label: words.scope, value: words.scopes[scope] },
        ]}
      />
      {/* Of local addresses, only some prefixes are known to be somebody's. */}
      {hasPrefix || scope === 'universal' ? (
        <div>
          <OpenIn tool="mac-address-lookup" text={address} direction="address">
            {words.owner}
          </OpenIn>
        </div>
      ) : null}
    </>
  );
}
