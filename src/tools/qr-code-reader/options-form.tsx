import { useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Fold } from '../../ui/fold/fold';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { remembered } from './operations';
import { KIND_GROUPS, type KindGroup } from './options';
import { KINDS, type Kind } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

const GROUPS = ['matrix', 'product', 'linear'] as const satisfies readonly KindGroup[];

/** How pictures are read: as what bytes are taken, and which kinds of code are looked for. */
export function OptionsForm() {
  const words = useWords();
  const [, , reset] = useOptions(remembered);
  const look = useOptionField(remembered, words.options);
  return (
    <>
      {look('charset', { searchable: false })}
      <KindsField />
      <ResetButton onReset={reset} />
    </>
  );
}

/** None chosen means all of them: then each box is ticked. */
function KindsField() {
  const words = useWords();
  const [{ kinds }, setOptions] = useOptions(remembered);
  const [isOpen, setOpen] = useState(false);
  const chosen: readonly Kind[] = kinds.length === 0 ? KINDS : kinds;
  const change = (of: readonly Kind[], isWanted: boolean) => {
    const next = KINDS.filter((kind) => (of.includes(kind) ? isWanted : chosen.includes(kind)));
    setOptions({ kinds: next.length === KINDS.length ? [] : next });
  };
  return (
    <div>
      <Fold
        label={words.kindsAre(kinds.length === 0 ? words.allKinds : words.someKinds(kinds.length))}
        hasEdge
        isOpen={isOpen}
        onOpen={setOpen}
      >
        <div className={styles.kinds}>
          {GROUPS.map((group) => (
            <KindsOfGroup key={group} group={group} chosen={chosen} onChange={change} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

interface KindsOfGroupProps {
  group: KindGroup;
  chosen: readonly Kind[];
  onChange: (kinds: readonly Kind[], isWanted: boolean) => void;
}

function KindsOfGroup({ group, chosen, onChange }: KindsOfGroupProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const kinds: readonly Kind[] = KIND_GROUPS[group];
  const count = kinds.filter((kind) => chosen.includes(kind)).length;
  return (
    <div>
      <div className={styles.kindGroup}>
        <Checkbox
          label={words.kindGroups[group]}
          checked={count === kinds.length}
          indeterminate={count > 0 && count < kinds.length}
          onChange={(isWanted) => onChange(kinds, isWanted)}
        />
      </div>
      <Fold label={words.singly(words.kindGroups[group])} isOpen={isOpen} onOpen={setOpen} className={styles.singly}>
        <div className={styles.kindList}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={words.kinds[kind]}
              checked={chosen.includes(kind)}
              // Without any there would be nothing to look for.
              disabled={chosen.length === 1 && chosen[0] === kind}
              onChange={(isWanted) => onChange([kind], isWanted)}
            />
          ))}
        </div>
      </Fold>
    </div>
  );
}
