import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASE_STYLES, convertCase, hasWords, isWordStyle, type CaseSettings, type CaseStyle } from './convert';
import { overviewOf, rowOf } from './overview';
import { splitWords } from '../../lib/words/split-words';

const DEFAULTS: CaseSettings = {
  language: 'neutral',
  eachLine: true,
  splitDigits: false,
  keepEnds: false,
  acronyms: '',
};

function convert(text: string, style: CaseStyle, settings: Partial<CaseSettings> = {}): string {
  return convertCase(text, style, { ...DEFAULTS, ...settings });
}

describe('every style', () => {
  it.each<[CaseStyle, string]>([
    ['lower', 'the quick-brown fox of xmlhttp 2 me'],
    ['upper', 'THE QUICK-BROWN FOX OF XMLHTTP 2 ME'],
    ['camel', 'theQuickBrownFoxOfXmlHttp2Me'],
    ['pascal', 'TheQuickBrownFoxOfXmlHttp2Me'],
    ['snake', 'the_quick_brown_fox_of_xml_http_2_me'],
    ['constant', 'THE_QUICK_BROWN_FOX_OF_XML_HTTP_2_ME'],
    ['kebab', 'the-quick-brown-fox-of-xml-http-2-me'],
    ['cobol', 'THE-QUICK-BROWN-FOX-OF-XML-HTTP-2-ME'],
    ['train', 'The-Quick-Brown-Fox-Of-Xml-Http-2-Me'],
    ['dot', 'the.quick.brown.fox.of.xml.http.2.me'],
    ['path', 'the/quick/brown/fox/of/xml/http/2/me'],
    ['none', 'the quick brown fox of xml http 2 me'],
    ['sentence', 'The quick-brown fox of xmlhttp 2 me'],
    ['capital', 'The Quick-Brown Fox Of Xmlhttp 2 Me'],
    ['title', 'The Quick-Brown Fox of Xmlhttp 2 Me'],
    ['flat', 'thequickbrownfoxofxmlhttp2me'],
    ['swap', 'THE QUICK-bROWN FOX OF xmlhTTP 2 ME'],
    ['mocking', 'ThE QuIcK-BrOwN FoX Of xMlHtTp 2 mE'],
  ])('%s', (style, expected) => expect(convert('the quick-Brown fox of XMLHttp 2 me', style)).toBe(expected));
});

describe('the cases of the catalogue', () => {
  it.each<[string, CaseStyle, string, Partial<CaseSettings>?]>([
    ['lorem ipsum dolor sit amet', 'camel', 'loremIpsumDolorSitAmet'],
    ['lorem ipsum dolor sit amet', 'mocking', 'LoReM IpSuM DoLoR SiT AmEt'],
    ['XMLHttpRequest v2', 'snake', 'xml_http_request_v2'],
    ['XMLHttpRequest v2', 'constant', 'XML_HTTP_REQUEST_V2'],
    ['XMLHttpRequest v2', 'camel', 'xmlHttpRequestV2'],
    ['iPhone 15 Pro', 'camel', 'iPhone15Pro'],
    ['iPhone 15 Pro', 'kebab', 'i-phone-15-pro'],
    ['SHA256Hash', 'snake', 'sha256_hash'],
    ['SHA256Hash', 'snake', 'sha_256_hash', { splitDigits: true }],
    ['été à la plage', 'train', 'Été-À-La-Plage'],
    ['हिन्दी भाषा', 'snake', 'हिन्दी_भाषा'],
    ['你好 世界', 'snake', '你好_世界'],
    ['57832a01-ec7d-43a7', 'upper', '57832A01-EC7D-43A7'],
    ['straße', 'upper', 'STRASSE'],
    ['istanbul', 'upper', 'İSTANBUL', { language: 'tr' }],
    ['istanbul', 'upper', 'ISTANBUL'],
    ['user_id\nHTTPServerError', 'pascal', 'UserId\nHttpServerError'],
    ['😀 smile', 'mocking', '😀 SmIlE'],
    ['😀 smile', 'snake', 'smile'],
  ])('%j in %s is %j', (text, style, expected, settings) => expect(convert(text, style, settings)).toBe(expected));
});

