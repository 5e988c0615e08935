import { useCallback, useState } from 'react';
import { unixReading } from '../../lib/typed-instant';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Generated } from '../../ui/generated/generated';
import { InstantChoice } from '../../ui/instant-choice/instant-choice';
import { SideBySide } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Switch } from '../../ui/switch/switch';
import { FORMATS, generate, MAX_QUANTITY, ulidOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export function GenerateTab() {
  const words = useWords();
  const [options, change, reset] = useOptions(ulidOptions);
  const [isGiven, setGiven] = useDraft('isInstantGiven', false);
  const [instant, setInstant] = useDraft('instant', '');
  const reading = unixReading(instant);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  // An empty field asks to be filled in; it is no mistake yet.
  const isWaiting = isGiven && instant.trim() === '';
  const run = useOperation(
    generate,
    {},
    { ...options, instant: isGiven ? instant : '' },
    { enabled: !isWaiting, resultKey: round },
  );
  const isJson = options.format === 'json';

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
          />
          <InstantChoice
            words={words}
            isGiven={isGiven}
            onGiven={setGiven}
            instant={instant}
            onInstant={setInstant}
            readAs={reading && words.instantReadAs(reading.unit, reading.iso)}
            error={run.fault ? words.fault(run.fault) : undefined}
          />
          <ButtonsSelect
            label={words.letterCase}
            options={[
              { value: false, label: words.uppercase },
              { value: true, label: words.lowercase },
            ]}
            value={options.lowercase}
            onChange={(lowercase) => change({ lowercase })}
          />
          <ButtonsSelect
            label={words.format}
            options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
            value={options.format}
            onChange={(format) => change({ format })}
          />
          <div>
            <Switch
              label={words.monotonic}
              checked={options.monotonic}
              onChange={(monotonic) => change({ monotonic })}
            />
            <p className={styles.hint}>{words.monotonicHint}</p>
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
        title={words.title(run.status === 'fault' || isWaiting ? 0 : options.quantity)}
        run={run}
        hasRows={!isJson}
        copyLabel={words.copyAll}
        fileName={isJson ? 'ulids.json' : 'ulids.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={refresh}
        refreshLabel={words.refresh}
        refreshKey="r"
      />
      <p className={styles.hint}>{words.randomNote}</p>
    </SideBySide>
  );
}
