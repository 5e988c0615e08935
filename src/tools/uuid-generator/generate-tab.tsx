import { useCallback, useMemo, useState } from 'react';
import { unixReading } from '../../lib/typed-instant';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Generated } from '../../ui/generated/generated';
import { InputText } from '../../ui/input-text/input-text';
import { InstantChoice } from '../../ui/instant-choice/instant-choice';
import { SideBySide } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import type { GenerateFault } from './generate';
import type { InstantFault } from './instant';
import { generate, uuidOptions } from './operations';
import { LISTS } from './uuid-form';
import {
  hasQuantity,
  isNamed,
  isTimed,
  MAX_QUANTITY,
  NAMESPACES,
  type NamespaceName,
  namesOf,
  VERSIONS,
} from './versions';
import { useWords } from './use-words';
import styles from './view.module.css';

type Options = ReturnType<typeof useOptions<typeof uuidOptions>>;

function isNamespaceName(text: string): text is NamespaceName {
  return Object.hasOwn(NAMESPACES, text);
}

export function GenerateTab() {
  const words = useWords();
  const [options, change, reset] = useOptions(uuidOptions);
  const [names, setNames] = useDraft('names', 'https://example.com/');
  const [isGiven, setGiven] = useDraft('isInstantGiven', false);
  const [instant, setInstant] = useDraft('instant', '');
  const reading = unixReading(instant);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  const named = isNamed(options.version);
  const timed = isTimed(options.version) && isGiven;
  // An empty field asks to be filled in; it is no mistake yet.
  const isWaiting = (timed && instant.trim() === '') || (named && options.namespace.trim() === '');
  const run = useOperation(
    generate,
    named ? { names } : {},
    { ...options, instant: timed ? instant : '' },
    { enabled: !isWaiting, resultKey: round },
  );
  const namesUsed = useMemo(() => (named ? namesOf(names) : undefined), [named, names]);
  const count = namesUsed?.length ?? (hasQuantity(options.version) ? options.quantity : 1);
  const isJson = options.list === 'json';

  return (
    <SideBySide
      options={
        <>
          <Select
            label={words.version}
            options={VERSIONS.map((value) => ({ value, label: words.versions[value] }))}
            value={options.version}
            onChange={(version) => change({ version })}
          />
          {hasQuantity(options.version) ? (
            <NumberField
              label={words.quantity}
              min={1}
              max={MAX_QUANTITY}
              option="quantity"
              value={options.quantity}
              onChange={(quantity) => change({ quantity })}
            />
          ) : null}
          {named ? (
            <NameFields options={options} change={change} names={names} onNames={setNames} fault={run.fault} />
          ) : null}
          {isTimed(options.version) ? (
            <InstantChoice
              words={words}
              isGiven={isGiven}
              onGiven={setGiven}
              instant={instant}
              onInstant={setInstant}
              readAs={reading && words.instantReadAs(reading.unit, reading.iso)}
              error={isAboutTime(run.fault) ? words.fault(run.fault) : undefined}
            />
          ) : null}
          <FormFields options={options} change={change} />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Generated
        title={words.title(run.status === 'fault' || isWaiting ? 0 : count)}
        run={run}
        hasRows={options.list === 'lines'}
        captions={namesUsed?.map((name) => name || words.emptyName)}
        copyLabel={words.copyAll}
        fileName={isJson ? 'uuids.json' : 'uuids.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={hasQuantity(options.version) ? refresh : undefined}
        refreshLabel={words.refresh}
      />
      {named && /\p{Surrogate}/u.test(names) ? (
        <Notes items={[{ kind: 'warning', message: words.loneSurrogate }]} />
      ) : null}
      {hasQuantity(options.version) ? (
        <p className={styles.hint}>
          {options.version === 'v1' || options.version === 'v6' ? words.nodeNote : words.randomNote}
        </p>
      ) : null}
    </SideBySide>
  );
}

interface PartProps {
  options: Options[0];
  change: Options[1];
}

interface NameFieldsProps extends PartProps {
  names: string;
  onNames: (names: string) => void;
  fault: GenerateFault | undefined;
}

function NameFields({ options, change, names, onNames, fault }: NameFieldsProps) {
  const words = useWords();
  const isKnown = isNamespaceName(options.namespace);
  const choices = ['dns', 'url', 'oid', 'x500', 'custom'] as const;
  return (
    <>
      <Select
        label={words.namespace}
        hint={isNamespaceName(options.namespace) ? <code>{NAMESPACES[options.namespace]}</code> : undefined}
        options={choices.map((value) => ({ value, label: words.namespaces[value] }))}
        value={isKnown ? options.namespace : 'custom'}
        onChange={(choice) => change({ namespace: choice === 'custom' ? NAMESPACES.url : choice })}
      />
      {isKnown ? null : (
        <InputText
          label={words.namespaceUuid}
          mono
          clearable
          placeholder={NAMESPACES.dns}
          value={options.namespace}
          onChange={(namespace) => change({ namespace })}
          error={fault?.code === 'bad-namespace' ? words.fault(fault) : undefined}
        />
      )}
      <InputText
        label={words.names}
        multiline
        mono
        rows={4}
        placeholder=""
        hint={words.namesHint}
        value={names}
        onChange={onNames}
      />
    </>
  );
}

function isAboutTime(fault: GenerateFault | undefined): fault is InstantFault {
  return fault?.code === 'not-instant' || fault?.code === 'out-of-range';
}

function FormFields({ options, change }: PartProps) {
  const words = useWords();
  const isUrn = options.wrap === 'urn';
  return (
    <>
      <ButtonsSelect
        label={words.letterCase}
        options={[
          { value: false, label: words.lowercase },
          { value: true, label: words.uppercase },
        ]}
        value={options.uppercase}
        onChange={(uppercase) => change({ uppercase })}
      />
      <ButtonsSelect
        label={words.wrap}
        options={(['none', 'braces', 'urn'] as const).map((value) => ({ value, label: words.wraps[value] }))}
        value={options.wrap}
        onChange={(wrap) => change({ wrap })}
      />
      <div>
        <Switch
          label={words.hyphens}
          checked={options.hyphens || isUrn}
          disabled={isUrn}
          title={isUrn ? words.urnHyphens : undefined}
          onChange={(hyphens) => change({ hyphens })}
        />
      </div>
      <Select
        label={words.list}
        options={LISTS.map((value) => ({ value, label: words.lists[value] }))}
        value={options.list}
        onChange={(list) => change({ list })}
      />
    </>
  );
}
