import { useMemo, useState } from 'react';
import { toHex } from '../../lib/hex';
import type { LineEndingChoice } from '../../lib/line-endings';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { type Form, isRaw } from './algorithms';
import { encrypt, encryptRaw } from './operations';
import { encryptionOptions, rawOptionsOf } from './options';
import { useIvReuse } from './use-iv-reuse';
import type { RawDraft } from './use-raw-draft';
import { readBytes } from './written-bytes';

/** The bytes of a key with its IV: the same key may be written in several ways. */
function usedKey(key: string, form: Form, iv: string): string {
  const bytes = readBytes(key, form, 'key');
  return `${bytes.ok ? toHex(bytes.value) : key} ${iv}`;
}

/** What a text is encrypted to, with a passphrase or with a raw key. */
export function useSealed(text: TextSource, lineEnding: LineEndingChoice, passphrase: string, draft: RawDraft) {
  const [options] = useOptions(encryptionOptions);
  const { algorithm, iterations, derivation, legacyIterations, readAs: textAs, keyAs, isPadded } = options;
  const [round, setRound] = useState(0);
  const raw = isRaw(algorithm) ? algorithm : undefined;
  const modern = isRaw(algorithm) ? undefined : algorithm;
  const sealOptions = { algorithm: modern, iterations, derivation, legacyIterations, textAs, lineEnding };
  const sealed = useOperation(encrypt, { text, passphrase }, sealOptions, { enabled: raw === undefined });
  const key = draft.key.value;
  const rawSealed = useOperation(
    encryptRaw,
    { text, key, additional: draft.additional.value, ...(draft.iv !== undefined && { iv: draft.iv }) },
    { ...rawOptionsOf(options), algorithm: raw, textAs, lineEnding },
    { enabled: raw !== undefined, resultKey: round },
  );
  const run = raw ? rawSealed : sealed;
  const rawResult = rawSealed.status === 'done' ? rawSealed.value : undefined;
  const use = useMemo(() => {
    if (!rawResult) return undefined;
    const { iv, tag } = rawResult;
    // The tag of GCM depends on the text and the additional data, however they are written.
    const message = tag === undefined ? [algorithm, text, textAs, lineEnding, isPadded] : [algorithm, tag];
    return { secret: usedKey(key, keyAs, iv), message };
  }, [rawResult, keyAs, isPadded, key, text, textAs, lineEnding, algorithm]);

  return {
    run,
    result: run.status === 'done' ? run.value : undefined,
    fault: run.status === 'fault' ? run.fault : undefined,
    /** IV and tag of a raw cipher. */
    rawResult,
    /** In hex: what was drawn while no IV is typed. */
    drawnIv: rawSealed.value?.iv,
    drawIv: () => setRound(round + 1),
    isReused: useIvReuse(use),
  };
}
