import { KIND, at, attributesOf, kindOf, nameOf, type XmlIndex } from '../../../lib/xml/xml-index';
import { useWords } from '../use-words';
import styles from './xml-node.module.css';
import { ownText, shownOnRow, writtenNode } from './xml-rows';

const SHOWN_ATTRIBUTES = 20;
/** A start tag longer than this shows no attributes: nobody reads them in a row. */
const READ_LENGTH = 20_000;

interface XmlNodeProps {
  index: XmlIndex;
  node: number;
}

/** What a row says: an element with its attributes and what is in it, or another node as it is written. */
export function XmlNode({ index, node }: XmlNodeProps) {
  if (kindOf(index, node) === KIND.element) return <Element index={index} node={node} />;
  const { colour, text } = writtenNode(index, node);
  return <span data-kind={colour}>{text}</span>;
}

function Element({ index, node }: XmlNodeProps) {
  const words = useWords();
  const text = ownText(index, node);
  const elements = at(index.elementCounts, node);
  return (
    <>
      <span data-kind="key">{nameOf(index, node)}</span>
      <Attributes index={index} node={node} />
      {text === undefined ? null : <span className={styles.text}> {shownOnRow(text)}</span>}
      {elements > 0 ? ' ' : null}
      {elements > 0 ? <span className={styles.count}>{words.elements(elements)}</span> : null}
    </>
  );
}

function Attributes({ index, node }: XmlNodeProps) {
  const start = at(index.starts, node);
  const end = at(index.tagEnds, node);
  if (end - start > READ_LENGTH) return <span data-kind="quiet"> …</span>;
  const attributes = attributesOf(index.text.slice(start, end));
  return (
    <>
      {attributes.slice(0, SHOWN_ATTRIBUTES).map(({ name, value }) => (
        <span key={name} className={styles.attribute}>
          {' '}
          <span>{name}</span>={shownOnRow(value)}
        </span>
      ))}
      {attributes.length > SHOWN_ATTRIBUTES ? <span data-kind="quiet"> …</span> : null}
    </>
  );
}
