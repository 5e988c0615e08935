import { OpenIn } from '../open-in/open-in';
import styles from './converter.module.css';

export interface LeadsToProps {
  tool: string;
  label: string;
  text: string | Blob;
  fileName: string;
}

/** A link to a tool that begins with the result; none while there is nothing to begin with. */
export function LeadsTo({ tool, label, text, fileName }: LeadsToProps) {
  if (text === '') return null;
  return (
    <OpenIn tool={tool} text={text} fileName={fileName} className={styles.leadsTo}>
      {label}
    </OpenIn>
  );
}
