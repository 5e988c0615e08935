import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ResultHead, Section } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { factRows, insideRows, typeText } from './fact-rows';
import type { Facts } from './facts';
import { useWords } from './use-words';
import styles from './view.module.css';

const NAME_WIDTH = 170;

/** A block in all its figures, the address in other forms, and what is in it. */
export function FactsView({ facts }: { facts: Facts }) {
  const words = useWords();
  const { forms, block, prefix, version, type, inside, hasHostBits, dropped } = facts;
  const rows = factRows(facts, words).map((row) => {
    if (row.label !== words.fact.type) return row;
    return { ...row, shown: <TypeShown text={typeText(facts, words)} isAll={type.isAll} /> };
  });
  const form = words.form;
  const shortName = version === 4 ? form.dotted : form.short;
  return (
    <>
      <ResultHead title={words.facts} meta={block} />
      <FactRows title={words.facts} hideTitle nameWidth={NAME_WIDTH} rows={rows} />
      <p className={styles.muted}>{words.registryDate}</p>
      <Notes
        items={[
          hasHostBits && prefix > 0 && { kind: 'info', message: words.hostBitsNote(block) },
          facts.count === '2' && { kind: 'info', message: words.pointToPoint },
          dropped && { kind: 'info', message: words.dropped[dropped] },
        ]}
      />
      {inside.length > 0 ? (
        <Section title={words.insideTitle}>
          <FactRows title={words.insideTitle} hideTitle nameWidth={NAME_WIDTH} rows={insideRows(inside, words)} />
        </Section>
      ) : null}
      <Section title={words.formsTitle}>
        <FactRows
          title={words.formsTitle}
          hideTitle
          nameWidth={NAME_WIDTH}
          rows={[
            { label: shortName, value: forms.short },
            forms.full !== undefined && { label: form.full, value: forms.full },
            forms.mixed !== undefined && { label: version === 4 ? form.mapped : form.mixed, value: forms.mixed },
            { label: form.integer, value: forms.integer },
            { label: form.hex, value: forms.hex },
            { label: form.binary, value: forms.binary, shown: <Bits digits={forms.binary} prefix={prefix} /> },
          ]}
        />
      </Section>
    </>
  );
}

function TypeShown({ text, isAll }: { text: string; isAll: boolean }) {
  const words = useWords();
  if (isAll) return text;
  return (
    <>
      {text} <Badge kind="warn">{words.severalTypes}</Badge>
    </>
  );
}

/** The bits of an address in groups, with a line where those of the network end. */
function Bits({ digits, prefix }: { digits: string; prefix: number }) {
  const words = useWords();
  const size = digits.length === 32 ? 8 : 16;
  const part = (from: number, to: number) => {
    let text = '';
    // A gap before each group but the first of all.
    for (let at = from; at < to; at++) text += at % size === 0 && at > 0 ? ` ${digits.charAt(at)}` : digits.charAt(at);
    return text;
  };
  return (
    <span className={styles.bits}>
      <span className={styles.networkBits}>{part(0, prefix)}</span>
      {prefix > 0 && prefix < digits.length ? (
        <span className={styles.boundary} role="img" aria-label={words.boundary(prefix)} />
      ) : null}
      <span>{part(prefix, digits.length)}</span>
    </span>
  );
}
