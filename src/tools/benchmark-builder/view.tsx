import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import { tellUnreadable } from '../../ui/toast/toast';
import { benchmarkOptions } from './operations';
import { Results } from './results';
import { SuiteCard } from './suite-card';
import { MAX_SUITES } from './suites';
import { useComparison } from './use-comparison';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Compares series of measurements. */
export default function BenchmarkBuilder() {
  const words = useWords();
  const { suites, ranked, unit, foundUnit, fault, said, list, cardOf, ...acts } = useComparison();
  return (
    <Stack>
      <Options
        schema={benchmarkOptions}
        words={words.options}
        open={['unit', 'rankBy', 'spread', 'lowerIsBetter']}
        without={['suites', 'format']}
        own={{ unit: <UnitField foundUnit={foundUnit} /> }}
        onReset={acts.forgetFault}
      />
      <div ref={list} className={styles.suites}>
        {suites.map((suite, place) => (
          <SuiteCard key={suite.id} unit={unit} {...cardOf(suite, place)} />
        ))}
      </div>
      <div className={styles.acts}>
        <Button disabled={suites.length >= MAX_SUITES} onClick={acts.add}>
          {words.add}
        </Button>
        <FileButton
          variant="quiet"
          label={words.import}
          accept=".json,application/json"
          onFile={(file) => void file.text().then(acts.importRuns, tellUnreadable)}
        />
      </div>
      {fault ? <Alert kind="error">{words.fault(fault)}</Alert> : null}
      <p className="sr" role="status">
        {said}
      </p>
      <Results suites={ranked} unit={unit} />
    </Stack>
  );
}

const UNITS = ['ns', 'µs', 'ms', 's', 'B', 'op/s'];

/** A unit of one's own, or one of the usual. */
function UnitField({ foundUnit }: { foundUnit: string }) {
  const label = useWords().options.unit;
  const [{ unit }, change] = useOptions(benchmarkOptions);
  return (
    <Option label={label}>
      <InputText
        className={styles.unit}
        label={label}
        hideLabel
        size="small"
        list="benchmark-units"
        placeholder={foundUnit}
        value={unit}
        onChange={(next) => change({ unit: next })}
      />
      <datalist id="benchmark-units">
        {UNITS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </Option>
  );
}