describe('what others get wrong', () => {
  it.each<[string, CaseStyle, string]>([
    ['user 2 address v10', 'camel', 'user2AddressV10'],
    ['user 2 address v10', 'snake', 'user_2_address_v10'],
    ['9f8b7c6d-0e1f-4a2b-8c3d-4e5f60718293', 'lower', '9f8b7c6d-0e1f-4a2b-8c3d-4e5f60718293'],
    ['9f8b7c6d-0e1f-4a2b-8c3d-4e5f60718293', 'camel', '9f8b7c6d0e1f4a2b8c3d4e5f60718293'],
    ['9f8b7c6d-0e1f-4a2b-8c3d-4e5f60718293', 'snake', '9f8b7c6d_0e1f_4a2b_8c3d_4e5f60718293'],
    ['你好 world', 'capital', '你好 World'],
    ['Привет мир', 'camel', 'приветМир'],
    ['Καλημέρα κόσμε', 'constant', 'ΚΑΛΗΜΈΡΑ_ΚΌΣΜΕ'],
    ['مرحبا بالعالم', 'kebab', 'مرحبا-بالعالم'],
    ['ทดสอบ ภาษา', 'snake', 'ทดสอบ_ภาษา'],
    ['١٢٣ عدد', 'snake', '١٢٣_عدد'],
    ['iPhone_15Pro', 'camel', 'iPhone15Pro'],
  ])('%j in %s is %j', (text, style, expected) => expect(convert(text, style)).toBe(expected));
});

describe('words', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['--- !!!', []],
    ['fooBar', ['foo', 'Bar']],
    ['FOOBar', ['FOO', 'Bar']],
    ['getURLs', ['get', 'UR', 'Ls']],
    ['parseJSON2XML', ['parse', 'JSON2', 'XML']],
    ['v2beta', ['v2beta']],
    ['v2Beta', ['v2', 'Beta']],
    ['don’t', ['don', 't']],
    ['ÉtéÀLaPlage', ['Été', 'À', 'La', 'Plage']],
    ['E\u0301te\u0301A\u0300La', ['Été', 'À', 'La']],
    ['x\u0301Y\u0301', ['x\u0301', '\u00dd']],
    ['вПоле', ['в', 'Поле']],
    ['日本語テスト', ['日本語テスト']],
    ['日本語Test', ['日本語Test']],
    ['می‌خواهم', ['می‌خواهم']],
    ['क्‍ष त्र', ['क्‍ष', 'त्र']],
    ['co\u00adoperate', ['cooperate']],
    ['❤️ love', ['love']],
    ['👨‍👩‍👧 family', ['family']],
    ['\ud800 lone', ['lone']],
    ['𐐨𐐀', ['𐐨', '𐐀']],
    ['½ x²', ['½', 'x²']],
  ])('%j', (text, words) => expect(splitWords(text, { splitDigits: false })).toEqual(words));

  it.each<[string, string[]]>([
    ['SHA256Hash', ['SHA', '256', 'Hash']],
    ['2nd', ['2', 'nd']],
    ['v10', ['v', '10']],
    ['第2章', ['第', '2', '章']],
  ])('%j, digits apart', (text, words) => expect(splitWords(text, { splitDigits: true })).toEqual(words));
});

