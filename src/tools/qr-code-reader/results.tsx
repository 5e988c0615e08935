import { useMemo } from 'react';
import { Button } from '../../ui/button/button';
import { Section } from '../../ui/layout/layout';
import { AllCodes } from './all-codes';
import type { CodeOfFile } from './codes-csv';
import { CodeList } from './code-list';
import { PictureResult } from './picture-result';
import type { Reading, Readings } from './readings';
import type { FoundCode } from './report';
import { SeriesList } from './series-list';
import { useSeries } from './use-series';
import { useWords } from './use-words';

export interface ResultsProps {
  readings: readonly Reading[];
  /** Of their pictures, each once. */
  names: readonly string[];
  /** All that was found, in pictures and by the camera. */
  codes: readonly CodeOfFile[];
  scanned: readonly FoundCode[];
  onClear: () => void;
  control: Readings;
  onRemove: (picture: File) => void;
}

/** All that was found: first what can be done with it together, then series, the camera's codes, and each picture. */
export function Results({ readings, names, codes, scanned, onClear, control, onRemove }: ResultsProps) {
  const words = useWords();
  const found = useMemo(() => codes.map(({ code }) => code), [codes]);
  const series = useSeries(found);
  const isAlone = readings.length + Math.min(scanned.length, 1) === 1;
  return (
    <>
      {codes.length > 0 ? <AllCodes codes={codes} series={series} /> : null}
      <SeriesList series={series} codes={found} />
      {scanned.length > 0 ? (
        <Section
          title={words.fromCamera}
          actions={
            <Button size="small" variant="quiet" onClick={onClear}>
              {words.clear}
            </Button>
          }
        >
          <CodeList codes={scanned} label={words.fromCamera} of={isAlone ? undefined : words.camera} />
        </Section>
      ) : null}
      {readings.map((reading, index) => (
        <PictureResult
          key={control.keyOf(reading.picture)}
          reading={reading}
          name={names[index] ?? reading.picture.name}
          isAlone={isAlone}
          onCancel={() => control.cancel(reading.picture)}
          onRetry={() => control.retry(reading.picture)}
          onRemove={() => onRemove(reading.picture)}
        />
      ))}
    </>
  );
}
