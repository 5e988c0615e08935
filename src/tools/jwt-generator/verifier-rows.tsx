import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Tabs } from '../../ui/tabs/tabs';
import { ResultHead } from '../../ui/layout/layout';
import { useState } from 'react';
import type { VerifierKey } from './verifier';
import { useWords } from './use-words';
import styles from './view.module.css';

const FORMS = ['pem', 'jwk', 'jwks'] as const;
type Form = (typeof FORMS)[number];

const FILES: Readonly<Record<Form, { readonly fileName: string; readonly mimeType: string }>> = {
  pem: { fileName: 'public.pem', mimeType: 'application/x-pem-file' },
  jwk: { fileName: 'public.jwk.json', mimeType: 'application/jwk+json' },
  jwks: { fileName: 'jwks.json', mimeType: 'application/jwk-set+json' },
};

/** The public half of the key in the forms that verifiers take, and its thumbprint. */
export function VerifierRows({ verifier, stale }: { verifier: VerifierKey; stale: boolean }) {
  const words = useWords();
  const [form, setForm] = useState<Form>('pem');
  const text = verifier[form];
  return (
    <section aria-label={words.verifier} className={styles.verifier}>
      <ResultHead
        title={words.verifier}
        actions={
          <>
            <DownloadButton size="small" disabled={stale} {...FILES[form]} content={() => text} />
            <CopyButton size="small" value={text} sends={words.verifierRows[form]} disabled={stale} />
          </>
        }
      />
      <Tabs
        label={words.verifier}
        size="small"
        value={form}
        onChange={setForm}
        tabs={FORMS.map((id) => ({ id, label: words.verifierRows[id] }))}
      />
      <pre className={styles.keyText} data-stale={stale ? '' : undefined}>
        {text}
      </pre>
      <FactRows
        title={words.verifier}
        hideTitle
        nameWidth={170}
        rows={[{ label: words.verifierRows.thumbprint, value: verifier.thumbprint }]}
      />
    </section>
  );
}
