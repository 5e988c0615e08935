import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Explained, Times } from '../explain';
import type { RegexFault } from '../operations';
import type { Difference } from '../translate';

const { count } = numbersOf('zh-cn');

const DIFFERENCES: Readonly<Record<Difference, string>> = {
  lookaround: 'Go 没有先行断言和后行断言，这个表达式在那里无法编译。',
  backreference: 'Go 没有反向引用，这个表达式在那里无法编译。',
  'lookbehind-length': '这里不接受长度不定的后行断言。',
  'lookbehind-bound': '许多 Java 版本不接受没有上限的后行断言：* 请写成 {0,99}，+ 请写成 {1,99}。',
  'no-properties': 're 模块没有 \\p{…}，regex 模块有。',
  'unicode-boundary': 'Java 18 及以前的 \\b 包括所有文字的字母；此后与 JavaScript 一样只限 ASCII。',
  folding: '忽略大小写时，ſ（U+017F）在这里等于 s，开尔文符号等于 k；在 JavaScript 中只有加 u 或 v 标志时如此。',
  'ascii-space-go': '\\s 在这里只匹配 \\t、\\n、\\f、\\r 和普通空格。',
  'other-space': '\\s 在这里还匹配 U+0085 和 U+001C–U+001F，但不匹配 U+FEFF。',
  'other-space-net': '\\s 在这里还匹配 U+0085，但不匹配 U+FEFF。',
  'empty-behind': '紧跟在另一处匹配之后的空匹配在这里会被略去。',
  'unset-empty': '未参与匹配的分组在这里是空文本。',
  'empty-reference': '引用未参与匹配的分组时，JavaScript 匹配空文本，这里则匹配失败。',
  property: '这里没有叫这个名字的 \\p{…}。',
  sets: '这里没有这种写法的 v 标志集合运算。',
  'unicode-classes': '\\d、\\w 和 \\b 在这里包括所有文字的数字和字母，在 JavaScript 中只限 ASCII。',
  'ascii-space': '\\s 在这里只匹配 ASCII 空白。',
  'dot-ends': '点号在这里排除的换行符不同：JavaScript 排除 LF、CR、U+2028 和 U+2029。',
  'line-ends': '有 m 标志时，这里识别的换行符不同：JavaScript 识别 LF、CR、U+2028 和 U+2029。',
  sticky: '这里没有 y 标志。',
  units: 'U+FFFF 以上的字符在这里算两个，而 JavaScript 有此标志时算一个。',
  points: 'U+FFFF 以上的字符在这里算一个，而 JavaScript 没有 u 或 v 标志时算两个。',
  'group-name': '这里不允许这样的分组名。',
  'same-name': '这里两个分组不能同名。',
  numbering: '命名分组在这里排在其他分组之后编号。',
  context: '这里的替换文本不能引用匹配前后的文本。',
  all: '这里会替换全部匹配，而不只是第一个。',
};

