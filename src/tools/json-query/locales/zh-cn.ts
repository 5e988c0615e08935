import { documentWords } from '../../../i18n/documents/zh-cn';
import { indentNames } from '../../../i18n/indent/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { jsonTreeWords } from '../../../i18n/json-tree/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import { shorten } from '../../../lib/shorten';
import type { CombineAct, DataFault, ExpressionReason, QueryFault, RunError } from '../faults';
import type { QueryNote } from '../report';

const { count: number } = numbersOf('zh-cn');

const q = (text: string) => `「${shorten(text)}」`;
const TIMES: Record<CombineAct, string> = { added: '相加', subtracted: '相减', multiplied: '相乘', divided: '相除' };
const KINDS: Readonly<Record<string, string>> = { ValueType: '值', LogicalType: '逻辑式', NodesType: '节点' };

function ofData(fault: DataFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  switch (fault.format) {
    case 'json':
      return jsonWords.fault(fault);
    case 'yaml':
      return yamlWords.fault(fault);
    case 'csv':
      return fault.code === 'open-quote' ? 'CSV：此处的引号没有闭合。' : 'CSV：闭合的引号后只能是分隔符或换行。';
  }
}

function ofExpression(reason: ExpressionReason): string {
  switch (reason.code) {
    case 'expression-end':
      return reason.expected === undefined ? '表达式没有写完。' : `表达式没有写完，还缺 ${reason.expected}。`;
    case 'expression-unexpected':
      return reason.expected === undefined
        ? `此处不应为${q(reason.found)}。`
        : `此处应为 ${reason.expected}，而不是${q(reason.found)}。`;
    case 'unclosed-quote':
      return `引号 ${reason.quote} 没有闭合。`;
    case 'unclosed-statement':
      return `${reason.word} 没有写完，缺 end。`;
    case 'not-defined':
      return `${shorten(reason.name)} 未定义。`;
    case 'expression-too-long':
      return '表达式太长，或嵌套太深。';
    case 'no-modules':
      return '这里没有文件，不能用 import 和 include。';
    case 'key-no-text':
      return `${shorten(reason.found)} 不能作键，键必须是字符串。`;
    case 'jq-refuses':
      return `jq 不接受这个表达式${reason.said === '' ? '' : `：${shorten(reason.said, 200)}`}。`;
    case 'no-dollar':
      return 'JSONPath 必须以 $ 开头。';
    case 'blank-around':
      return 'JSONPath 的开头和结尾不能有空白（RFC 9535）。';
    case 'no-scripts':
      return 'RFC 9535 没有脚本表达式；最后一个元素写作 [-1]。';
    case 'no-regex-operator':
      return 'RFC 9535 没有 =~，请用 match() 或 search()。';
    case 'leading-zero':
      return '下标不能以 0 开头，也没有 -0。';
    case 'trailing-comma':
      return '逗号后面还缺一个选择器。';
    case 'empty-brackets':
      return '方括号里缺选择器。';
    case 'bad-escape':
      return '字符串里有无效的转义或字符。';
    case 'bad-literal':
      return '反引号之间的内容不是 JSON。';
    case 'index-too-large':
      return '下标太大，绝对值上限为 2⁵³ − 1。';
    case 'bad-number':
      return '数字写法无效。';
    case 'must-be-compared':
      return `${reason.what ?? '这个值'} 必须参与比较，例如用 ==。`;
    case 'not-comparable':
      return reason.what === undefined ? '可能得到多个节点的路径不能参与比较。' : `${reason.what} 的结果不能参与比较。`;
    case 'argument-count':
      return `${reason.name}() 需要 ${number(reason.expected)} 个参数，这里有 ${number(reason.given)} 个。`;
    case 'too-few-arguments':
      return `${reason.name}() 至少需要 ${number(reason.expected)} 个参数，这里有 ${number(reason.given)} 个。`;
    case 'argument-kind':
      return `${reason.name}() 的第 ${number(reason.number)} 个参数应为${KINDS[reason.expected] ?? reason.expected}。`;
    case 'argument-type':
      return `${reason.name}() 的第 ${number(reason.number)} 个参数应为 ${reason.expected.join('、')}，而不是 ${reason.given}。`;
    case 'step-zero':
      return '切片的步长不能为 0。';
    case 'nested-too-deeply':
      return `嵌套过深（上限 ${number(reason.limit)} 层）。`;
  }
}

function fault(f: QueryFault): string {
  if ('format' in f) return ofData(f);
  switch (f.code) {
    case 'argument-name':
      return `${q(f.name)}不是「名称=值」；名称由字母、数字和 _ 组成。`;
    case 'argument-twice':
      return `参数 ${f.name} 出现了两次。`;
    case 'argument-not-json':
      return `参数 ${f.name} 在 := 之后应为 JSON。`;
    case 'too-slow':
      return `运行 ${number(f.limit / 1000)} 秒后已停止，这个表达式可能永不结束。`;
    case 'out-of-memory':
      return '内存或嵌套超出了 jq 的极限，已停止。';
    case 'no-rows':
      return '结果不能写成 CSV：每个结果都应为对象，或都应为列表。';
    default:
      return ofExpression(f);
  }
}

