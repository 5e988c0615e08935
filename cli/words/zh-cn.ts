import type { Failure } from '../../src/lib/failure';
import type { UsageFault } from '../command-line';

/** Ends the program's messages about a wrong command line. */
export const words = {
  about: '趁手工具箱的命令行：与网页相同的功能，相同的结果。',
  usage: '用法：',
  usageLines: [
    ['handy', '列出工具'],
    ['handy 工具 [操作] [--选项 值] [输入]', '运行工具；输入也可来自标准输入或 --file'],
    ['handy 工具 --in-place|--output-dir 目录 文件…', '处理多个文件'],
    ['handy 工具 --help', '工具的操作、选项和示例'],
    ['handy detect [输入]', '哪些工具适合这段内容'],
    ['handy run 链.json [--chain 名称] [输入]', '运行从网页导出的链'],
    ['handy completion bash|zsh|fish', '命令补全脚本'],
    ['handy mcp [工具…]', '供助手使用的 MCP 服务器（标准输入输出），提供所列工具或全部工具'],
  ] as readonly (readonly [string, string])[],
  tools: '工具：',
  ownOptions: '通用选项：',
  ownOptionLines: [
    ['-f, --file 文件', '从文件读取主要输入；- 表示标准输入'],
    ['-o, --output 文件', '把结果写入文件'],
    ['--json', '以 JSON 输出完整结果，或错误及其位置'],
    ['--in-place', '用各自的结果替换列出的文件'],
    ['--output-dir 目录', '把列出文件的结果写入目录'],
    ['--extension 扩展名', '目录中结果文件的扩展名'],
    ['-q, --quiet', '不显示提示和进度'],
    ['--lang zh-cn|en|fr', '语言；默认取自环境'],
    ['-h, --help', '帮助'],
    ['-V, --version', '版本'],
  ] as readonly (readonly [string, string])[],
  secrets: '机密（密码、密钥等）从不出现在命令行：用环境变量、--名称-file 文件或标准输入。',
  exitCodes: '退出码：0 成功，1 输入有误，2 用法有误。',
  operations: '操作：',
  mainOperation: '默认',
  inputs: '输入：',
  options: '选项：',
  examples: '示例：',
  optional: '可选',
  file: '文件',
  text: '文本',
  orVariable: (variable: string, flag: string) => `环境变量 ${variable} 或 --${flag}-file 文件`,
  defaultsTo: (value: string) => `默认 ${value}`,
  between: (least: string, most: string) => `${least} 至 ${most}`,
  wholeNumber: '整数',
  number: '数字',
  list: '列表（逗号分隔或 JSON）',
  kinds: { text: '文本', bytes: '字节', file: '文件', rows: '表格', image: '图片', html: 'HTML', report: '报告' },
  noOperations: (tool: string) => `工具「${tool}」只能在网页上使用。`,
  unknownTool: (tool: string) => `没有名为「${tool}」的工具。运行 handy 查看列表。`,
  didYouMean: (names: string) => `是否要用：${names}`,
  unknownOperation: (tool: string, names: string) => `「${tool}」没有这个操作。可用：${names}`,
  tryHelp: (command: string) => `运行 ${command} --help 查看用法。`,
  usageFault: (fault: UsageFault): string => {
    switch (fault.code) {
      case 'bad-option':
        return `--${fault.flag} 不能取「${fault.given}」。`;
      case 'unknown-option':
        return `没有选项 --${fault.flag}。`;
      case 'no-value':
        return `--${fault.flag} 后面缺少值。`;
      case 'not-with-value':
        return `--${fault.flag} 不带值。`;
      case 'secret-option':
      case 'secret-input':
        return `「${fault.flag}」是机密，不能写在命令行上：请用环境变量 ${fault.variable ?? ''}、--${fault.flag}-file 文件或标准输入。`;
      case 'twice':
        return `--${fault.flag} 对应的输入给了两次。`;
      case 'too-many':
        return fault.most === 0
          ? `这个操作不接受输入，多出了「${fault.found}」。`
          : `多出了「${fault.found}」。含空格的文本请加引号。`;
      case 'no-input':
        return fault.isSecret
          ? `缺少「${fault.input}」：请用环境变量 ${fault.variable}、--${fault.input}-file 文件或标准输入。`
          : `缺少输入「${fault.input}」。`;
      case 'one-place':
        return '--output、--in-place 和 --output-dir 只能用一个。';
      case 'no-files':
        return '请列出文件。';
      case 'no-main-input':
        return '这个操作不读取输入。';
    }
  },
  failure: (failure: Failure): string => {
    switch (failure.code) {
      case 'not-text':
        return `不是 ${failure.encoding.toUpperCase()} 文本：第 ${failure.at + 1} 个字节有误。`;
      case 'too-large':
        return `有 ${failure.bytes} 字节，超过上限 ${failure.limit} 字节。`;
      case 'unreadable':
        return '无法读取。';
      case 'unavailable':
        return '程序的一部分无法加载。';
      case 'worker-died':
        return '中途停止，很可能是内存不足。';
      case 'too-slow':
        return `已在 ${failure.limit / 1000} 秒后停止。`;
      case 'crashed':
        return `程序自身出错：${failure.name}：${failure.message}`;
    }
  },
  acceptedValues: (values: string) => `可用的值：${values}`,
  fileFault: (path: string, code: string) => `无法读取或写入「${path}」：${code}`,
  binary: '结果不是文本，不显示在终端上。请用 --output 文件，或用管道传给其他程序。',
  clash: (path: string) => `两个文件会写到「${path}」。`,
  summary: (written: number, same: number, failed: number) => `已写入 ${written}，未变 ${same}，失败 ${failed}`,
  progress: '进行中',
  noChain: (name: string) => `文件中没有名为「${name}」的链。`,
  severalChains: (names: string) => `文件中有多条链，请用 --chain 选一条：${names}`,
  chainFile: {
    'no-json': '不是 JSON。',
    'no-chains': '不是导出的链。',
    'none-understood': '其中的链都无法识别。',
    newer: '来自更新的版本。',
    'too-large': '文件过大。',
  },
  chainSecret: (step: number, input: string, variable: string) =>
    `第 ${step} 步缺少「${input}」：请用环境变量 ${variable}。`,
  chainStep: (step: number, tool: string) => `第 ${step} 步（${tool}）`,
  chainFault: {
    'unknown-input': '没有这个输入项。',
    'unknown-step': '没有这个工具或操作。',
    'wrong-options': (option: string) => `选项不被接受：${option}`,
    'no-secret': '缺少机密。',
    refused: (reason: string) => `拒绝了输入：${reason}`,
    'no-output': '没有可传递的结果。',
    'not-read': '无法作为文本读取。',
  },
  nothingDetected: '没有合适的工具。',
  detected: { tool: '工具', command: '命令', preview: '预览' },
  completionShell: '请选择 bash、zsh 或 fish。',
};

export type CliWords = typeof words;
