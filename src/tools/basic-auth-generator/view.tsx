import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import styles from './view.module.css';
import { DecodeCard } from './decode-card';
import { EncodeCard } from './encode-card';

/** A header from a user name and a password above, the way back below; the other way round where a header was handed over. */
export default function BasicAuthGenerator() {
  // A header that was handed over comes first, with what it says.
  const [isGiven] = useDraft('isGiven', false, {
    secret: true,
    takes: (given) => takesLine(given) !== undefined || undefined,
  });
  const cards = [<EncodeCard key="encode" />, <DecodeCard key="decode" />];
  return <div className={styles.page}>{isGiven ? cards.toReversed() : cards}</div>;
}
