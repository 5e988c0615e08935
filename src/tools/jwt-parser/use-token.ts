import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { findAlgorithm } from '../../lib/jwt/algorithms';
import { decode, EXAMPLE_TOKEN, verify, viewOptions } from './operations';

/** The token and the key, what the token says, and whether its signature is right. */
export function useToken() {
  const [{ secretForm }] = useOptions(viewOptions);
  const [source, setSource] = useDraft<TextSource>('token', EXAMPLE_TOKEN, { secret: true, takes: 'text' });
  const [key, setKey] = useDraft('key', '', { secret: true });
  const run = useOperation(decode, { token: source }, {}, { enabled: !isEmptySource(source) });
  const isSigned = run.value?.kind === 'signed';
  const check = useOperation(verify, { token: source, key }, { secretForm }, { enabled: isSigned && key !== '' });
  const isHmac = findAlgorithm(run.value?.alg ?? 'HS256')?.family === 'hmac';
  return { source, setSource, key, setKey, run, check, isHmac };
}
