import { Extension, Mark, type AnyExtension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanAddress, isLinkAllowed } from '../link-address';
import { Picture, verbatim } from './picture';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

/** What the starter kit is too strict for: links and colours in code, items that begin with a heading, titles that are numbers. */
function loosen(extension: AnyExtension): AnyExtension {
  if (extension instanceof Mark && extension.name === 'code') return extension.extend({ excludes: '' });
  if (extension instanceof Mark && extension.name === 'link') {
    return extension.extend({
      addAttributes() {
        return { ...this.parent?.(), title: verbatim('title') };
      },
    });
  }
  return extension.name === 'listItem' ? extension.extend({ content: 'block+' }) : extension;
}

const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(loosen);
  },
}).configure({
  heading: { levels: [1, 2, 3, 4, 5, 6] },
  // Elsewhere Enter leads out, and a paragraph that nobody wrote would become an item with the others.
  trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => isLinkAllowed(cleanAddress(address)),
    // In the editor and in what is copied from it; the output has an option of its own.
    HTMLAttributes: { target: null, rel: 'noreferrer' },
  },
});

/** `<span>` with colours, as reading writes them: a `style` attribute would be blocked by the page's policy while parsed. */
const Colours = TextStyle.extend({
  parseHTML: () => [{ tag: 'span[data-color]' }, { tag: 'span[data-background]' }],
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.color ?? null,
      renderHTML: ({ color }: Record<string, unknown>) =>
        typeof color === 'string' ? { style: `color: ${color}` } : {},
    },
    backgroundColor: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.background ?? null,
      renderHTML: ({ backgroundColor }: Record<string, unknown>) =>
        typeof backgroundColor === 'string' ? { style: `background-color: ${backgroundColor}` } : {},
    },
  }),
});

const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => element.dataset.align ?? null,
            renderHTML: ({ textAlign }: Record<string, unknown>) =>
              typeof textAlign === 'string' && ALIGNMENTS.includes(textAlign)
                ? { style: `text-align: ${textAlign}` }
                : {},
          },
        },
      },
    ];
  },
}).configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS });

/** Whether a paragraph was made for loose text, so that a picture alone in it is written without `<p>`. */
const BareParagraphs = Extension.create({
  name: 'bareParagraphs',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        isBare: {
          default: false,
          rendered: false,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => 'bare' in element.dataset,
        },
      },
    },
  ],
});

function scriptMark(name: string, tag: string, other: string): Mark {
  return Mark.create({ name, excludes: other, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

/** Without the columns' widths that the library writes into every table. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** Everything a document can hold. */
export function createExtensions(): Extensions {
  return [
    Basics,
    Colours,
    Alignment,
    BareParagraphs,
    scriptMark('subscript', 'sub', 'subscript superscript'),
    scriptMark('superscript', 'sup', 'superscript subscript'),
    PlainTable,
    TableRow,
    TableCell,
    TableHeader,
    Picture,
  ];
}