describe('letters', () => {
  it.each<[string, CaseStyle, string, Partial<CaseSettings>?]>([
    ['straße ﬁn', 'capital', 'Straße Fin'],
    ['ßa', 'capital', 'Ssa'],
    ['ǆungla', 'capital', 'ǅungla'],
    ['ᾳδω', 'capital', 'ᾼδω'],
    ['ᾷ', 'capital', '\u1fbc\u0342'.normalize('NFC')],
    ['გამარჯობა', 'capital', 'გამარჯობა'],
    ['გამარჯობა', 'upper', 'ᲒᲐᲛᲐᲠᲯᲝᲑᲐ'],
    ['ΟΔΟΣ ΣΟΦΙΑΣ', 'lower', 'οδος σοφιας'],
    ['ΟΔΟΣ ΣΟΦΙΑΣ', 'swap', 'οδος σοφιας'],
    ['ΟΔΟΣ', 'mocking', 'ΟδΟς'],
    ['ΣΣσ', 'swap', 'σσΣ'],
    ['İI', 'lower', 'iı', { language: 'tr' }],
    ['İI', 'swap', 'iı', { language: 'tr' }],
    ['iı', 'swap', 'İI', { language: 'tr' }],
    ['istanbul izmir', 'pascal', 'İstanbulİzmir', { language: 'tr' }],
    ['Ì', 'lower', 'i̇̀', { language: 'lt' }],
    ['i̇̀', 'upper', 'Ì'.normalize('NFD'), { language: 'lt' }],
    ['Ⓜ️ Metro Ⅷ', 'lower', 'Ⓜ️ metro Ⅷ'],
    ['Ⓜ️ a', 'swap', 'Ⓜ️ A'],
    ['e\u0301', 'upper', 'E\u0301'],
    ['E\u0301a', 'swap', 'e\u0301A'],
    ['👨‍👩‍👧ab', 'mocking', '👨‍👩‍👧aB'],
    ['\ud800a\udc00B', 'lower', '\ud800a\udc00b'],
    ['ab\ncd', 'mocking', 'Ab\nCd'],
    ['abc\ndef', 'mocking', 'AbC\nDeF'],
    ['ab\ncd', 'mocking', 'Ab\ncD', { eachLine: false }],
  ])('%j in %s is %j', (text, style, expected, settings) => expect(convert(text, style, settings)).toBe(expected));

  it.each<CaseStyle>(['lower', 'upper', 'swap', 'mocking'])('are all that %s changes', (style) => {
    const kept = '\t 12:30 ½ — «» 😀🏽 👩🏽‍🚀 ①Ⅻ 你好 \r\n\u2028\u00a0\ud800\n\r.';
    expect(convert(kept, style)).toBe(kept);
  });
});

describe('lines', () => {
  it('are converted on their own, and blank ones stay', () => {
    expect(convert('a b\r\n\r\nc d\re f\n', 'snake')).toBe('a_b\n\nc_d\ne_f\n');
    expect(convert('hello there\nof course', 'sentence')).toBe('Hello there\nOf course');
  });
  it('are one text when they are not', () =>
    expect(convert('a b\r\n\nc d\n', 'snake', { eachLine: false })).toBe('a_b_c_d'));
});

describe('ends', () => {
  it.each<[string, CaseStyle, string]>([
    ['__privateVar', 'snake', '__private_var'],
    ['  _foo_bar__  ', 'camel', '_fooBar__'],
    ['$scope$', 'constant', '$SCOPE$'],
    ['$_x', 'pascal', '$_X'],
    ['___', 'snake', ''],
    ['-foo-', 'snake', 'foo'],
    ['_a b\nc d_', 'camel', '_aB\ncD_'],
  ])('of %j in %s are kept: %j', (text, style, expected) =>
    expect(convert(text, style, { keepEnds: true })).toBe(expected),
  );
  it('are dropped otherwise', () => expect(convert('__privateVar$', 'camel')).toBe('privateVar'));
});

describe('acronyms', () => {
  const acronyms = 'ID, url; Api';
  it.each<[string, CaseStyle, string]>([
    ['user_id', 'camel', 'userID'],
    ['id_user', 'camel', 'idUser'],
    ['id_user', 'pascal', 'IDUser'],
    ['api url', 'train', 'API-URL'],
    ['the api url', 'sentence', 'The API URL'],
    ['the api of identity', 'title', 'The API of Identity'],
    ['user id', 'snake', 'user_id'],
    ['user id', 'none', 'user id'],
  ])('stay upper: %j in %s is %j', (text, style, expected) =>
    expect(convert(text, style, { acronyms })).toBe(expected),
  );
});

