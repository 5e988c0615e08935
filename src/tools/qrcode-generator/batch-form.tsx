import { useEffect, useId, useRef, useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { downloadBlob } from '../../lib/download';
import { failureOf, type Failure } from '../../lib/failure';
import { PICTURE_FORMATS } from '../../lib/qr/design-options';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Progress } from '../../ui/progress/progress';
import { TextInput } from '../../ui/text-input/text-input';
import { failureHint, failureTitle } from '../../ui/text-output/failure-words';
import type { BatchFault } from './batch';
import type { PageOptions } from './design-form';
import { batch } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

interface BatchFormProps {
  options: PageOptions;
  onChange: (changes: Partial<PageOptions>) => void;
  logo: Uint8Array | undefined;
}

type Work =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly done: number; readonly total: number | undefined; readonly startedAt: number }
  | { readonly status: 'fault'; readonly fault: BatchFault }
  | { readonly status: 'failed'; readonly failure: Failure };

/** One code per line, packed into a ZIP. */
export function BatchForm({ options, onChange, logo }: BatchFormProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const toolId = useToolId();
  const id = useId();
  const [lines, setLines] = useDraft<TextSource>('batch', '');
  const [work, setWork] = useState<Work>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function pack() {
    const controller = new AbortController();
    running.current = controller;
    const startedAt = Date.now();
    setWork({ status: 'busy', done: 0, total: undefined, startedAt });
    try {
      const zip = await runOperation(
        batch,
        { text: lines, logo },
        { ...options, format: options.batchFormat },
        {
          toolId,
          signal: controller.signal,
          onProgress: (done, total) => setWork({ status: 'busy', done, total, startedAt }),
        },
      );
      setWork(zip.ok ? { status: 'idle' } : { status: 'fault', fault: zip.fault });
      if (zip.ok) downloadBlob(new Blob([new Uint8Array(zip.value)], { type: 'application/zip' }), 'qr-codes.zip');
    } catch (error) {
      setWork(controller.signal.aborted ? { status: 'idle' } : { status: 'failed', failure: failureOf(error) });
    }
  }

  const fault = work.status === 'fault' ? work.fault : undefined;
  const line = fault && 'line' in fault ? fault.line : undefined;
  return (
    <section className={styles.batch} aria-labelledby={id}>
      <h2 id={id}>{words.batch}</h2>
      <p className="meta">{words.batchHint}</p>
      <TextInput
        label={words.batchLines}
        value={lines}
        onChange={(next) => {
          setLines(next);
          if (work.status !== 'busy') setWork({ status: 'idle' });
        }}
        rows={5}
        error={fault && { message: words.batchFault(fault), ...(line === undefined ? {} : { line }) }}
      />
      {work.status === 'failed' ? (
        <Alert kind="error" title={failureTitle(kit, work.failure)}>
          {failureHint(kit, locale, work.failure)}
        </Alert>
      ) : null}
      {work.status === 'busy' ? (
        <Progress
          title={kit.working}
          done={work.done}
          total={work.total}
          startedAt={work.startedAt}
          unit="items"
          onCancel={() => running.current?.abort()}
        />
      ) : (
        <div className={styles.batchActions}>
          <ButtonsSelect
            label={words.format}
            hideLabel
            options={PICTURE_FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))}
            value={options.batchFormat}
            onChange={(batchFormat) => onChange({ batchFormat })}
          />
          <Button icon="download" disabled={isEmptySource(lines)} onClick={() => void pack()}>
            {words.makeZip}
          </Button>
        </div>
      )}
    </section>
  );
}
