import { numbersOf } from '../words';
import { placeWords } from '../places/zh-cn';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import type { XmlFault, XmlFaultReason, XmlPart, XmlWarning } from '../../lib/xml/xml-fault';

const { count } = numbersOf('zh-cn');

const PARTS: Record<XmlPart, string> = {
  tag: '标签没有结束。',
  'attribute-value': '属性值缺少结尾的引号。',
  comment: '注释没有结束。',
  cdata: 'CDATA 段没有结束。',
  instruction: '处理指令没有结束。',
  doctype: 'DOCTYPE 声明没有结束。',
  subset: 'DOCTYPE 的内部子集没有结束。',
  declaration: '声明没有结束。',
  literal: '缺少结尾的引号。',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
const but = (found: string) => (found === '' ? '，文本却已结束' : `，却是「${found}」`);

function reason(fault: XmlFaultReason): string {
  switch (fault.code) {
    case 'no-root':
      return '没有根元素。';
    case 'text-outside-root':
      return '根元素之外有文本。';
    case 'only-one-root':
      return '只能有一个根元素。';
    case 'cdata-outside-root':
      return '根元素之外有 CDATA 段。';
    case 'unclosed-element':
      return `<${fault.name}> 没有结束标签。`;
    case 'unexpected-close':
      return fault.expected === undefined
        ? `意外的结束标签 </${fault.name}>。`
        : `意外的结束标签 </${fault.name}>，应为 </${fault.expected}>。`;
    case 'unterminated':
      return PARTS[fault.part];
    case 'expected-name':
      return `此处应为名称${but(fault.found)}。`;
    case 'expected':
      return `此处应为「${fault.token}」${but(fault.found)}。`;
    case 'expected-space':
      return `此处应为空白${but(fault.found)}。`;
    case 'unknown-markup':
      return `无法识别的标记「${fault.found}」。`;
    case 'double-hyphen':
      return '注释中不能出现「--」。';
    case 'cdata-end-in-text':
      return '文本中不能出现「]]>」，请写成「]]&gt;」。';
    case 'character':
      return `XML 不允许字符 ${hex(fault.codePoint)}。`;
    case 'duplicate-attribute':
      return `重复的属性：${fault.name}。`;
    case 'attribute-without-value':
      return `属性没有值：${fault.name}。`;
    case 'unquoted-attribute':
      return `属性值没有引号：${fault.name}。`;
    case 'lt-in-attribute':
      return '属性值中不能出现「<」；请写成「&lt;」，或检查是否漏了引号。';
    case 'bare-ampersand':
      return '「&」须写成「&amp;」。';
    case 'unterminated-reference':
      return `引用 ${mark(fault.name)} 之后缺少分号；单独的「&」须写成「&amp;」。`;
    case 'character-reference':
      return `字符引用 ${fault.reference} 不对应任何允许的字符。`;
    case 'undefined-entity':
      return `未定义的实体：${fault.name}。`;
    case 'recursive-entity':
      return `实体 ${fault.name} 引用了自身。`;
    case 'external-entity-in-attribute':
      return `属性值不能引用外部实体：${fault.name}。`;
    case 'unparsed-entity':
      return `不能引用未解析实体：${fault.name}。`;
    case 'lt-by-entity':
      return `实体 ${fault.name} 会把「<」带进属性值。`;
    case 'malformed-entity':
      return `实体 ${fault.name} 的内容格式不正确：${reason(fault.reason)}`;
    case 'misplaced-declaration':
      return 'XML 声明只能位于文本的最开头。';
    case 'missing-version':
      return 'XML 声明须以 version 开始。';
    case 'declaration-order':
      return 'XML 声明中各项的次序应为 version、encoding、standalone。';
    case 'bad-version':
      return `无法识别的 XML 版本「${fault.found}」。`;
    case 'bad-encoding':
      return `「${fault.found}」不是编码名称。`;
    case 'bad-standalone':
      return `standalone 只能是「yes」或「no」，而不是「${fault.found}」。`;
    case 'reserved-target':
      return `处理指令不能名为「${fault.name}」。`;
    case 'misplaced-doctype':
      return 'DOCTYPE 声明须在根元素之前。';
    case 'second-doctype':
      return '只能有一个 DOCTYPE 声明。';
    case 'parameter-entity-in-declaration':
      return '内部子集的声明之中不能引用参数实体；「%」须写成「&#37;」。';
    case 'conditional-section':
      return '内部子集中不能有条件段。';
    case 'public-id-character':
      return `公共标识符中不能出现「${fault.found}」。`;
    case 'redeclared-entity':
      return `预定义实体 ${fault.name} 不能改作他用。`;
  }
}

function mark(name: string): string {
  return name.startsWith('%') ? name : `&${name}`;
}

function warning(found: XmlWarning): string {
  switch (found.code) {
    case 'unbound-prefix': {
      const times = found.times > 1 ? `（共 ${count(found.times)} 处）` : '';
      return `前缀 ${found.prefix} 没有声明${times}；单独的片段可以如此，完整的文档须有 xmlns:${found.prefix}。`;
    }
    case 'reserved-prefix':
      return `前缀 ${found.name} 是保留的，不能这样使用。`;
    case 'reserved-namespace':
      return `命名空间 ${found.name} 是保留的，不能绑定。`;
    case 'empty-namespace':
      return `前缀 ${found.name} 不能绑定到空的命名空间。`;
    case 'bad-qualified-name':
      return `${found.name} 不是合格的限定名：冒号只能有一个，且两边都须是名称。`;
    case 'colon-in-name':
      return `使用命名空间时，名称 ${found.name} 不能含有冒号。`;
    case 'same-expanded-name':
      return `属性 ${found.name} 与同一元素的另一个属性是同一个：两者的前缀指向同一命名空间。`;
    case 'unread-entity':
      return `实体 ${found.name} 不在此处定义；它也许定义在外部 DTD 中，而外部 DTD 不会被读取。`;
    case 'entity-expansion':
      return `实体 ${found.name} 展开后超过 ${count(found.limit)} 个字符，其他程序可能拒绝此文档；这里不展开实体。`;
  }
}

/** 处理 XML 的工具共用的文字。 */
export const xmlWords = {
  fault: (fault: XmlFault): string => `${placeWords.lineColumn(fault.line, fault.column)}：${reason(fault)}`,
  decodeFault: (fault: XmlDecodeFault): string => {
    switch (fault.code) {
      case 'unknown-encoding':
        return `文件使用的编码「${fault.encoding}」无法读取。`;
      case 'encoding-conflict':
        return `XML 声明写的编码是「${fault.declared}」，文件开头的字节却是 ${fault.actual.toUpperCase()}。`;
      case 'not-text':
        return `文件不是有效的 ${fault.encoding.toUpperCase()} 文本：第 ${count(fault.at + 1)} 个字节不属于它。`;
    }
  },
  warning,
};
