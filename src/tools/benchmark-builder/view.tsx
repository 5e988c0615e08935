import { useCallback, useMemo, useRef, useState } from 'react';
import { defaultOptions } from '../../operations/complete-options';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { useReorder } from '../../ui/reorder/use-reorder';
import { Switch } from '../../ui/switch/switch';
import { benchmarkOptions, type StoredSuite } from './operations';
import { rankSuites, RANKINGS } from './ranking';
import { Results } from './results';
import type { Statistics } from './statistics';
import { SuiteCard } from './suite-card';
import { looksLikeHyperfine, MAX_SUITES, type SuitesFault } from './suites';
import { useSuites } from './use-suites';
import { findUnit } from './values';
import { useWords } from './use-words';
import styles from './view.module.css';

const UNITS = ['ns', 'µs', 'ms', 's', 'B', 'op/s'];
const SPREADS = ['sample', 'population'] as const;
const FIRST_SUITES = defaultOptions(benchmarkOptions).suites;

/** Compares series of measurements. */
export default function BenchmarkBuilder() {
  const words = useWords();
  const [options, change, reset] = useOptions(benchmarkOptions);
  const { unit: ownUnit, spread, rankBy, lowerIsBetter } = options;
  const { suites, ...acts } = useSuites(options, change, FIRST_SUITES);
  const [measured, setMeasured] = useState<ReadonlyMap<number, Statistics | undefined>>(new Map());
  const [fault, setFault] = useState<SuitesFault>();
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLInputElement>(null);

  const foundUnit = suites.map(({ values }) => findUnit(values)).find((found) => found !== '') ?? '';
  const unit = ownUnit.trim() === '' ? foundUnit : ownUnit.trim();
  const ranked = useMemo(() => {
    const known = suites.map(({ id, name }) => ({ name, statistics: measured.get(id) }));
    return rankSuites(known, { rankBy, lowerIsBetter });
  }, [suites, measured, rankBy, lowerIsBetter]);

  const move = (suite: StoredSuite, place: number) => {
    if (!suites[place] || suites[place] === suite) return;
    acts.move(suite, place);
    setSaid(words.moved(suite.name, place + 1, suites.length));
  };
  const { list, dragged, gripOf } = useReorder<HTMLDivElement>((key, place) => {
    const suite = suites.find(({ id }) => String(id) === key);
    if (suite) move(suite, place);
  });
  const edit = (suite: StoredSuite, changes: Partial<StoredSuite>) => {
    const isImport = changes.values !== undefined && looksLikeHyperfine(changes.values);
    setFault(isImport ? acts.importRuns(changes.values ?? '') : undefined);
    if (!isImport) acts.change(suite, changes);
  };
  const note = useCallback(
    (id: number, statistics: Statistics | undefined) =>
      setMeasured((former) => (former.get(id) === statistics ? former : new Map(former).set(id, statistics))),
    [],
  );

  return (
    <Stack>
      <OptionRow
        onReset={() => {
          reset();
          setFault(undefined);
        }}
      >
        <Option label={words.unit}>
          <InputText
            className={styles.unit}
            label={words.unit}
            hideLabel
            size="small"
            list="benchmark-units"
            placeholder={foundUnit}
            value={ownUnit}
            onChange={(next) => change({ unit: next })}
          />
        </Option>
        <datalist id="benchmark-units">
          {UNITS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <OptionSelect
          label={words.rankBy}
          options={RANKINGS.map((value) => ({ value, label: words.rankings[value] }))}
          value={rankBy}
          onChange={(next) => change({ rankBy: next })}
        />
        <OptionSelect
          label={words.spread}
          options={SPREADS.map((value) => ({ value, label: words.spreads[value] }))}
          value={spread}
          onChange={(next) => change({ spread: next })}
        />
        <Switch
          label={words.lowerIsBetter}
          checked={lowerIsBetter}
          onChange={(next) => change({ lowerIsBetter: next })}
        />
      </OptionRow>
      <div ref={list} className={styles.suites}>
        {suites.map((suite, place) => (
          <SuiteCard
            key={suite.id}
            suite={suite}
            unit={unit}
            spread={spread}
            onChange={(changes) => edit(suite, changes)}
            onRemove={suites.length > 1 ? () => acts.remove(suite) : undefined}
            onUp={place > 0 ? () => move(suite, place - 1) : undefined}
            onDown={place < suites.length - 1 ? () => move(suite, place + 1) : undefined}
            grip={gripOf(String(suite.id), place)}
            isDragged={dragged === String(suite.id)}
            onMeasured={note}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button disabled={suites.length >= MAX_SUITES} onClick={() => acts.add(words.newSuite(suites.length + 1))}>
          {words.add}
        </Button>
        <Button variant="quiet" icon="upload" onClick={() => picker.current?.click()}>
          {words.import}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={words.import}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            void file?.text().then((text) => setFault(acts.importRuns(text)));
          }}
        />
      </div>
      {fault ? <Alert kind="error">{words.fault(fault)}</Alert> : null}
      <p className="sr" role="status">
        {said}
      </p>
      <Results suites={ranked} unit={unit} format={options.format} onFormat={(format) => change({ format })} />
    </Stack>
  );
}
