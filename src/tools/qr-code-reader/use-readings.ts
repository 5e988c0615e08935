import { useEffect, useState, useSyncExternalStore } from 'react';
import { useToolId } from '../../operations/tool-context';
import { readPicture, type ReadOptions } from './read-picture';
import { Readings, type Reading } from './readings';

/** How far each picture is; read again when what counts for reading changes. */
export function useReadings(pictures: readonly File[], options: ReadOptions): readonly [readonly Reading[], Readings] {
  const toolId = useToolId();
  const [readings] = useState(
    () => new Readings((picture, chosen, settings) => readPicture(picture, chosen, { ...settings, toolId })),
  );
  useEffect(() => readings.follow(pictures, options), [readings, pictures, options]);
  useEffect(() => readings.close, [readings]);
  return [useSyncExternalStore(readings.subscribe, readings.get, readings.get), readings];
}
