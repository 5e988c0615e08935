import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { Select } from '../../ui/select/select';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { isRsa, isShared, type SignAlg } from './algs';
import { NEW_KEYS, type NewKey } from './make-key';
import { generate } from './operations';
import type { Generator } from './use-generator';
import { useWords } from './use-words';
import styles from './view.module.css';

const CURVES: Readonly<Partial<Record<SignAlg, readonly NewKey[]>>> = {
  HS256: ['secret-256', 'secret-384', 'secret-512'],
  HS384: ['secret-384', 'secret-512'],
  HS512: ['secret-512'],
  ES256: ['P-256'],
  ES384: ['P-384'],
  ES512: ['P-521'],
  ES256K: ['secp256k1'],
  EdDSA: ['ed25519', 'ed448'],
  Ed25519: ['ed25519'],
  Ed448: ['ed448'],
};

/** The kinds of keys that an algorithm can sign with, the usual one first. */
function kindsFor(alg: SignAlg): readonly NewKey[] {
  return CURVES[alg] ?? NEW_KEYS.filter((kind) => isRsa(alg) && kind.startsWith('rsa'));
}

/** Makes a key that fits the algorithm and puts it into its field. */
export function MakeKey({ generator }: { generator: Generator }) {
  const words = useWords();
  const { alg, change, written, passphrase } = generator;
  const kinds = kindsFor(alg);
  const [chosen, setChosen] = useState<NewKey>();
  const [asked, setAsked] = useState<{ readonly round: number; readonly kind: NewKey; readonly alg: SignAlg }>();
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'secret-256';
  const run = useOperation(
    generate,
    {},
    { type: asked?.kind ?? kind },
    { enabled: asked !== undefined, resultKey: asked?.round, dependsOn: [] },
  );
  const made = run.status === 'done' ? run.value : undefined;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (made === undefined || made === taken.current) return;
    taken.current = made;
    // Another algorithm may have been chosen meanwhile.
    if (asked?.alg !== alg) return;
    written.onChange(made);
    passphrase.onChange('');
    if (isShared(alg)) change({ secretForm: 'base64url' });
  }, [made, asked, alg, written, passphrase, change]);

  return (
    <div className={styles.makeKey}>
      <div className={styles.makeLine}>
        {kinds.length > 1 ? (
          <Select
            label={words.newKeyType}
            hideLabel
            options={kinds.map((value) => ({ value, label: words.options.type.values[value] }))}
            value={kind}
            onChange={setChosen}
          />
        ) : null}
        <Button
          icon="key-round"
          aria-busy={run.status === 'busy' || undefined}
          onClick={() => run.status !== 'busy' && setAsked({ round: (asked?.round ?? 0) + 1, kind, alg })}
        >
          {words.makeKey}
        </Button>
      </div>
      {run.status === 'busy' ? <Elapsed /> : null}
      <Unfinished run={run} unit="items" />
      {run.fault ? <Alert kind="error">{words.keyFault(run.fault)}</Alert> : null}
      {made !== undefined && made === written.value ? (
        <NewKeyBox key={made} made={made} isSecret={isShared(alg)} />
      ) : null}
    </div>
  );
}

/** The new key as long as it is the one of the field: once shown it can be copied and saved. */
function NewKeyBox({ made, isSecret }: { made: string; isSecret: boolean }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <section aria-label={words.newKey} className={styles.newKey}>
      <ResultHead
        title={words.newKey}
        actions={
          <>
            <RevealButton isShown={isShown} onShow={setShown} />
            {isShown ? (
              <>
                <DownloadButton
                  size="small"
                  iconOnly
                  fileName={isSecret ? 'jwt-secret.txt' : 'private.pem'}
                  mimeType={isSecret ? 'text/plain' : 'application/x-pem-file'}
                  content={() => made}
                />
                <CopyButton size="small" value={made} />
              </>
            ) : null}
          </>
        }
      />
      {isShown ? <pre className={styles.keyText}>{made}</pre> : null}
      <p className={styles.hint}>{words.newKeyHint}</p>
    </section>
  );
}

/** How long the work goes on, once it is more than a moment. */
function Elapsed() {
  const words = useWords();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  return seconds === 0 ? null : (
    <p className={styles.hint} role="timer">
      {words.elapsed(seconds)}
    </p>
  );
}
