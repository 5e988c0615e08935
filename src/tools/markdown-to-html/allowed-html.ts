const set = (names: string) => new Set(names.split(/\s+/));

/** Elements that show text and nothing else; none of them changes how a browser reads what is in it. */
export const ALLOWED_TAGS = set(`
  a abbr article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure footer
  h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary
  sup table tbody td tfoot th thead time tr tt u ul var wbr`);

export const VOID_TAGS = set('br col hr img input wbr');

/** These end a paragraph that is open. */
const BLOCKS = set(`
  address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre
  section summary table ul`);

interface Ending {
  /** Open elements that end where another one begins. */
  readonly ends: ReadonlySet<string>;
  /** What keeps those around it open. */
  readonly within: ReadonlySet<string>;
}

const CELLS = set('td th caption table');
const IN_TABLE: ReadonlySet<string> = set('table');
const CELL: Ending = { ends: set('td th caption colgroup'), within: IN_TABLE };
const ROW: Ending = { ends: set('td th tr caption colgroup'), within: IN_TABLE };
const ROW_GROUP: Ending = { ends: set('td th tr caption colgroup thead tbody tfoot'), within: IN_TABLE };
const TERM: Ending = { ends: set('dt dd'), within: set('dl td th table') };
const RUBY_TEXT: Ending = { ends: set('rt rp'), within: set('ruby td th table') };

const ENDINGS: Readonly<Record<string, Ending>> = {
  li: { ends: set('li'), within: set('ul ol td th table') },
  dt: TERM,
  dd: TERM,
  a: { ends: set('a'), within: CELLS },
  td: CELL,
  th: CELL,
  tr: ROW,
  thead: ROW_GROUP,
  tbody: ROW_GROUP,
  tfoot: ROW_GROUP,
  rt: RUBY_TEXT,
  rp: RUBY_TEXT,
};

const HEADINGS = set('h1 h2 h3 h4 h5 h6');
const PARAGRAPH: Ending = { ends: set('p'), within: CELLS };
const HEADING: Ending = { ends: HEADINGS, within: CELLS };

/** What ends where an element begins. */
export function endingsOf(name: string): readonly Ending[] {
  const own = Object.hasOwn(ENDINGS, name) ? ENDINGS[name] : undefined;
  return [...(own ? [own] : []), ...(BLOCKS.has(name) ? [PARAGRAPH] : []), ...(HEADINGS.has(name) ? [HEADING] : [])];
}

/** What a table is made of: only an end of one of these closes a cell. */
export const TABLE_PARTS = set('table caption colgroup thead tbody tfoot tr td th');

/** What goes with all that is in it: to a browser that is no text. */
export const DROPPED_WHOLE = set(
  'script style iframe noembed noframes xmp textarea title template svg math object audio video canvas head select',
);

/** Without any attribute a link says nothing. */
export const isIdle = (tag: string, attributes: string): boolean => tag === 'a' && attributes === '';

const EVERYWHERE = set('id class title lang dir');

const OF_TAGS: Readonly<Record<string, ReadonlySet<string>>> = {
  a: set('href'),
  img: set('src alt width height align'),
  input: set('type checked disabled'),
  ol: set('start type reversed'),
  li: set('value'),
  td: set('align valign colspan rowspan headers'),
  th: set('align valign colspan rowspan headers scope abbr'),
  col: set('span'),
  colgroup: set('span'),
  table: set('align'),
  p: set('align'),
  div: set('align'),
  h1: set('align'),
  h2: set('align'),
  h3: set('align'),
  h4: set('align'),
  h5: set('align'),
  h6: set('align'),
  details: set('open'),
  time: set('datetime'),
  del: set('datetime cite'),
  ins: set('datetime cite'),
  blockquote: set('cite'),
  q: set('cite'),
};

/** Attributes whose value is an address. */
export const ADDRESSES = set('href src cite');

export const isAllowedAttribute = (tag: string, name: string): boolean =>
  EVERYWHERE.has(name) || (Object.hasOwn(OF_TAGS, tag) && OF_TAGS[tag]?.has(name) === true);

/** All attributes that any element may have. */
export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...EVERYWHERE,
  ...Object.values(OF_TAGS).flatMap((names) => [...names]),
]);
