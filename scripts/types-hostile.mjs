// Samples that try the names, texts and numbers of each language: keys that are its words, its types, its comments and its literals.
const KEYWORDS = {
  typescript:
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with as implements interface let package private protected public static yield any boolean constructor declare get module require number set string symbol type from of async await never unknown undefined NaN Infinity arguments eval globalThis prototype',
  go: 'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var any bool byte error int int64 string true false iota nil append cap len make main init String Error GoString MarshalJSON UnmarshalJSON',
  csharp:
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while var dynamic record required init value get set add remove partial where yield nameof Equals GetHashCode ToString GetType',
  java: 'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null var record sealed permits yield module open opens exports requires with to uses provides non-sealed _ getClass hashCode notify notifyAll toString wait finalize clone equals length',
  kotlin:
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while by catch constructor delegate dynamic field file finally get import init param property receiver set setparam value where actual abstract annotation companion const crossinline data enum expect external final infix inline inner internal lateinit noinline open operator out override private protected public reified sealed suspend tailrec vararg it component1 copy equals hashCode toString',
  rust: 'as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv try typeof unsized virtual yield union default raw auto str i64 bool u8 f64 char vec drop clone',
  python:
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield match case type _ __init__ __class__ __slots__ __dict__ __debug__ self cls int str float bool list dict date datetime field dataclass print id object schema json copy dict model_config model_fields model_dump construct validate fields keys items values get mro',
  swift:
    'associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super throws true try Type Protocol none some description debugDescription hash hashValue encode allCases rawValue async actor',
};

/** What has a meaning in the standard libraries of these languages. */
const TYPES =
  'String Object List Map Set Option Some None Ok Err Result Error Exception Vec Box HashMap Date DateTime Any Type Array Record Readonly Partial Promise Function Symbol Number Boolean Integer Long Double Float Int Int64 UInt64 Bool Data Decimal Decoder Encoder Codable CodingKeys CodingKey JSONValue JsonElement JsonNode JsonProperty JsonConverter JsonPropertyName JsonPropertyNameAttribute JsonStringEnumConverter Dictionary System Console Serializable SerialName Serialize Deserialize Debug Clone Default PartialEq Self TypedDict BaseModel Field Literal Optional Union NotRequired Root RootItem RootValue Item Z Infer Enum Override Comparable Iterable Thread Class Void Unit Nothing Pair Time Number2 Companion Base64 BigInteger LocalDate OffsetDateTime DateOnly DateTimeOffset Namespace Global';

/** Ends of comments and literals, what is seen and not seen, and letters of many scripts. */
const ODD = [
  '',
  ' ',
  '\u00a0',
  '*/',
  '/*',
  '//',
  '"""',
  "'''",
  '"',
  "'",
  '`',
  '\\',
  '\\u0041',
  '\\u000a*/',
  '\\N{DIGIT ONE}',
  '\\(x)',
  '${x}',
  '$x',
  '{x}',
  '{{x}}',
  '%s',
  '#{x}',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u0001',
  '\u0007x',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\u200b',
  '\u200d',
  '\u202ereversed',
  'left\u2066right\u2069',
  '\u00ad',
  '😀',
  '👨‍👩‍👧',
  'a😀b',
  '状态',
  'ключ',
  'κλειδί',
  'مفتاح',
  'कुंजी',
  'ﬁ',
  'ſ',
  'ß',
  'ẞ',
  'İ',
  'ı',
  'ǅ',
  'ª',
  'º',
  '²',
  '½',
  'Ⅷ',
  '①',
  'é',
  'e\u0301',
  '\u0301',
  'ｘ',
  '𝐱',
  '𐐀',
  '-',
  '--',
  '_',
  '__',
  '-,',
  ',',
  'a,b',
  'a,omitempty',
  'a;b',
  '@type',
  '$ref',
  '#',
  '.',
  'a.b',
  'a/b',
  'a~b',
  'a[0]',
  '<T>',
  '0',
  '00',
  '1e3',
  '-1',
  '1_000',
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
];

