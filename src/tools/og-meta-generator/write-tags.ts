import { type Field } from './fields';
import { fieldsOf, itemsOf, normalValue, valueOf, type Meta } from './meta';

export const SYNTAXES = ['html', 'xhtml', 'jsx'] as const;
export type Syntax = (typeof SYNTAXES)[number];

export interface TagOptions {
  /** Void tags end with `>`, with `/>`, or all of it is JSX. */
  readonly syntax: Syntax;
  /** Also `<title>`, the description and the canonical address. */
  readonly withBasics: boolean;
  readonly withComments: boolean;
  /** Title, description and picture once more for X, which else takes those of Open Graph. */
  readonly repeatForX: boolean;
}

type Attributes = readonly (readonly [name: string, value: string])[];

/** One tag per line, in sections; a field that is empty has none. Every value is escaped. */
export function writeTags(meta: Meta, options: TagOptions): string {
  const { og, x } = fieldsOf(meta);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Page', options.withBasics ? basicTags(meta, options.syntax) : []],
    [
      'Open Graph',
      metaTags('property', [['og:type', meta.type], ...og.flatMap((field) => pairsOf(meta, field))], options),
    ],
    [
      'X (Twitter)',
      metaTags(
        'name',
        [
          ['twitter:card', meta.card],
          ...(options.repeatForX ? repeated(meta) : []),
          ...x.flatMap((field) => pairsOf(meta, field)),
        ],
        options,
      ),
    ],
  ];
  return sections
    .filter(([, tags]) => tags.length > 0)
    .flatMap(([title, tags]) => (options.withComments ? [comment(title, options.syntax), ...tags] : tags))
    .join('\n');
}

/** The values of a field under their properties, empty ones left out. A part without its main value says nothing. */
function pairsOf(meta: Meta, field: Field): Attributes {
  const pair = ({ property, form }: Field, typed = ''): Attributes => {
    const value = normalValue(form, typed);
    return value === '' ? [] : [[property, value]];
  };
  if (!field.repeats) return pair(field, valueOf(meta, field.property));
  return itemsOf(meta, field.property).flatMap((item) => {
    const main = pair(field, item[field.property]);
    return main.length === 0
      ? []
      : [...main, ...(field.parts ?? []).flatMap((part) => pair(part, item[part.property]))];
  });
}

function metaTags(attribute: 'property' | 'name', pairs: Attributes, { syntax }: TagOptions): string[] {
  return pairs.map(([property, value]) =>
    voidTag(
      'meta',
      [
        [attribute, property],
        ['content', value],
      ],
      syntax,
    ),
  );
}

function basicTags(meta: Meta, syntax: Syntax): string[] {
  const title = valueOf(meta, 'og:title').trim();
  const description = valueOf(meta, 'og:description').trim();
  const url = normalValue('url', valueOf(meta, 'og:url'));
  return [
    ...(title ? [`<title>${syntax === 'jsx' ? `{${JSON.stringify(title)}}` : escape(title)}</title>`] : []),
    ...(description
      ? [
          voidTag(
            'meta',
            [
              ['name', 'description'],
              ['content', description],
            ],
            syntax,
          ),
        ]
      : []),
    ...(url
      ? [
          voidTag(
            'link',
            [
              ['rel', 'canonical'],
              ['href', url],
            ],
            syntax,
          ),
        ]
      : []),
  ];
}

function repeated(meta: Meta): Attributes {
  const image = itemsOf(meta, 'og:image').find((item) => (item['og:image'] ?? '').trim() !== '');
  const pairs: Attributes = [
    ['twitter:title', valueOf(meta, 'og:title').trim()],
    ['twitter:description', valueOf(meta, 'og:description').trim()],
    ['twitter:image', normalValue('url', image?.['og:image'] ?? '')],
    ['twitter:image:alt', (image?.['og:image:alt'] ?? '').trim()],
  ];
  return pairs.filter(([, value]) => value !== '');
}

function voidTag(name: string, attributes: Attributes, syntax: Syntax): string {
  const written = attributes.map(([attribute, value]) => `${attribute}="${escape(value)}"`).join(' ');
  return `<${name} ${written}${syntax === 'html' ? '>' : ' />'}`;
}

function comment(text: string, syntax: Syntax): string {
  return syntax === 'jsx' ? `{/* ${text} */}` : `<!-- ${text} -->`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A value stays on its line. Readers of HTML and of JSX both turn these back.
  '\n': '&#10;',
  '\r': '&#13;',
};

function escape(text: string): string {
  return text.replace(/[&<>"\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
