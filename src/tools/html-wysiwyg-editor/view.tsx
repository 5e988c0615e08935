import { Pane } from '../../ui/pane/pane';
import { makePart, usePart } from '../../ui/part';
import { useWords } from './use-words';
import styles from './view.module.css';

const workspacePart = makePart(() => import('./workspace'));

/** Rich text edited visually or as HTML, and clean HTML of it. */
export default function HtmlWysiwygEditor() {
  const words = useWords();
  const part = usePart(workspacePart, true);
  if (part) return <part.Workspace />;
  return (
    <Pane label={words.editor} className={styles.coming} aria-busy data-awaited>
      <p>{words.loading}</p>
    </Pane>
  );
}
