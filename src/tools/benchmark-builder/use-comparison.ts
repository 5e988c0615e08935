import { useCallback, useMemo, useState } from 'react';
import { defaultOptions } from '../../operations/complete-options';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { useReorder } from '../../ui/reorder/use-reorder';
import { tellUnreadable } from '../../ui/toast/toast';
import { benchmarkOptions, type StoredSuite } from './operations';
import { rankSuites } from './ranking';
import type { Statistics } from './statistics';
import { looksLikeHyperfine, type SuitesFault } from './suites';
import { useSuites } from './use-suites';
import { useWords } from './use-words';
import { findUnit } from './values';

const FIRST_SUITES = defaultOptions(benchmarkOptions).suites;

/** The suites with what can be done with them, and how they compare. */
export function useComparison() {
  const words = useWords();
  const [options, change] = useOptions(benchmarkOptions);
  const { rankBy, lowerIsBetter } = options;
  const { suites, ...acts } = useSuites(options, change, FIRST_SUITES);
  const [measured, setMeasured] = useState<ReadonlyMap<number, Statistics | undefined>>(new Map());
  const [fault, setFault] = useState<SuitesFault>();
  const [said, setSaid] = useState('');

  const foundUnit = suites.map(({ values }) => findUnit(values)).find((found) => found !== '') ?? '';
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
  const takeText = (text: string) =>
    setFault(
      looksLikeHyperfine(text)
        ? acts.importRuns(text)
        : acts.addFilled([{ name: words.newSuite(suites.length + 1), values: text }]),
    );
  useHandedOver(({ text }) => {
    if (typeof text === 'string') takeText(text);
    else void text?.text().then(takeText, tellUnreadable);
  });
  const note = useCallback(
    (id: number, statistics: Statistics | undefined) =>
      setMeasured((former) => (former.get(id) === statistics ? former : new Map(former).set(id, statistics))),
    [],
  );
  return {
    suites,
    ranked,
    foundUnit,
    unit: options.unit.trim() === '' ? foundUnit : options.unit.trim(),
    fault,
    /** For those who do not see: where a suite has gone. */
    said,
    list,
    add: () => acts.add(words.newSuite(suites.length + 1)),
    importRuns: (text: string) => setFault(acts.importRuns(text)),
    forgetFault: () => setFault(undefined),
    /** The props of the card of a suite. */
    cardOf: (suite: StoredSuite, place: number) => ({
      suite,
      onChange: (changes: Partial<StoredSuite>) => edit(suite, changes),
      onRemove: suites.length > 1 ? () => acts.remove(suite) : undefined,
      onUp: place > 0 ? () => move(suite, place - 1) : undefined,
      onDown: place < suites.length - 1 ? () => move(suite, place + 1) : undefined,
      grip: gripOf(String(suite.id), place),
      isDragged: dragged === String(suite.id),
      onMeasured: note,
    }),
  };
}