describe('prose keeps what stands between words', () => {
  it.each<[string, CaseStyle, string]>([
    ["don't STOP, it's fine!", 'sentence', "Don't stop, it's fine!"],
    ['hello there. how ARE you? fine!  good', 'sentence', 'Hello there. How are you? Fine!  Good'],
    ['«one.» two', 'sentence', '«One.» Two'],
    ['node.js costs 3.50 euros', 'sentence', 'Node.js costs 3.50 euros'],
    ['abc。def！ghi', 'sentence', 'Abc。Def！Ghi'],
    ["l'école d’été", 'title', "L'École D’Été"],
    ["o'reilly’s well-known book", 'capital', "O'Reilly’s Well-Known Book"],
    ['the lord (of the rings): part 2', 'title', 'The Lord (of the Rings): Part 2'],
    ['  a,b  ', 'capital', '  A,B  '],
    ['fooBar', 'sentence', 'Foo bar'],
    ['user_name', 'title', 'User Name'],
    ['!?', 'title', ''],
  ])('%j in %s is %j', (text, style, expected) => expect(convert(text, style)).toBe(expected));
});

describe('titles', () => {
  it.each([
    ['the lord of the rings', 'The Lord of the Rings'],
    ['what is it for', 'What Is It For'],
    ['of mice and men', 'Of Mice and Men'],
    ['OF MICE AND MEN', 'Of Mice and Men'],
  ])('%j is %j', (text, expected) => expect(convert(text, 'title')).toBe(expected));
});

describe('whatever the text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('a', 'B', '2', ' ', '_', '你', 'é', 'e\u0301', '\n', '😀', '\ud800', 'क्ष', "'"))
      .map((parts) => parts.join('')),
  );

  it('no style fails, and empty stays empty', () => {
    for (const style of CASE_STYLES) expect(convert('', style)).toBe('');
    fc.assert(
      fc.property(anyText, fc.constantFrom(...CASE_STYLES), (text, style) => typeof convert(text, style) === 'string'),
    );
  });
  it('no letter and no digit is lost', () =>
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, splitDigits) => {
        const letters = (all: string) => all.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
        expect(letters(splitWords(text, { splitDigits }).join(''))).toEqual(
          letters(text.normalize('NFC').replaceAll('\u00ad', '')),
        );
      }),
    ));
  it('words give rows exactly when there is a letter or a digit', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        for (const style of CASE_STYLES.filter(isWordStyle)) {
          expect(convert(text, style, { eachLine: false }) !== '').toBe(hasWords(text));
        }
      }),
    ));
  it('snake case of snake case is the same', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]+[0-9]*$/), { minLength: 1 }), (words) => {
        const snake = words.join('_');
        expect(convert(snake, 'snake')).toBe(snake);
        expect(convert(convert(snake, 'kebab'), 'snake')).toBe(snake);
        expect(convert(convert(snake, 'constant'), 'snake')).toBe(snake);
      }),
    ));
  it('swapping twice gives letters with one partner back', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 éÀя-]*$/u), (text) => {
        expect(convert(convert(text, 'swap'), 'swap')).toBe(text);
      }),
    ));
  it('a megabyte is no trouble', () => {
    const text = 'fooBar lorem-ipsum Ünïcode 你好 12 '.repeat(30_000);
    for (const style of ['snake', 'title', 'swap', 'mocking'] as const) {
      expect(convert(text, style).length).toBeGreaterThan(0);
    }
    const ends = `${'_'.repeat(200_000)}a${'_ '.repeat(100_000)}`;
    expect(convert(ends, 'snake', { keepEnds: true }).length).toBe(200_002);
  });
});

describe('a row', () => {
  it.each([
    ['a b', { text: 'aB', isCut: false, isClipped: false, isLong: false, isEmpty: false }],
    ['a b\nc d', { isClipped: false, isLong: true }],
    ['a\nb\nc\nd', { isClipped: true, isLong: true }],
    ['a'.repeat(241), { isClipped: true, isLong: true }],
    ['a b\n'.repeat(1000), { isCut: true, isClipped: true, isLong: true, isEmpty: false }],
    ['…', { isEmpty: true }],
  ])('of %j', (text, expected) => expect(rowOf(overviewOf(text, DEFAULTS), 'camel')).toMatchObject(expected));

  it('is empty before there is an overview', () => expect(rowOf(undefined, 'camel').isEmpty).toBe(true));
});
