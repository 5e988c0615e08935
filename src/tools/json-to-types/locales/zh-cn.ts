import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import type { SampleFault } from '../convert';
import type { Language } from '../options';
import type { KeyKind, TypesNote } from '../types/notes';
import { placeText } from '../types/path-text';

const { count } = numbersOf('zh-cn');

const languages: Readonly<Record<Language, string>> = {
  typescript: 'TypeScript',
  zod: 'Zod',
  go: 'Go',
  csharp: 'C#',
  java: 'Java',
  kotlin: 'Kotlin',
  rust: 'Rust',
  python: 'Python',
  swift: 'Swift',
  schema: 'JSON Schema',
};

const keys: Readonly<Record<KeyKind, string>> = {
  numbers: '数字',
  uuids: 'UUID',
  dates: '日期',
  hex: '十六进制标识',
};

const sampleName = (n: number) => `样本 ${count(n)}`;

/** What is wrong within a sample; it bears the name of its tab. */
const inSample = (n: number, message: string, tab = sampleName(n)) => (n > 0 ? `${tab}：${message}` : message);

function note(facts: TypesNote, tab?: string): string {
  switch (facts.code) {
    case 'union':
      return `${placeText(facts.path)}：有多种类型的值，这种语言没有联合类型，用任意类型代替。`;
    case 'null-only':
      return `${placeText(facts.path)}：样本里只有 null，看不出是什么类型。`;
    case 'unnameable':
      return `${placeText(facts.path)}：标签写不出这个键，该字段没有写入。`;
    case 'digits':
      return `${placeText(facts.path)}：${facts.source === undefined ? '超过 2^53 的整数' : `${facts.source} `}作为双精度数会丢失数字。`;
    case 'renamed':
      return `${placeText(facts.path)}：改名为 ${facts.name}。`;
    case 'map':
      return `${placeText(facts.path)}：${count(facts.count)} 个键都是${keys[facts.keys]}，视为映射。`;
    case 'root-undeclared':
      return `根的类型是 ${facts.type}，这种语言无法用自己的名称声明它。`;
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'more':
      return `还有 ${count(facts.count)} 条说明未列出。`;
    case 'sample':
      return inSample(
        facts.sample,
        facts.note.code === 'tolerated'
          ? yamlWords.tolerated(facts.note.problem, facts.note.count)
          : documentWords.note(facts.note),
        tab,
      );
  }
}

function fault(facts: SampleFault): string {
  if (facts.code === 'too-large' || facts.code === 'too-deep') return documentWords.fault(facts);
  return facts.format === 'json' ? jsonWords.fault(facts) : yamlWords.fault(facts);
}

export const words = {
  documents: documentWords,
  samples: '样本',
  sampleName,
  addSample: '添加样本',
  addFiles: '添加文件',
  removeSample: (name: string) => `移除${name}`,
  result: '类型',
  placeholder: '粘贴 JSON、JSON5、每行一个 JSON，或 YAML',
  examples: { lines: '两个对象', api: 'API 响应', yaml: 'YAML' },
  merged: (n: number) => `合并了 ${count(n)} 个值`,
  enumsFound: (n: number) => `找到 ${count(n)} 个枚举`,
  enumFound: (place: string, values: readonly string[]) => `${place}：枚举 ${values.join('、')}。`,
  options: {
    language: { label: '语言', values: languages },
    rootName: '根类型名',
    enums: { label: '识别枚举', hint: '至少 4 个文本，不同的不超过一半，也不超过 12 个' },
    maps: { label: '识别映射', hint: '至少 3 个键，都是数字、UUID、日期或十六进制标识，值的类型相同' },
    dates: { label: '识别日期', hint: 'RFC 3339 的日期，以及带时区的日期时间' },
    shared: { label: '合并相同类型', hint: '字段相同的对象共用一个类型' },
    allOptional: '全部可选',
    strict: { label: '严格 JSON', hint: '不接受 JSON5、JSON Lines 与 YAML' },
    tsKind: { label: '声明方式', values: { interface: 'interface', type: 'type' } },
    tsReadonly: '只读',
    zodObject: {
      label: '对象',
      values: { object: 'z.object', strictObject: 'z.strictObject' },
      hints: { strictObject: '不允许其他键' },
    },
    goOptional: { label: '可缺的值', values: { pointer: '指针', zero: '零值' } },
    goOmitEmpty: 'omitempty',
    csharpKind: { label: '声明方式', values: { class: 'class', record: 'record' } },
    javaKind: { label: '声明方式', values: { record: 'record', class: 'class' } },
    javaLibrary: { label: '库', values: { jackson: 'Jackson', gson: 'Gson', none: '无' } },
    kotlinLibrary: { label: '库', values: { serialization: 'kotlinx.serialization', gson: 'Gson' } },
    rustDerives: {
      label: 'derive',
      values: {
        usual: 'Debug, Clone, Serialize, Deserialize',
        equal: '+ PartialEq',
        default: '+ Default, PartialEq',
        deserialize: 'Debug, Clone, Deserialize',
      },
    },
    pythonKind: { label: '声明方式', values: { TypedDict: 'TypedDict', dataclass: 'dataclass', pydantic: 'Pydantic' } },
    swiftKind: { label: '声明方式', values: { struct: 'struct', class: 'class' } },
    notEnums: '不作枚举的位置',
  },
  note,
  fault: (facts: SampleFault, tab?: string): string => inSample(facts.sample ?? 0, fault(facts), tab),
};
