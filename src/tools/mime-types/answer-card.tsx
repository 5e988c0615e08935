import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import type { Answer } from './lookup';
import type { MimeType } from './mime-type';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The best answer, all others, and what to paste where. */
export function AnswerCard({ answer }: { answer: Answer }) {
  const words = useWords();
  switch (answer.kind) {
    case 'list':
      return <p className={styles.note}>{words.matches(answer.count)}</p>;
    case 'type':
      return <TypeAnswer entry={answer.type} insteadOf={answer.insteadOf} />;
    case 'extension': {
      const [best] = answer.types;
      return best ? <ExtensionAnswer answer={answer} best={best} /> : null;
    }
  }
}

function ExtensionAnswer({ answer, best }: { answer: Answer & { kind: 'extension' }; best: MimeType }) {
  const words = useWords();
  const { extension, types, inner } = answer;
  return (
    <section className={styles.answer} aria-label={words.answer}>
      <div className={styles.best}>
        <TextCopyable value={best.type} />
        <Badge>{words.sources[best.source]}</Badge>
        <CopyButton value={best.type} size="small" variant="primary" />
      </div>
      {types.length > 1 ? (
        <div className={styles.also}>
          <span>{words.also}</span>
          {types.slice(1).map(({ type, source }) => (
            <span key={type} className={styles.one}>
              <TextCopyable value={type} />
              <Badge>{words.sources[source]}</Badge>
            </span>
          ))}
        </div>
      ) : null}
      {extension === 'ts' ? <p className={styles.note}>{words.notTypeScript}</p> : null}
      {inner ? (
        <p className={styles.note}>
          {words.inner(inner.extension)} <TextCopyable value={inner.type.type} />
        </p>
      ) : null}
      {best.ownExtensions.includes(extension) ? <p className={styles.note}>{words.ownExtension(extension)}</p> : null}
      <Snippets type={best.type} extensions={[extension]} />
    </section>
  );
}

function TypeAnswer({ entry, insteadOf }: { entry: MimeType; insteadOf: string | undefined }) {
  const words = useWords();
  const { type, extensions, ownExtensions, source } = entry;
  return (
    <section className={styles.answer} aria-label={words.answer}>
      {insteadOf === undefined ? null : (
        <p className={styles.note}>
          {words.insteadOf(insteadOf)} <TextCopyable value={type} />
        </p>
      )}
      <div className={styles.best}>
        {extensions.length > 0 ? (
          <span className={styles.extensions}>
            {extensions.map((extension) => (
              <TextCopyable key={extension} value={`.${extension}`} />
            ))}
          </span>
        ) : (
          <span>{words.noExtension}</span>
        )}
        <Badge>{words.sources[source]}</Badge>
        {extensions.length > 0 ? (
          <CopyButton value={extensions.map((extension) => `.${extension}`).join(' ')} size="small" variant="primary" />
        ) : null}
      </div>
      {ownExtensions.map((extension) => (
        <p key={extension} className={styles.note}>
          {words.ownExtension(extension)}
        </p>
      ))}
      <Snippets type={type} extensions={extensions} />
    </section>
  );
}

function Snippets({ type, extensions }: { type: string; extensions: readonly string[] }) {
  const words = useWords();
  const accepted = [...extensions.map((extension) => `.${extension}`), type].join(',');
  return (
    <CopyRows label={words.snippets}>
      <CopyRow label={words.header} value={`Content-Type: ${type}`} />
      <CopyRow label={words.attribute} value={`accept="${accepted}"`} />
    </CopyRows>
  );
}