export const words = {
  options: {
    pattern: '正则表达式',
    flags: '标志',
    mode: { label: '操作', values: { match: '匹配', replace: '替换', split: '拆分' } },
    replacement: '替换为',
  },
  patternHint: '粘贴 /ab+c/gi 这样的写法会自动拆开。',
  replacementHint: '$& 是整个匹配，$1 和 $<name> 是分组，$$ 是美元符号。',
  flags: {
    d: '分组位置',
    g: '全部匹配',
    i: '忽略大小写',
    m: '^ 和 $ 匹配每一行',
    s: '. 匹配换行',
    u: '完整码点',
    v: '同 u，另有集合运算',
    y: '只从上次结束处匹配',
  },
  flagsSet: (flags: string) => (flags === '' ? '未启用标志' : `已启用标志：${flags}`),
  common: '常用表达式',
  patterns: {
    email: '邮箱地址',
    url: '网址',
    phone: '国际电话号码',
    mobile: '手机号（中国大陆）',
    date: 'ISO 日期',
    time: '时间',
    ipv4: 'IPv4 地址',
    uuid: 'UUID',
    colour: '十六进制颜色',
    semver: '语义化版本号',
    number: '数字',
    tag: 'HTML 标签',
    han: '汉字',
    emoji: '表情符号',
    blanks: '行尾空白',
    doubled: '重复的词',
  },
  text: '文本',
  placeholder: '输入要查找的文本，或打开文件',
  matchesIn: '文本中的匹配',
  replaced: '替换结果',
  pieces: '拆分结果',
  noPattern: '请输入正则表达式。',
  found: (n: number): string => (n === 0 ? '没有匹配' : `${count(n)} 处匹配`),
  pieceCount: (n: number): string => `${count(n)} 段`,
  listed: (n: number) => `只列出前 ${count(n)} 处`,
  table: '匹配列表',
  number: '序号',
  place: '位置',
  match: '匹配',
  group: (n: number, name: string) => (name === '' ? `分组 ${n}` : `分组 ${n}：${name}`),
  unset: '—',
  empty: '空',
  start: '开始',
  end: '结束',
  halves: (n: number): string => `${count(n)} 处匹配只取了半个字符：加上 u 或 v 标志可匹配完整字符。`,
  emptyMatches: (n: number): string => `${count(n)} 处匹配为空。`,
  character: placeWords.character,
  memo: '正则速查表',
  explanation: '解释',
  explanationCut: '表达式太长或嵌套太深，其余部分没有解释。',
  explanationNone: '表达式太长或嵌套太深，无法逐项解释。',
  code: '代码',
  codeFor: (language: string) => `${language} 代码`,
  differences: DIFFERENCES,
  parts: (part: Explained): string => {
    const not = 'negate' in part && part.negate;
    switch (part.kind) {
      case 'text':
        return `文本「${part.text}」`;
      case 'any':
        return part.dotAll ? '任意字符' : '换行以外的任意字符';
      case 'digit':
        return not ? '0–9 以外的字符' : '数字 0–9';
      case 'space':
        return not ? '非空白字符' : '空白字符';
      case 'word':
        return not ? '字母 A–Z、a–z、数字 0–9 和 _ 以外的字符' : '字母 A–Z、a–z、数字 0–9 或 _';
      case 'property':
        return not ? `不具有属性 ${part.name} 的字符` : `具有属性 ${part.name} 的字符`;
      case 'class':
        if (part.isEmpty) return not ? '任意字符，包括换行' : '什么都不匹配';
        return not ? '不属于以下各项的一个字符' : '属于以下各项的一个字符';
      case 'range':
        return `从「${part.from}」到「${part.to}」`;
      case 'strings':
        return `以下字符串之一：${part.strings.map((one) => `「${one}」`).join('、')}`;
      case 'intersection':
        return not ? '不同时属于两个集合的字符' : '同时属于两个集合的';
      case 'subtraction':
        return not ? '不属于「第一个集合去掉第二个集合」的字符' : '属于第一个集合但不属于第二个集合的';
      case 'alternative':
        return `选项 ${part.number}${part.isEmpty ? '：空' : ''}`;
      case 'capture':
        return part.name === undefined ? `分组 ${part.number}` : `分组 ${part.number}，名为 ${part.name}`;
      case 'group':
        return part.on + part.off === ''
          ? '不捕获的分组'
          : `${[part.on && `启用 ${part.on} 标志`, part.off && `停用 ${part.off} 标志`].filter(Boolean).join('、')}的分组`;
      case 'lookahead':
        return not ? '后面不能是' : '后面必须是';
      case 'lookbehind':
        return not ? '前面不能是' : '前面必须是';
      case 'start':
        return part.multiline ? '行首' : '文本开头';
      case 'end':
        return part.multiline ? '行尾' : '文本结尾';
      case 'boundary':
        return not ? '不是单词边界的位置' : '单词边界（A–Z、a–z、0–9、_）';
      case 'reference':
        return `与分组 ${part.to} 相同的文本`;
    }
  },
  repeated: (part: string, times: string) => `${part}，${times}`,
  times: ({ min, max, greedy }: Times): string => {
    if (min === max) return `${count(min)} 次`;
    const least = min === 0 ? '任意次' : `至少 ${count(min)} 次`;
    return `${max === null ? least : `${count(min)} 到 ${count(max)} 次`}，尽可能${greedy ? '多' : '少'}`;
  },
  fault: (fault: RegexFault): string => {
    switch (fault.code) {
      case 'unknown-flag':
        return `没有 ${fault.flag} 标志。`;
      case 'repeated-flag':
        return `${fault.flag} 标志重复。`;
      case 'u-and-v':
        return 'u 和 v 标志不能同时使用。';
      case 'engine':
        return '当前浏览器的引擎无法运行这个表达式：它太大，或者比引擎新。';
      case 'too-long':
        return `替换后的文本会超过 ${count(fault.limit)} 个字符。`;
      case 'runaway': {
        const near = fault.near ? `在 ${fault.near.text} 附近` : '';
        const where = fault.textAt === undefined ? '' : `查找进行到第 ${count(fault.textAt + 1)} 个字符。`;
        return `运行时间过长：${near}可能发生灾难性回溯。${where}`;
      }
      case 'syntax':
        switch (fault.reason) {
          case 'unterminated-group':
            return '分组没有结束：缺少 )。';
          case 'unmatched-parenthesis':
            return '多出的 ) 没有对应的 (。';
          case 'unterminated-class':
            return '字符类没有结束：缺少 ] 或 }。';
          case 'nothing-to-repeat':
            return '这里没有可重复的内容。';
          case 'lone-bracket':
            return '括号不成对：请用反斜杠转义。';
          case 'incomplete-quantifier':
            return '花括号中的量词不完整。';
          case 'quantifier-order':
            return '量词的两个数字顺序颠倒。';
          case 'range-order':
            return '范围颠倒：终点在起点之前。';
          case 'ending-backslash':
            return '表达式以反斜杠结尾。';
          case 'escape':
            return '在此标志下没有这种转义。';
          case 'unicode-escape':
            return 'Unicode 转义无效。';
          case 'group':
            return '没有这样开头的分组。';
          case 'group-name':
            return '分组名无效。';
          case 'repeated-name':
            return '可能同时参与匹配的两个分组同名。';
          case 'named-reference':
            return '命名反向引用无效。';
          case 'unknown-name':
            return '没有叫这个名字的分组。';
          case 'property':
            return '没有这个 Unicode 属性。';
          case 'class':
            return '范围的两端不能是字符类。';
          case 'class-character':
            return '有 v 标志时，这个字符在字符类中必须转义，或者集合运算无效。';
          case 'negated-strings':
            return '可能匹配多个字符的内容不能取反。';
          case 'flags':
            return '分组的标志无效。';
          case 'unexpected':
            return '表达式在此处无效。';
        }
    }
  },
};
