import { KIND, at, attributesOf, kindOf, nameOf, type XmlIndex } from '../../../lib/xml/xml-index';
import { useWords } from '../use-words';
import styles from './xml-node.module.css';
import { ownText } from './xml-rows';

/** Longer texts are cut in the tree; copying gives them whole. */
const SHOWN_LENGTH = 300;
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
  const start = at(index.starts, node);
  const end = at(index.ends, node);
  const text = cut(index.text.slice(start, Math.min(end, start + SHOWN_LENGTH + 1)));
  const kind = kindOf(index, node);
  const isWord = kind === KIND.declaration || kind === KIND.doctype || kind === KIND.instruction;
  return <span data-kind={kind === KIND.comment ? 'quiet' : isWord ? 'word' : 'string'}>{text}</span>;
}

function Element({ index, node }: XmlNodeProps) {
  const words = useWords();
  const text = ownText(index, node);
  const elements = at(index.elementCounts, node);
  return (
    <>
      <span data-kind="key">{nameOf(index, node)}</span>
      <Attributes index={index} node={node} />
      {text === undefined ? null : <span className={styles.text}> {cut(text)}</span>}
      {elements > 0 ? (
        <>
          {' '}
          <span className={styles.count}>{words.elements(elements)}</span>
        </>
      ) : null}
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
          <span>{name}</span>={cut(value)}
        </span>
      ))}
      {attributes.length > SHOWN_ATTRIBUTES ? <span data-kind="quiet"> …</span> : null}
    </>
  );
}

/** On one line, for a row is one line high. */
function cut(text: string): string {
  const line = text.slice(0, SHOWN_LENGTH).replace(/\s+/g, ' ');
  return text.length > SHOWN_LENGTH ? `${line}…` : line;
}
