import { useMemo, useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Select } from '../../ui/select/select';
import { useZoneOptions } from '../../ui/zone-select/use-zone-options';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import { MAX_ZONES, rememberedOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The zone of all readings and results, and further ones to see the result in. */
export function ZoneFields() {
  const words = useWords();
  const { zone: label, zones: furtherLabel } = words.options;
  const [{ zone, zones }, setOptions] = useOptions(rememberedOptions);
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const options = useZoneOptions(zones, { isSeen: isNear });
  const further = useMemo(() => options.filter(({ value }) => !zones.includes(value)), [options, zones]);
  return (
    <>
      <ZoneSelect words={{ ...words, zone: label }} value={zone} onChange={(next) => setOptions({ zone: next })} />
      <div className={styles.zones}>
        <Select
          label={furtherLabel}
          placeholder={words.addZone}
          options={further}
          value={undefined}
          disabled={zones.length >= MAX_ZONES}
          onChange={(next) => setOptions({ zones: [...zones, next] })}
          onPointerEnter={approach}
          onFocus={approach}
        />
        {zones.length > 0 ? (
          <ul className={styles.chips}>
            {zones.map((name) => (
              <li key={name} className={styles.chip}>
                <span>{name}</span>
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.removeZone(name)}
                  onClick={() => setOptions({ zones: zones.filter((other) => other !== name) })}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
