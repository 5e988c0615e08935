import { useState } from 'react';
import { SecretText } from './secret-text';

export default function SecretTextDemo() {
  const [secret, setSecret] = useState('');
  return (
    <>
      <SecretText label="Secret" value={secret} onChange={setSecret} />
      <output>{JSON.stringify(secret)}</output>
    </>
  );
}
