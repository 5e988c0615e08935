import styles from './view.module.css';
import { DecodeCard } from './decode-card';
import { EncodeCard } from './encode-card';

/** A header from a user name and a password above, the way back below. */
export default function BasicAuthGenerator() {
  return (
    <div className={styles.page}>
      <EncodeCard />
      <DecodeCard />
    </div>
  );
}
