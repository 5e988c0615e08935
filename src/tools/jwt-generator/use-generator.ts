import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { isRsa, isShared, type SignAlg } from './algs';
import { isHeaderText } from './detect-parts';
import { algOf, defaultHeader, withAlg } from './header';
import { keysOfSet } from './key-set';
import { EXAMPLE_PAYLOAD, EXAMPLE_SECRET, sign, signOptions } from './operations';

const SECRET = { secret: true } as const;

/** Curves are slow, so the worker signs; it need not wait for the end of typing. */
const signOnCurves = { ...sign, inlineLimit: 0, pause: 0 };
const signWithRsa = { ...sign, inlineLimit: 0 };

/** Header, payload and key of the page, with what follows from them for the operations. */
export function useGenerator() {
  const [options, change, reset] = useOptions(signOptions);
  const [typedHeader, setTypedHeader] = useDraft<string | undefined>('header', undefined, {
    ...SECRET,
    takes: ({ text }) => (typeof text === 'string' && isHeaderText(text) ? text : undefined),
  });
  const [payload, setPayload] = useDraft<TextSource>('payload', EXAMPLE_PAYLOAD, {
    ...SECRET,
    takes: ({ text }) => (typeof text === 'string' && isHeaderText(text) ? undefined : text),
  });
  const secret = useDraftField('secret', EXAMPLE_SECRET, SECRET);
  const key = useDraftField('key', '', SECRET);
  const passphrase = useDraftField('passphrase', '', SECRET);
  const keyId = useDraftField('keyId', '', SECRET);
  // Of the other page; a secret field is wiped once nothing shows it.
  const [claims, setClaims] = useDraft<TextSource>('claims', '', SECRET);

  const { alg } = options;
  const header = headerFor(typedHeader, alg);
  const setHeader = (next: string) => {
    setTypedHeader(next);
    const named = algOf(next);
    if (named !== undefined && named !== alg) change({ alg: named });
  };
  const setAlg = (next: SignAlg) => {
    setTypedHeader(withAlg(header, next));
    change({ alg: next });
  };

  const written = isShared(alg) ? secret : key;
  const keys = alg === 'none' ? [] : keysOfSet(written.value);
  const chosenId = keys.some(({ kid }) => kid === keyId.value) ? keyId.value : '';
  const inputs = {
    header,
    ...(alg !== 'none' && { key: written.value }),
    // What is empty is left out: it is no secret that was lost.
    ...(passphrase.value !== '' && !isShared(alg) && { passphrase: passphrase.value }),
    ...(chosenId !== '' && { keyId: chosenId }),
  };
  const needsKey = alg !== 'none' && !isShared(alg) && key.value.trim() === '';
  return {
    options,
    change,
    reset: () => {
      reset();
      setTypedHeader(undefined);
    },
    header,
    setHeader,
    payload,
    setPayload,
    alg,
    setAlg,
    secret,
    key,
    written,
    passphrase,
    keys,
    keyId: { value: chosenId, onChange: keyId.onChange },
    claims,
    setClaims,
    inputs,
    /** A private key is asked for; there is nothing wrong yet. */
    needsKey,
    /** So is a payload: raw text may be empty. */
    lacksPayload: !options.raw && isEmptySource(payload),
  };
}

export type Generator = ReturnType<typeof useGenerator>;

/** The header as it was typed, with the algorithm that is chosen: another tab, or a link, may have chosen it. */
function headerFor(typed: string | undefined, alg: SignAlg): string {
  if (typed === undefined) return defaultHeader(alg);
  const named = algOf(typed);
  return named === undefined || named === alg ? typed : withAlg(typed, alg);
}

/** The token of what stands on the page. */
export function useToken({ payload, inputs, alg, options, needsKey, lacksPayload }: Generator) {
  const operation = isRsa(alg) ? signWithRsa : isShared(alg) || alg === 'none' ? sign : signOnCurves;
  return useOperation(operation, { payload, ...inputs }, options, { enabled: !needsKey && !lacksPayload });
}
