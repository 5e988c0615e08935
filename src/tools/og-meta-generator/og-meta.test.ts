import { describe, expect, it } from 'vitest';
import { ALL_FIELDS, OG_TYPES } from './fields';
import { EMPTY_META, faultOf, findFaults, missingProperties, normalValue, type Meta } from './meta';
import { writeTags, type TagOptions } from './write-tags';

const OFF: TagOptions = { syntax: 'html', withBasics: false, withComments: false, repeatForX: false };
const meta = (part: Partial<Meta>): Meta => ({ ...EMPTY_META, ...part });
const tags = (part: Partial<Meta>, options: Partial<TagOptions> = {}) =>
  writeTags(meta(part), { ...OFF, ...options }).split('\n');

describe('the tags', () => {
  it('are two when nothing is filled in', () => {
    expect(tags({})).toEqual([
      '<meta property="og:type" content="website">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it('stand one per line in their order', () => {
    expect(tags({ values: { 'og:title': 'Hello' } })).toEqual([
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Hello">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it.each([
    ['Tom & "Jerry" <b>', 'Tom &amp; &quot;Jerry&quot; &lt;b&gt;'],
    ['你好 😀', '你好 😀'],
    ["it's {x} `y`", "it's {x} `y`"],
    ['two\nlines', 'two&#10;lines'],
    ['&amp;', '&amp;amp;'],
    ['  around  ', 'around'],
  ])('escape %j', (title, written) => {
    expect(tags({ values: { 'og:title': title } })[1]).toBe(`<meta property="og:title" content="${written}">`);
  });

  it('repeat what repeats', () => {
    expect(
      tags({ type: 'article', lists: { 'article:tag': [{ 'article:tag': 'a' }, {}, { 'article:tag': 'b' }] } }).slice(
        1,
        3,
      ),
    ).toEqual(['<meta property="article:tag" content="a">', '<meta property="article:tag" content="b">']);
  });

  it('keep a picture and what belongs to it together', () => {
    const image = {
      'og:image:height': '630',
      'og:image:width': '1200',
      'og:image:alt': 'A',
      'og:image': 'https://example.com/i.png',
    };
    const other = { 'og:image': 'https://example.com/j.png', 'og:image:type': 'image/png' };
    expect(tags({ lists: { 'og:image': [image, { 'og:image:alt': 'of nothing' }, other] } }).slice(1, -1)).toEqual([
      '<meta property="og:image" content="https://example.com/i.png">',
      '<meta property="og:image:alt" content="A">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image" content="https://example.com/j.png">',
      '<meta property="og:image:type" content="image/png">',
    ]);
  });

  it('name the disc of an album as the protocol does', () => {
    const album = { 'music:album': 'https://example.com/a', 'music:album:disc': '1', 'music:album:track': '3' };
    expect(tags({ type: 'music.song', lists: { 'music:album': [album] } }).slice(1, 4)).toEqual([
      '<meta property="music:album" content="https://example.com/a">',
      '<meta property="music:album:disc" content="1">',
      '<meta property="music:album:track" content="3">',
    ]);
  });

  it('are only those of the chosen type and card', () => {
    const values = { 'book:isbn': '1', 'profile:username': 'me', 'twitter:player': 'https://p.example' };
    expect(tags({ type: 'book', values })).toContain('<meta property="book:isbn" content="1">');
    expect(tags({ type: 'book', values }).join('')).not.toMatch(/profile|player/);
    expect(tags({ type: 'profile', card: 'player', values })).toContain(
      '<meta name="twitter:player" content="https://p.example">',
    );
  });

  it('give accounts their sign', () => {
    expect(tags({ values: { 'twitter:site': 'nasa', 'twitter:creator': '＠esa' } }).slice(2)).toEqual([
      '<meta name="twitter:site" content="@nasa">',
      '<meta name="twitter:creator" content="@esa">',
    ]);
  });
});

describe('the options', () => {
  const full = {
    values: { 'og:title': 'A "b" {c}', 'og:description': 'D', 'og:url': 'https://example.com/' },
    lists: { 'og:image': [{ 'og:image': 'https://example.com/i.png', 'og:image:alt': 'I' }] },
  };

  it('end void tags with a slash', () => {
    expect(tags({ values: { 'og:title': 'Hello' } }, { syntax: 'xhtml' })[1]).toBe(
      '<meta property="og:title" content="Hello" />',
    );
  });

  it('add what pages say besides', () => {
    expect(tags(full, { withBasics: true }).slice(0, 3)).toEqual([
      '<title>A &quot;b&quot; {c}</title>',
      '<meta name="description" content="D">',
      '<link rel="canonical" href="https://example.com/">',
    ]);
  });

  it('write JSX, in which braces would be code', () => {
    expect(tags(full, { syntax: 'jsx', withBasics: true, withComments: true }).slice(0, 5)).toEqual([
      '{/* Page */}',
      '<title>{"A \\"b\\" {c}"}</title>',
      '<meta name="description" content="D" />',
      '<link rel="canonical" href="https://example.com/" />',
      '{/* Open Graph */}',
    ]);
  });

  it('repeat for X', () => {
    expect(tags(full, { repeatForX: true }).slice(-5)).toEqual([
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:title" content="A &quot;b&quot; {c}">',
      '<meta name="twitter:description" content="D">',
      '<meta name="twitter:image" content="https://example.com/i.png">',
      '<meta name="twitter:image:alt" content="I">',
    ]);
  });

  it('leave out the comment of an empty section', () => {
    expect(tags({}, { withBasics: true, withComments: true })[0]).toBe('<!-- Open Graph -->');
  });
});

describe('values', () => {
  it.each([
    ['url', 'https://example.com/a?b#c', undefined],
    ['url', 'HTTP://example.com', undefined],
    ['url', ' ｈｔｔｐｓ：//example.com ', undefined],
    ['url', '/about', 'not-url'],
    ['url', 'example.com', 'not-url'],
    ['url', '//example.com', 'not-url'],
    ['url', 'https:example.com', 'not-url'],
    ['url', 'https://', 'not-url'],
    ['url', 'https://a b', 'not-url'],
    ['url', 'ftp://example.com', 'not-url'],
    ['url', 'data:text/plain,x', 'not-url'],
    ['whole', '12', undefined],
    ['whole', '１２', undefined],
    ['whole', '12px', 'not-whole'],
    ['whole', '0', 'not-whole'],
    ['whole', '-1', 'not-whole'],
    ['whole', '1.5', 'not-whole'],
    ['whole', '1e3', 'not-whole'],
    ['date', '2024-05-01', undefined],
    ['date', '2024-05-01T10:00:00Z', undefined],
    ['date', '2024-05-01T10:00+02:00', undefined],
    ['date', '2024-05-01T10:00:00.123+08', undefined],
    ['date', '2024-05', undefined],
    ['date', '2024', undefined],
    ['date', '2024-02-30', 'not-date'],
    ['date', '2024-13', 'not-date'],
    ['date', '01/05/2024', 'not-date'],
    ['date', '2024-05-01 10:00', 'not-date'],
    ['date', 'May 1', 'not-date'],
    ['text', 'anything', undefined],
    ['reference', 'Jane Doe', undefined],
    ['url', '', undefined],
    ['whole', '  ', undefined],
  ] as const)('%s %j', (form, value, fault) => expect(faultOf(form, value)).toBe(fault));

  it('are normal without blanks and full-width signs', () => {
    expect(normalValue('whole', ' １２００ ')).toBe('1200');
    expect(normalValue('account', '@')).toBe('@');
    expect(normalValue('account', '')).toBe('');
    expect(normalValue('reference', '王小明（编辑）')).toBe('王小明（编辑）');
  });

  it('are checked where they count', () => {
    const values = { 'og:url': '/about', 'video:duration': 'x' };
    const lists: Meta['lists'] = {
      'og:image': [{ 'og:image': 'https://e.x/i' }, { 'og:image': 'https://e.x/j', 'og:image:width': '12px' }],
    };
    expect([...findFaults(meta({ values, lists }))]).toEqual([
      ['og:url', 'not-url'],
      ['og:image:width#1', 'not-whole'],
    ]);
    expect(findFaults(meta({ type: 'video.movie', values })).get('video:duration')).toBe('not-whole');
  });

  it('that the protocol asks for are missed', () => {
    expect(missingProperties(EMPTY_META)).toEqual(['og:title', 'og:url', 'og:image']);
    expect(missingProperties(meta({ lists: { 'og:image': [{ 'og:image': 'x' }] } }))).toEqual(['og:title', 'og:url']);
  });
});

it('has a field for each property of the protocol, under its exact name', () => {
  const names = new Set(ALL_FIELDS.flatMap((field) => [field, ...(field.parts ?? [])]).map(({ property }) => property));
  for (const name of names) expect(name).toMatch(/^(og|article|book|profile|music|video|twitter)(:[a-z_]+)+$/);
  expect(OG_TYPES).toHaveLength(12);
  expect(names.has('music:album:disc')).toBe(true);
});
