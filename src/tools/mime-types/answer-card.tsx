import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { Extensions } from './extensions';
import type { Answer } from './lookup';
import { dotted } from './mime-type';
import { TypeName } from './type-name';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The best answer, all others, and what to paste where. */
export function AnswerCard({ answer }: { answer: Answer }) {
  const words = useWords();
  if (answer.kind === 'list') return <p className={styles.note}>{words.matches(answer.count)}</p>;
  const best = answer.kind === 'type' ? answer.type : answer.types[0];
  if (!best) return null;
  const { type, source, ownExtensions } = best;
  const extensions = answer.kind === 'type' ? best.extensions : [answer.extension];
  const found = answer.kind === 'type' ? extensions.map(dotted).join(' ') : type;
  const own = ownExtensions.filter((extension) => extensions.includes(extension));
  return (
    <section className={styles.answer} aria-label={words.answer}>
      {answer.kind === 'type' && answer.insteadOf !== undefined ? (
        <p className={styles.note}>
          {words.insteadOf(answer.insteadOf)} <TypeName type={type} />
        </p>
      ) : null}
      <div className={styles.best}>
        {answer.kind === 'type' ? <Extensions all={extensions} /> : <TypeName type={type} />}
        {found === '' ? <span>{words.noExtension}</span> : null}
        <Badge>{words.sources[source]}</Badge>
        {found === '' ? null : <CopyButton sends={found} value={found} size="small" variant="primary" />}
      </div>
      {answer.kind === 'extension' ? <OtherTypes answer={answer} /> : null}
      {own.map((extension) => (
        <p key={extension} className={styles.note}>
          {words.ownExtension(extension)}
        </p>
      ))}
      <CopyRows label={words.snippets}>
        <CopyRow label={words.header} value={`Content-Type: ${type}`} />
        <CopyRow label={words.attribute} value={`accept="${[...extensions.map(dotted), type].join(',')}"`} />
      </CopyRows>
    </section>
  );
}

/** What else an extension may stand for. */
function OtherTypes({ answer: { extension, types, inner } }: { answer: Extract<Answer, { kind: 'extension' }> }) {
  const words = useWords();
  return (
    <>
      {types.length > 1 ? (
        <div className={styles.also}>
          <span>{words.also}</span>
          {types.slice(1).map(({ type, source }) => (
            <span key={type} className={styles.one}>
              <TypeName type={type} />
              <Badge>{words.sources[source]}</Badge>
            </span>
          ))}
        </div>
      ) : null}
      {extension === 'ts' ? <p className={styles.note}>{words.notTypeScript}</p> : null}
      {inner ? (
        <p className={styles.note}>
          {words.inner(inner.extension)} <TypeName type={inner.type.type} />
        </p>
      ) : null}
    </>
  );
}
