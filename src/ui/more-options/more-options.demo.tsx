import { useState } from 'react';
import { InputText } from '../input-text/input-text';
import { MoreOptions } from './more-options';

export default function MoreOptionsDemo() {
  const [prefix, setPrefix] = useState('');
  const isWrong = prefix.length > 3;
  return (
    <MoreOptions hasError={isWrong} onReset={() => setPrefix('')}>
      <InputText label="Prefix" value={prefix} onChange={setPrefix} error={isWrong && 'At most three characters.'} />
    </MoreOptions>
  );
}
