import { useState } from 'react';
import { InputText } from '../input-text/input-text';
import { ResetButton } from './reset-button';

export default function ResetButtonDemo() {
  const [value, setValue] = useState('changed');
  return (
    <>
      <InputText label="Value" value={value} onChange={setValue} />
      <ResetButton onReset={() => setValue('default')} />
    </>
  );
}
