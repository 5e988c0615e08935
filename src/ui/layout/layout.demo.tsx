import { useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { CopyRow, CopyRows } from '../copy-rows/copy-rows';
import { NumberField } from '../number-field/number-field';
import { SliderField } from '../slider-field/slider-field';
import { Switch } from '../switch/switch';
import { Columns, Group, ResultHead, SideBySide } from './layout';

const SETS = ['A–Z', 'a–z', '0–9', '!?#…'];

export default function LayoutDemo() {
  const [length, setLength] = useState(64);
  const [count, setCount] = useState(8);
  const [sets, setSets] = useState<readonly string[]>(SETS.slice(0, 3));
  const [each, setEach] = useState(true);
  return (
    <SideBySide
      options={
        <>
          <Group label="Characters">
            <Columns>
              {SETS.map((set) => (
                <Checkbox
                  key={set}
                  label={<code>{set}</code>}
                  checked={sets.includes(set)}
                  onChange={(on) => setSets(SETS.filter((one) => (one === set ? on : sets.includes(one))))}
                />
              ))}
            </Columns>
          </Group>
          <SliderField label="Length" value={length} onChange={setLength} min={1} max={1024} sliderMax={512} />
          <Columns>
            <NumberField label="Count" value={count} onChange={setCount} min={1} max={1000} />
            <NumberField label="Width" value={count} onChange={setCount} min={1} max={1000} suffix="px" />
          </Columns>
          <Switch label="At least one of each" checked={each} onChange={setEach} />
        </>
      }
    >
      <ResultHead
        title="Tokens"
        meta="of 62 characters"
        actions={
          <>
            <Button icon="download">Download</Button>
            <Button variant="primary" icon="refresh-cw">
              Refresh
            </Button>
          </>
        }
      />
      <CopyRows nameWidth={20} label="Tokens">
        {Array.from({ length: Math.min(count, 5) }, (_, i) => (
          <CopyRow key={i} label={String(i + 1)} value={'aB3'.repeat(length).slice(0, length)} />
        ))}
      </CopyRows>
    </SideBySide>
  );
}
