import { OpenIn, type OpenInProps } from '../open-in/open-in';
import styles from './converter.module.css';

export interface LeadsToProps {
  tool: string;
  label: string;
  text: OpenInProps['text'];
  fileName: string;
}

/** A link to a tool that begins with the result. */
export function LeadsTo({ tool, label, text, fileName }: LeadsToProps) {
  return (
    <OpenIn tool={tool} text={text} fileName={fileName} className={styles.leadsTo}>
      {label}
    </OpenIn>
  );
}
