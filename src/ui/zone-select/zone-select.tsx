import { useMemo, useState } from 'react';
import { browserZone } from '../../lib/zones';
import { Select } from '../select/select';
import { useZoneOptions } from './use-zone-options';

export interface ZoneSelectProps {
  /** The words of the tool: of the field, and of the browser's own zone. */
  words: { readonly zone: string; readonly browserZone: (zone: string) => string };
  /** Empty for the browser's own. */
  value: string;
  onChange: (zone: string) => void;
  /** Plain offsets such as `+05:30` beside the zones. @default true */
  withOffsets?: boolean;
}

/** A time zone, found by its name, its offset or one of its cities; the browser's own stands first. */
export function ZoneSelect({ words, value, onChange, withOffsets = true }: ZoneSelectProps) {
  const chosen = useMemo(() => [value], [value]);
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const zones = useZoneOptions(chosen, { isSeen: isNear || value !== '', withOffsets });
  const options = useMemo(() => [{ value: '', label: words.browserZone(browserZone()) }, ...zones], [words, zones]);
  return (
    <Select
      label={words.zone}
      options={options}
      value={value}
      onChange={onChange}
      onPointerEnter={approach}
      onFocus={approach}
    />
  );
}
