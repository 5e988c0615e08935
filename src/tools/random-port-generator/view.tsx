import { useCallback, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Generated } from '../../ui/generated/generated';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { MAX_QUANTITY, type PortFault } from './draw-ports';
import { generate, LISTS, portOptions } from './operations';
import { classOf, RANGES, serviceOf } from './port-numbers';
import { useWords } from './use-words';
import styles from './view.module.css';

type Options = ReturnType<typeof useOptions<typeof portOptions>>;

interface PartProps {
  options: Options[0];
  change: Options[1];
  fault: PortFault | undefined;
}

export default function RandomPortGenerator() {
  const words = useWords();
  const [options, change, reset] = useOptions(portOptions);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(generate, {}, options, { resultKey: round });
  const { fault } = run;
  const isAboutQuantity = fault?.code === 'too-few' || fault?.code === 'no-block';
  const isRows = options.list === 'lines';
  const ports = isRows && run.value !== undefined ? run.value.split('\n').map(Number) : [];
  const isJson = options.list === 'json';

  return (
    <SideBySide
      options={
        <>
          <RangeFields options={options} change={change} fault={fault} />
          <NumberField
            label={words.quantity}
            min={1}
            max={MAX_QUANTITY}
            option="quantity"
            value={options.quantity}
            onChange={(quantity) => change({ quantity })}
            error={isAboutQuantity ? words.fault(fault) : undefined}
          />
          <ExclusionFields options={options} change={change} fault={fault} />
          <Select
            label={words.list}
            options={LISTS.map((value) => ({ value, label: words.lists[value] }))}
            value={options.list}
            onChange={(list) => change({ list })}
          />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <div className={styles.result} data-single={ports.length === 1 ? '' : undefined}>
        <Generated
          title={words.title(run.status === 'fault' ? 0 : options.quantity)}
          run={run}
          hasRows={isRows}
          captions={ports.map((port) => words.caption(words.kinds[classOf(port)], serviceOf(port)))}
          copyLabel={words.copyAll}
          fileName={isJson ? 'ports.json' : 'ports.txt'}
          mimeType={isJson ? 'application/json' : 'text/plain'}
          onRefresh={refresh}
          refreshLabel={words.refresh}
          refreshKey="r"
        />
      </div>
      <p className={styles.hint}>{words.notes}</p>
      <p className={styles.hint}>{words.fixedNote}</p>
    </SideBySide>
  );
}

/** The words for a fault, if it is about this field. */
function useFaultOf(fault: PortFault | undefined) {
  const words = useWords();
  return (field: string) => (fault && 'field' in fault && fault.field === field ? words.fault(fault) : undefined);
}

function RangeFields({ options, change, fault }: PartProps) {
  const words = useWords();
  const faultOf = useFaultOf(fault);
  return (
    <>
      <Select
        label={words.range}
        options={RANGES.map((value) => ({ value, label: words.ranges[value] }))}
        value={options.range}
        onChange={(range) => change({ range })}
      />
      {options.range === 'custom' ? (
        <div className={styles.limits}>
          {(['from', 'to'] as const).map((field) => (
            <InputText
              key={field}
              label={words[field]}
              mono
              inputMode="numeric"
              autoComplete="off"
              placeholder=""
              value={options[field]}
              onChange={(typed) => change({ [field]: typed })}
              error={faultOf(field)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function ExclusionFields({ options, change, fault }: PartProps) {
  const words = useWords();
  const faultOf = useFaultOf(fault);
  return (
    <>
      <div className={styles.switches}>
        <Switch label={words.block} checked={options.block} onChange={(block) => change({ block })} />
        <Switch
          label={words.skipBlocked}
          checked={options.skipBlocked}
          onChange={(skipBlocked) => change({ skipBlocked })}
        />
        <Switch
          label={words.skipCommon}
          checked={options.skipCommon}
          onChange={(skipCommon) => change({ skipCommon })}
        />
      </div>
      {options.skipCommon ? (
        <InputText
          label={words.common}
          multiline
          mono
          rows={5}
          placeholder=""
          value={options.common}
          onChange={(common) => change({ common })}
          error={faultOf('common')}
        />
      ) : null}
      <InputText
        label={words.exclusions}
        mono
        clearable
        autoComplete="off"
        placeholder="8000-8100"
        hint={words.exclusionsHint}
        value={options.exclusions}
        onChange={(exclusions) => change({ exclusions })}
        error={faultOf('exclusions')}
      />
    </>
  );
}
