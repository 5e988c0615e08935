import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Fold } from '../../ui/fold/fold';
import type { FoundEnum } from './types/build-types';
import styles from './view.module.css';

export interface EnumSwitchesProps {
  label: string;
  enums: readonly FoundEnum[];
  onSwitch: (place: string, isOn: boolean) => void;
}

/** The enums that were found: each can be a plain text instead. */
export function EnumSwitches({ label, enums, onSwitch }: EnumSwitchesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold label={label} isOpen={isOpen} onOpen={setOpen} hasEdge className={styles.fold}>
      <div className={styles.enums} role="group" aria-label={label}>
        {enums.map(({ place, values, isOn }) => (
          <Checkbox
            key={place}
            label={<span className="verbatim">{place}</span>}
            hint={<span className="verbatim">{values.map((value) => JSON.stringify(value)).join(' | ')}</span>}
            checked={isOn}
            onChange={(on) => onSwitch(place, on)}
          />
        ))}
      </div>
    </Fold>
  );
}