function error(e: RunError): string {
  switch (e.code) {
    case 'cannot-index':
      return `不能用 ${e.key} 索引 ${e.type}。`;
    case 'cannot-iterate':
      return `不能遍历 ${e.value}。`;
    case 'cannot-combine':
      return `${e.first} 与 ${e.second} 不能${TIMES[e.act]}。`;
    case 'divided-by-zero':
      return `${e.first} 不能除以 ${e.second}，除数为零。`;
    case 'no-format':
      return `没有 @${e.name} 这种格式。`;
    case 'not-matched':
      return `${e.value} 不是字符串，不能匹配。`;
    case 'no-keys':
      return `${e.value} 没有键。`;
    case 'no-length':
      return `${e.value} 没有长度。`;
    case 'not-a-number':
      return `${e.value} 不能读作数字。`;
    case 'not-base64':
      return `${e.value} 不是有效的 Base64。`;
    case 'not-a-list':
      return `${e.value} 不是列表。`;
    case 'not-in-row':
      return `${e.value} 不能写进 CSV 的一行。`;
    case 'no-key':
      return `${e.value} 不能作键，键必须是字符串。`;
    case 'not-json':
      return `${e.value} 不是有效的 JSON。`;
    case 'no-path':
      return `${e.value} 是算出的值，没有路径。`;
    case 'no-such-date':
      return `${e.value} 不符合日期格式 ${e.format}。`;
    case 'wrong-input':
      return `${e.name} 不接受这种类型的值。`;
    case 'out-of-bounds':
      return '负下标超出了列表的开头。';
    case 'no-more-input':
      return '没有更多输入了。';
    case 'halted':
      return '表达式自行中止。';
    case 'said':
      return `jq 报告的错误：${shorten(e.text, 500)}`;
  }
}

function note(n: QueryNote): string {
  switch (n.code) {
    case 'as-list':
      return `数据有 ${number(n.count)} 个值，作为一个列表来查询。`;
    case 'read-as-csv':
      return '读作 CSV，每行是一个对象；写法与 JSON 数字完全相同的单元格读作数字。';
    case 'digits-rounded':
      return `${n.source} 是用双精度数算出的，末尾的数字不准确。`;
    case 'cut-by-count':
      return `只给出前 ${number(n.limit)} 个结果。`;
    case 'cut-by-size':
      return `结果超过 ${number(n.limit / 2 ** 20)} MB，其余已舍去。`;
    case 'tolerated':
      return yamlWords.tolerated(n.problem, n.count);
    default:
      return documentWords.note(n);
  }
}

export const words = {
  documents: documentWords,
  expression: '表达式',
  expressionHint: {
    jq: '例如 .store.book[].title',
    jsonpath: '例如 $.store.book[*].title',
    jmespath: '例如 store.book[*].title',
  },
  data: '数据',
  dataHint: '在此粘贴 JSON、YAML 或 CSV，或拖入文件',
  results: '结果',
  count: (n: number) => `${number(n)} 个结果`,
  run: '运行',
  askedHint: '按 Ctrl+Enter 运行。',
  arguments: '参数',
  argumentsHint: '每行一个：name=文本，或 name:=JSON；表达式里写作 $name。',
  options: {
    language: { label: '语言', values: { jq: 'jq', jsonpath: 'JSONPath', jmespath: 'JMESPath' } },
    format: { label: '数据格式', values: { auto: '自动', json: 'JSON', yaml: 'YAML', csv: 'CSV' } },
    output: { label: '输出', values: { json: 'JSON', yaml: 'YAML', csv: 'CSV', lines: '文本行' } },
    indent: { label: '缩进', values: indentNames('无') },
    compact: { label: '紧凑', hint: '每个结果写成一行，即 jq 的 -c。' },
    raw: { label: '原始文本', hint: '字符串不带引号，即 jq 的 -r。' },
    slurp: { label: '合并输入', hint: '所有值先合成一个列表，即 jq 的 -s。' },
    nullInput: { label: '空输入', hint: '以 null 运行一次，用 input 取值，即 jq 的 -n。' },
    sortKeys: { label: '键排序', hint: '即 jq 的 -S。' },
    nodes: { label: '给出', values: { values: '值', paths: '路径', both: '路径和值' } },
    runs: { label: '何时运行', values: { typing: '输入时', asked: '按 Ctrl+Enter 时' } },
    argumentNames: '用过的参数',
  },
  view: '视图',
  result: '结果',
  tree: '数据树',
  sheet: '速查表',
  useIt: '试一试',
  usePath: '用作表达式',
  insertPath: '插入到表达式',
  copyPathOf: (language: string) => `复制 ${language} 路径`,
  completions: '补全',
  found: (n: number) => `树中标出 ${number(n)} 处`,
  messages: '消息',
  errors: '运行时错误',
  partial: '出错之前的结果仍然有效。',
  switchTo: (language: string) => `改用 ${language}`,
  empty: '请输入数据和表达式。',
  noResults: '没有结果。',
  example: '示例',
  means: '含义',
  entries: {
    whole: '整个输入',
    member: '一个键的值',
    oddKey: '名称特殊的键',
    each: '列表的每一项',
    last: '最后一项',
    slice: '一段',
    deep: '任意深度',
    filter: '符合条件的项',
    matching: '匹配模式的项',
    build: '组成新对象',
    list: '收集成列表',
    sort: '排序',
    group: '分组',
    sum: '求和',
    count: '数量',
    fallback: '缺失时的默认值',
    lines: '写成 CSV 行',
    paths: '所有路径',
    flatten: '展平',
    pick: '取最大的一项',
    join: '连接文本',
  },
  ...jsonTreeWords,
  fault,
  /** 连同位置，用于没有输入框之处。 */
  placedFault: (f: QueryFault): string => {
    const message = fault(f);
    const isPlaced = 'excerpt' in f && !('format' in f && f.format === 'yaml');
    return isPlaced ? `${documentWords.place(f.line, f.column)}：${message}` : message;
  },
  error,
  note,
};
