import { useCallback, useMemo, useState } from 'react';
import { useDraftField, type DraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Generated } from '../../ui/generated/generated';
import { ExactText } from '../../ui/input-text/exact-text';
import { useGivenInstant } from '../../ui/instant-choice/use-given-instant';
import { SideBySide } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import type { GenerateFault } from './generate';
import { generate, uuidOptions } from './operations';
import { hasQuantity, isNamed, isNamespaceName, isTimed, NAMESPACES, namesOf } from './versions';
import { useWords } from './use-words';
import styles from './view.module.css';

/** With its hyphens, as it is written unless the options say otherwise. */
const UUID_LENGTH = 36;

export function GenerateTab() {
  const words = useWords();
  const [options, , reset] = useOptions(uuidOptions);
  const { version, list, namespace } = options;
  const field = useOptionField(uuidOptions, words.options);
  const names = useDraftField('names', 'https://example.com/');
  const { instant, isWaiting: awaitsInstant, choice } = useGivenInstant(words);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const named = isNamed(version);
  const timed = isTimed(version);
  const isWaiting = (timed && awaitsInstant) || (named && namespace.trim() === '');
  const inputs = named ? { names: names.value } : {};
  const settings = { ...options, instant: timed ? instant : '' };
  const run = useOperation(generate, inputs, settings, { enabled: !isWaiting, resultKey: round });
  const namesUsed = useMemo(() => (named ? namesOf(names.value) : undefined), [named, names.value]);
  const count = namesUsed?.length ?? (hasQuantity(version) ? options.quantity : 1);
  const timeFault = run.fault?.code === 'bad-namespace' ? undefined : run.fault;

  return (
    <SideBySide
      isGenerator
      input={
        <>
          {field('version')}
          {named ? <NameFields names={names} fault={run.fault} /> : null}
        </>
      }
      options={
        <>
          {hasQuantity(version) ? field('quantity') : null}
          {timed ? choice(timeFault && words.fault(timeFault)) : null}
          <FormFields onReset={reset} />
        </>
      }
    >
      <Generated
        title={words.title(run.status === 'fault' || isWaiting ? 0 : count)}
        run={run}
        hasRows={list === 'lines'}
        captions={namesUsed?.map((name) => name || words.emptyName)}
        copyLabel={words.copyAll}
        fileName={list === 'json' ? 'uuids.json' : 'uuids.txt'}
        mimeType={list === 'json' ? 'application/json' : 'text/plain'}
        onRefresh={hasQuantity(version) ? refresh : undefined}
        refreshLabel={words.refresh}
        awaited={count === 1 ? UUID_LENGTH : undefined}
      />
      <Notes
        items={[named && /\p{Surrogate}/u.test(names.value) && { kind: 'warning', message: words.loneSurrogate }]}
      />
      {hasQuantity(version) ? (
        <p className={styles.hint}>{version === 'v1' || version === 'v6' ? words.nodeNote : words.randomNote}</p>
      ) : null}
    </SideBySide>
  );
}

function NameFields({ names, fault }: { names: DraftField; fault: GenerateFault | undefined }) {
  const words = useWords();
  const [{ namespace }, change] = useOptions(uuidOptions);
  const field = useOptionField(uuidOptions, words.options);
  const known = isNamespaceName(namespace) ? namespace : undefined;
  const choices = ['dns', 'url', 'oid', 'x500', 'custom'] as const;
  return (
    <>
      <Select
        label={words.namespace}
        hint={known && <code>{NAMESPACES[known]}</code>}
        options={choices.map((value) => ({ value, label: words.namespaces[value] }))}
        value={known ?? 'custom'}
        onChange={(choice) => change({ namespace: choice === 'custom' ? NAMESPACES.url : choice })}
      />
      {known
        ? null
        : field('namespace', { clearable: true, error: fault?.code === 'bad-namespace' && words.fault(fault) })}
      <ExactText label={words.names} multiline rows={4} hint={words.namesHint} {...names} />
    </>
  );
}

/** How each is written, and all of them. */
function FormFields({ onReset }: { onReset: () => void }) {
  const words = useWords();
  const [{ wrap, hyphens }, change] = useOptions(uuidOptions);
  const field = useOptionField(uuidOptions, words.options);
  const isUrn = wrap === 'urn';
  return (
    <>
      {field('uppercase', { as: 'buttons' })}
      {field('wrap', { as: 'buttons' })}
      <MoreOptions onReset={onReset}>
        <div>
          <Switch
            label={words.options.hyphens}
            checked={hyphens || isUrn}
            disabled={isUrn}
            title={isUrn ? words.urnHyphens : undefined}
            onChange={(next) => change({ hyphens: next })}
          />
        </div>
        {field('list')}
      </MoreOptions>
    </>
  );
}
