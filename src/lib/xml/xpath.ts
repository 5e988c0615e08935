import { KIND, NONE, at, attributesOf, contentEnd, kindOf, nameOf, type XmlIndex } from './xml-index';

/**
 * The XPath (1.0) that selects just this node, such as `/feed/entry[2]`. An element in a default namespace, for which
 * XPath has no short name, is written as `*[local-name()='entry']`. The XML and document type declarations are no nodes
 * of XPath: of them it is `/`.
 */
export function xpathTo(index: XmlIndex, node: number): string {
  const line: number[] = [];
  for (let step = node; step !== NONE; step = at(index.parents, step)) line.push(step);
  const steps: string[] = [];
  let isInDefault = false;
  for (const step of line.reverse()) {
    isInDefault = saysDefaultNamespace(index, step) ?? isInDefault;
    steps.push(stepTo(index, step, isInDefault));
  }
  return `/${steps.join('/')}`;
}

function stepTo(index: XmlIndex, node: number, isInDefault: boolean): string {
  switch (kindOf(index, node)) {
    case KIND.element:
      return elementStep(index, node, isInDefault);
    case KIND.comment:
      return withPosition(
        'comment()',
        positionOf(index, node, (other) => kindOf(index, other) === KIND.comment),
      );
    case KIND.instruction: {
      const name = nameOf(index, node);
      const isAlike = (other: number) => kindOf(index, other) === KIND.instruction && nameOf(index, other) === name;
      return withPosition(`processing-instruction('${name}')`, positionOf(index, node, isAlike));
    }
    case KIND.text:
    case KIND.cdata:
      return withPosition('text()', textPositionOf(index, node));
    default:
      return '';
  }
}

/** Where a node stands among its like, from 1, and how many there are. */
interface Position {
  readonly place: number;
  readonly total: number;
}

function withPosition(step: string, { place, total }: Position): string {
  return total > 1 ? `${step}[${place}]` : step;
}

function elementStep(index: XmlIndex, node: number, isInDefault: boolean): string {
  const name = nameOf(index, node);
  const tag = `<${name}`;
  const { text, starts } = index;
  const isAlike = (other: number) => {
    const start = at(starts, other);
    return text.startsWith(tag, start) && /[\s/>\u0085]/.test(text.charAt(start + tag.length));
  };
  const position = positionOf(index, node, isAlike);
  const hasShortName = name.includes(':') || !isInDefault;
  return withPosition(hasShortName ? name : `*[local-name()='${name}']`, position);
}

/** Whether an element declares a default namespace, or that there is none; undefined when it says nothing of it. */
function saysDefaultNamespace(index: XmlIndex, node: number): boolean | undefined {
  const tag = index.text.slice(at(index.starts, node), at(index.tagEnds, node));
  if (kindOf(index, node) !== KIND.element || !tag.includes('xmlns')) return undefined;
  const declared = attributesOf(tag).find(({ name }) => name === 'xmlns');
  return declared && declared.value.length > 2;
}

function positionOf(index: XmlIndex, node: number, isAlike: (other: number) => boolean): Position {
  const parent = at(index.parents, node);
  const end = parent === NONE ? index.count : at(index.nexts, parent);
  let place = 0;
  let total = 0;
  for (let other = parent === NONE ? 0 : parent + 1; other < end; other = at(index.nexts, other)) {
    if (!isAlike(other)) continue;
    total++;
    if (other === node) place = total;
  }
  return { place, total };
}

/** To XPath, text and CDATA sections side by side are one node, and white space between elements is one too. */
function textPositionOf(index: XmlIndex, node: number): Position {
  const parent = at(index.parents, node);
  const { starts, ends, nexts } = index;
  let place = 0;
  let total = 0;
  let read = at(index.tagEnds, parent);
  let isInText = false;
  const readText = () => {
    if (!isInText) total++;
    isInText = true;
  };
  for (let child = parent + 1; child < at(nexts, parent); child = at(nexts, child)) {
    if (at(starts, child) > read) readText();
    const kind = kindOf(index, child);
    if (kind === KIND.text || kind === KIND.cdata) readText();
    else isInText = false;
    if (child === node) place = total;
    read = at(ends, child);
  }
  if (contentEnd(index, parent) > read) readText();
  return { place, total };
}