/** Keys that a name cannot tell from each other. */
const ALIKE = [
  'a-b',
  'a_b',
  'aB',
  'AB',
  'ab',
  'a b',
  'a.b',
  'A_B',
  'a__b',
  'a-b2',
  'aB2',
  'ab_2',
  'a-b_',
  '_a-b',
  'éa',
  'e\u0301a',
  'id',
  'ID',
  'Id',
  'iD',
];

/** @param {readonly string[]} keys @param {(key: string, n: number) => unknown} valueOf */
const objectOf = (keys, valueOf) =>
  `{${keys.map((key, n) => `${JSON.stringify(key)}:${JSON.stringify(valueOf(key, n))}`).join()}}`;

/** @param {readonly string[]} keys */
function casesOf(keys) {
  return [
    objectOf(keys, (_, n) => n),
    // Each key names a type of its own, and the field that has it.
    objectOf(keys, (_, n) => ({ [`x${n}`]: n, [keys[(n + 1) % keys.length] ?? '']: [n] })),
    objectOf(keys, (_, n) => [{ [`y${n}`]: null }, {}]),
    // Each key is the value of an enum.
    ...Array.from({ length: Math.ceil(keys.length / 12) }, (_, n) => {
      const values = keys.slice(n * 12, n * 12 + 12);
      return `{"kind":${JSON.stringify([...values, ...values, ...values, ...values])}}`;
    }),
  ];
}

const BIG = '9'.repeat(40);

/** One value on each line. */
export const HOSTILE = [
  ...Object.values(KEYWORDS).flatMap((words) => casesOf([...new Set(words.split(' '))])),
  ...casesOf(TYPES.split(' ')),
  ...casesOf(TYPES.split(' ').map((word) => word.toLowerCase())),
  ...casesOf(ODD),
  ...ODD.map((key) => `{${JSON.stringify(key)}:{"k":1,"v":${JSON.stringify(key)}}}`),
  ...casesOf(ALIKE),
  ...casesOf(ALIKE.toReversed()),
  '[]',
  '{}',
  '[[],[[]],null]',
  '[null,null]',
  '{"a":null,"b":[null],"c":{},"d":[{}],"e":[[]],"f":{"g":[]}}',
  'true',
  '0',
  '-0',
  '1.5',
  '[1,"a",true,null,[1],{"x":1},2.5,[],{}]',
  '[[1,"a"],[null],[{"x":1}]]',
  '{"a":[{"x":1},[{"x":2}],"s",{"y":{"z":[1,"2"]}}]}\n{"a":5}\nnull\n[1]',
  `{"a":9007199254740991,"b":9007199254740992,"c":9007199254740993,"d":-9007199254740993,"e":9223372036854775807,"f":9223372036854775808,"g":-9223372036854775808,"h":-9223372036854775809,"i":18446744073709551615,"j":18446744073709551616,"k":${BIG},"l":-${BIG}}`,
  `{"a":[18446744073709551615,-1],"b":[${BIG},1.5],"c":[9007199254740993,null],"d":{"1":1,"2":${BIG},"3":3}}`,
  '{"a":1e300,"b":1E+2,"c":-1e-300,"d":0.1,"e":1.0,"f":-0.0,"g":123456789.123456789}',
  '{"users":{"017f22e2-79b0-7cc3-98c4-dc0c0c073981":{"a":1},"017f22e2-79b0-7cc3-98c4-dc0c0c073982":{"a":2},"017f22e2-79b0-7cc3-98c4-dc0c0c073983":{"a":null}}}',
  '{"d":["2024-05-06"],"t":["2024-05-06T07:08:09Z",null],"m":{"2024-01-01":"2024-05-06","2024-01-02":"2024-05-07","2024-01-03":"2024-05-08"},"o":"2024-05-06T07:08:09+02:00"}\n{"d":[]}',
  `{"${'long_key_'.repeat(100)}":1,"${'long_key_'.repeat(100)}2":2,"${'k'.repeat(20_000)}":3}`,
  `{${Array.from({ length: 300 }, (_, n) => `"field${n}":${n % 2 === 0 ? n : `"${n}"`}`).join()}}`,
  `${'['.repeat(20)}1${']'.repeat(20)}`,
  `${'{"a":'.repeat(20)}{"b":1}${'}'.repeat(20)}`,
];
