import { useState } from 'react';
import { InputText } from './input-text';

const RULES = [
  { validator: (value: string) => value.length > 8, message: 'At most eight letters.' },
  { validator: (value: string) => !/^[a-z]*$/.test(value), message: 'Only letters from a to z.' },
];

export default function InputTextDemo() {
  const [text, setText] = useState('');
  const [word, setWord] = useState('Word 1');
  const [address, setAddress] = useState('192.168.0.0/16');
  const [secret, setSecret] = useState('correct horse');
  const [lines, setLines] = useState('The quick brown fox\njumps over the lazy dog');
  return (
    <>
      <InputText label="Small" size="small" value={text} onChange={setText} />
      <InputText label="Medium" value={text} onChange={setText} />
      <InputText label="Large" size="large" value={text} onChange={setText} />
      <InputText label="Small, clearable" size="small" value={address} onChange={setAddress} clearable mono />
      <InputText label="Clearable, monospaced" value={address} onChange={setAddress} clearable mono />
      <InputText label="Password" type="password" value={secret} onChange={setSecret} hint="Never stored." />
      <InputText label="With rules" value={word} onChange={setWord} rules={RULES} />
      <InputText label="With an error" value="300" onChange={setText} error="Each part is from 0 to 255." />
      <InputText label="Prefix and suffix" value={text} onChange={setText} prefix="https://" suffix="px" />
      <InputText label="With an icon" value={text} onChange={setText} icon="search" />
      <InputText label="Several lines" multiline value={lines} onChange={setLines} meta="43 bytes" clearable />
      <InputText
        label="Several lines, invalid"
        multiline
        rows={5}
        mono
        value={lines}
        onChange={setLines}
        error="Too long."
      />
      <InputText label="Read only" readOnly value="Filled in by the step before" onChange={setText} />
      <InputText label="Disabled" disabled value="Filled in by the step before" onChange={setText} />
    </>
  );
}
