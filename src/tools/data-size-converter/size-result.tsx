import { useLocale } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { rememberedOptions } from './options';
import type { SizeReport } from './reports';
import { SHOWERS } from './shown-by';
import { Headline, UnitGroups } from './unit-groups';
import { symbolOf } from './units';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A size in all units, and as programs show it. */
export function SizeResult({ report }: { report: SizeReport }) {
  const words = useWords();
  const { heads, groups, isWholeBits, shown } = report;
  const [bytes, bits] = groups;
  return (
    <>
      <Headline heads={heads} />
      <Notes
        items={[
          !isWholeBits && { kind: 'info', message: words.fractionOfBit },
          isWholeBits && !shown && { kind: 'info', message: words.fractionOfByte },
        ]}
      />
      {bytes ? <UnitGroups groups={[bytes]} /> : null}
      <div className={styles.families}>
        {shown ? (
          <section className={styles.section} aria-label={words.shownBy}>
            <ResultHead title={words.shownBy} />
            <CopyRows label={words.shownBy} nameWidth={130}>
              {SHOWERS.map((shower) => (
                <CopyRow key={shower} label={words.showers[shower]} value={shown[shower]} />
              ))}
            </CopyRows>
          </section>
        ) : null}
        <MoreForms report={report} />
      </div>
      {bits ? <UnitGroups groups={[bits]} /> : null}
    </>
  );
}

function MoreForms({ report: { pieces, words: said, power, difference } }: { report: SizeReport }) {
  const words = useWords();
  const language = useLocale();
  const [{ block }] = useOptions(rememberedOptions);
  return (
    <section className={styles.section} aria-label={words.more}>
      <ResultHead title={words.more} />
      <CopyRows label={words.more} nameWidth={130}>
        {said === undefined ? null : <CopyRow label={words.inWords} value={said} />}
        {power === undefined ? null : (
          <CopyRow label={words.power} value={`${power} ${symbolOf('B', { language, kilo: '1000' })}`} />
        )}
        {difference ? (
          <CopyRow
            label={words.difference}
            value={words.differenceText(
              difference.binary,
              /^\d/.test(difference.decimal) ? difference.decimal : `1 ${difference.decimal}`,
              difference.percent,
            )}
          />
        ) : null}
        {pieces.map(({ piece, number }) => (
          <CopyRow
            key={piece}
            label={piece === 'block' ? words.blockOf(String(block)) : words.pieces[piece]}
            value={number}
          />
        ))}
      </CopyRows>
    </section>
  );
}
