import { TokenParts } from './token-parts';

export default function TokenPartsDemo() {
  return (
    <TokenParts
      label="Parts of the token"
      names={{ header: 'Header', payload: 'Payload', signature: 'Signature' }}
      parts={['eyJhbGciOiJub25lIn0', 'eyJzdWIiOiJhZG1pbiJ9', '']}
    />
  );
}
