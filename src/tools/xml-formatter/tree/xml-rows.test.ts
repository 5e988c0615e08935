import { expect, it } from 'vitest';
import { readXml } from '../../../lib/xml/read-xml';
import { expandToLevel, layOutTree } from '../../../ui/tree/tree-rows';
import { isBranch, ownText, shownOnRow, writtenNode } from './xml-rows';

const read = readXml('<a><b>x</b><c>y<d/></c><e/><f><![CDATA[z]]></f><g><!-- c --></g></a>');
if (!read.ok) throw new Error(read.fault.code);
const index = read.value;

it('shows a lone text on the row of its element', () => {
  const shape = { ...index, isBranch: (node: number) => isBranch(index, node) };
  const { nodes } = layOutTree(shape, expandToLevel(shape, 9));
  expect([...nodes]).toEqual([0, 1, 3, 4, 5, 6, 7, 9, 10]);
  expect([1, 3, 6, 7, 9].map((node) => ownText(index, node))).toEqual([
    'x',
    undefined,
    undefined,
    '<![CDATA[z]]>',
    undefined,
  ]);
});

it('writes what is no element as it stands, cut where it is long', () => {
  expect(writtenNode(index, 10)).toEqual({ colour: 'quiet', text: '<!-- c -->' });
  expect(writtenNode(index, 2)).toEqual({ colour: 'string', text: 'x' });
  expect(shownOnRow(`a\n${'b'.repeat(400)}`)).toBe(`a ${'b'.repeat(298)}…`);
});
