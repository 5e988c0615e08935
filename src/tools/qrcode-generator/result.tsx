import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useKitWords, useLocale, useWords } from '../../i18n/context';
import { OperationFailure } from '../../lib/failure';
import type { TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOperation, type Run } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { failureHint, failureTitle } from '../../ui/text-output/failure-words';
import { showToast } from '../../ui/toast/toast';
import type { PageOptions } from './design-form';
import { TERMINALS } from '../../lib/qr/half-blocks';
import type { words as zhCn } from './locales/zh-cn';
import { draw, verify, type Encoded } from './operations';
import { canCopyPictures, canWriteWebp, copyPicture } from '../../lib/picture-files';
import styles from './view.module.css';

interface ResultProps {
  text: TextSource;
  logo: Uint8Array | undefined;
  options: PageOptions;
  onChange: (changes: Partial<PageOptions>) => void;
  run: Run<Encoded, { readonly code: string }>;
  /** What stands there instead of a code: what is missing, or what is wrong with the content. */
  instead: { readonly message: string; readonly isWrong: boolean; readonly actions?: ReactNode } | undefined;
}

/** The picture with all that can be taken from it, and what is to be known about it. */
export function CodeResult({ text, logo, options, onChange, run, instead }: ResultProps) {
  const words = useWords<typeof zhCn>();
  const encoded = instead ? undefined : run.value;
  const isReady = encoded !== undefined && !run.stale && run.status === 'done';
  return (
    <>
      <ResultHead
        title={words.code}
        actions={encoded ? <ReadBack text={text} logo={logo} options={options} isReady={isReady} /> : null}
      />
      {encoded ? (
        <>
          <Picture encoded={encoded} text={text} isStale={!isReady} />
          <p className="meta">
            {words.facts(encoded.version, encoded.modules, encoded.modes, encoded.usedBytes, encoded.availableBytes)}
          </p>
          <Takeaways encoded={encoded} text={text} logo={logo} options={options} isReady={isReady} />
          <Notes items={notesOf(words, encoded, options.size)} />
          <TerminalText encoded={encoded} options={options} onChange={onChange} isReady={isReady} />
        </>
      ) : instead?.isWrong ? (
        <Alert kind="error">
          <p>{instead.message}</p>
          {instead.actions}
        </Alert>
      ) : instead ? (
        <p className={styles.empty}>{instead.message}</p>
      ) : (
        <Failed run={run} />
      )}
    </>
  );
}

function Failed({ run }: Pick<ResultProps, 'run'>) {
  const kit = useKitWords();
  const locale = useLocale();
  if (run.status !== 'failed') return <div className={styles.waiting} aria-busy />;
  return (
    <Alert kind="error" title={failureTitle(kit, run.failure)}>
      <p>{failureHint(kit, locale, run.failure)}</p>
      <Button size="small" icon="refresh-cw" onClick={run.retry}>
        {kit.retry}
      </Button>
    </Alert>
  );
}

function notesOf(words: typeof zhCn, encoded: Encoded, size: number): NoteItem[] {
  const messages = encoded.warnings.map((warning) => words.warning(warning));
  if (encoded.isBroken) messages.push(words.broken);
  if (size < encoded.leastSize) messages.push(words.tooSmall(encoded.leastSize));
  return messages.map((message) => ({ kind: 'warning', message }));
}

/** Whether the drawn picture reads back, as a phone would read it. */
function ReadBack({
  text,
  logo,
  options,
  isReady,
}: Pick<ResultProps, 'text' | 'logo' | 'options'> & { isReady: boolean }) {
  const words = useWords<typeof zhCn>();
  const check = useOperation(verify, { text, logo }, options, { enabled: isReady });
  const scans = check.stale || check.status !== 'done' ? undefined : check.value?.scans;
  return (
    <span role="status" className={styles.badge}>
      {scans === undefined ? (
        <Badge>{words.verifying}</Badge>
      ) : scans ? (
        <Badge kind="ok" icon="shield-check">
          {words.verified}
        </Badge>
      ) : (
        <Badge kind="bad" icon="circle-x" className={styles.fails}>
          {words.fails}
        </Badge>
      )}
    </span>
  );
}

function Picture({ encoded, text, isStale }: { encoded: Encoded; text: TextSource; isStale: boolean }) {
  const words = useWords<typeof zhCn>();
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([encoded.svg], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [encoded.svg]);
  const content = typeof text === 'string' ? text : text.name;
  return (
    <div className={styles.picture} data-stale={isStale ? '' : undefined}>
      <img ref={picture} alt={words.picture(content.slice(0, 100))} />
    </div>
  );
}

interface TakeawaysProps extends Pick<ResultProps, 'text' | 'logo' | 'options'> {
  encoded: Encoded;
  isReady: boolean;
}

/** Downloads and copies. The pictures are drawn in the worker when they are asked for. */
function Takeaways({ encoded, text, logo, options, isReady }: TakeawaysProps) {
  const words = useWords<typeof zhCn>();
  const toolId = useToolId();
  const canDraw = isReady && options.size >= encoded.leastSize;
  const can = useMemo(() => ({ copy: canCopyPictures(), webp: canWriteWebp() }), []);

  async function png(): Promise<Blob> {
    const drawn = await runOperation(draw, { text, logo }, { ...options, format: 'png' }, { toolId });
    // The buttons are disabled whenever there would be a fault.
    if (!drawn.ok) throw new OperationFailure({ code: 'crashed', name: 'Error', message: drawn.fault.code });
    return new Blob([new Uint8Array(drawn.value)], { type: 'image/png' });
  }

  async function copyImage() {
    const worked = await copyPicture(png());
    showToast(worked ? { message: words.imageCopied, duration: 1500 } : { message: words.imageFailed, kind: 'error' });
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        label="SVG"
        fileName="qr-code.svg"
        mimeType="image/svg+xml"
        content={() => encoded.svg}
        disabled={!isReady}
      />
      <DownloadButton label="PNG" fileName="qr-code.png" content={png} disabled={!canDraw} />
      {can.webp ? (
        <DownloadButton
          label="WebP"
          fileName="qr-code.webp"
          content={async () => (await import('./picture-formats')).toWebp(await png())}
          disabled={!canDraw}
        />
      ) : null}
      <CopyButton label={words.copySvg} value={() => encoded.svg} disabled={!isReady} />
      <CopyButton
        label={words.copyDataUri}
        value={async () => (await import('./picture-formats')).toDataUri(await png())}
        disabled={!canDraw}
      />
      {can.copy ? (
        <Button variant="primary" icon="copy" disabled={!canDraw} onClick={() => void copyImage()}>
          {words.copyImage}
        </Button>
      ) : null}
    </div>
  );
}

interface TerminalTextProps extends Pick<ResultProps, 'options' | 'onChange'> {
  encoded: Encoded;
  isReady: boolean;
}

function TerminalText({ encoded, options, onChange, isReady }: TerminalTextProps) {
  const words = useWords<typeof zhCn>();
  return (
    <section>
      <ResultHead
        title={words.terminal}
        actions={
          <>
            <ButtonsSelect
              label={words.terminal}
              hideLabel
              size="small"
              options={TERMINALS.map((terminal) => ({ value: terminal, label: words.terminalName(terminal) }))}
              value={options.terminal}
              onChange={(terminal) => onChange({ terminal })}
            />
            <CopyButton size="small" value={() => encoded.blocks} disabled={!isReady} />
          </>
        }
      />
      <pre className={styles.blocks} data-terminal={options.terminal} aria-hidden>
        {encoded.blocks}
      </pre>
    </section>
  );
}
