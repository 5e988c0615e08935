import type { BytesField, DecryptFault, EncryptFault } from './faults';

export type CipherFault = EncryptFault | DecryptFault;

/** The fault, if it is about the field. Faults without a field are about the text. */
export function faultAt<F extends CipherFault>(fault: F | undefined, field: BytesField | 'passphrase'): F | undefined {
  return fault && fieldOf(fault) === field ? fault : undefined;
}

function fieldOf(fault: CipherFault): BytesField | 'passphrase' {
  if ('field' in fault) return fault.field;
  const { code } = fault;
  if (code === 'key-size') return 'key';
  if (code === 'iv-size' || code === 'no-iv') return 'iv';
  return code === 'no-passphrase' ? 'passphrase' : 'text';
}
