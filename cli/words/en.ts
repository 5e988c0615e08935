import type { CliWords } from './zh-cn';

export const words: CliWords = {
  about: 'Handy Tools on the command line: the same functions as the page, with the same answers.',
  usage: 'Usage:',
  usageLines: [
    ['handy', 'lists the tools'],
    ['handy TOOL [OPERATION] [--option value] [INPUT]', 'runs a tool; the input may also come from stdin or --file'],
    ['handy TOOL --in-place|--output-dir DIR FILE…', 'works on many files'],
    ['handy TOOL --help', 'operations, options and examples of a tool'],
    ['handy detect [INPUT]', 'which tools fit this content'],
    ['handy run CHAIN.json [--chain NAME] [INPUT]', 'runs a chain exported from the page'],
    ['handy completion bash|zsh|fish', 'a script that completes commands'],
    ['handy mcp [TOOL…]', 'an MCP server for assistants, over stdin and stdout, with the tools named or all'],
  ],
  tools: 'Tools:',
  ownOptions: 'Options of every tool:',
  ownOptionLines: [
    ['-f, --file FILE', 'reads the main input from a file; - is stdin'],
    ['-o, --output FILE', 'writes the result to a file'],
    ['--json', 'prints the whole result, or the fault and its place, as JSON'],
    ['--in-place', 'replaces each file named by its result'],
    ['--output-dir DIR', 'writes the result of each file named into a folder'],
    ['--extension EXT', 'the extension of results in the folder'],
    ['-q, --quiet', 'shows no notes and no progress'],
    ['--lang zh-cn|en|fr', 'the language; that of the environment by default'],
    ['-h, --help', 'help'],
    ['-V, --version', 'the version'],
  ],
  secrets:
    'Secrets (passwords, keys) never stand on the command line: use an environment variable, --NAME-file FILE or stdin.',
  exitCodes: 'Exit codes: 0 done, 1 bad input, 2 bad usage.',
  operations: 'Operations:',
  mainOperation: 'default',
  inputs: 'Inputs:',
  options: 'Options:',
  examples: 'Examples:',
  optional: 'optional',
  file: 'FILE',
  text: 'TEXT',
  orVariable: (variable, flag) => `environment variable ${variable} or --${flag}-file FILE`,
  defaultsTo: (value) => `default ${value}`,
  between: (least, most) => `${least} to ${most}`,
  wholeNumber: 'whole number',
  number: 'number',
  list: 'list (with commas, or JSON)',
  kinds: {
    text: 'text',
    bytes: 'bytes',
    file: 'file',
    rows: 'rows',
    image: 'picture',
    html: 'HTML',
    report: 'report',
  },
  noOperations: (tool) => `The tool “${tool}” works on its page only.`,
  unknownTool: (tool) => `There is no tool “${tool}”. Run handy for a list.`,
  didYouMean: (names) => `Did you mean: ${names}`,
  unknownOperation: (tool, names) => `“${tool}” has no such operation. It has: ${names}`,
  tryHelp: (command) => `Run ${command} --help for its usage.`,
  usageFault: (fault) => {
    switch (fault.code) {
      case 'bad-option':
        return `--${fault.flag} cannot be “${fault.given}”.`;
      case 'unknown-option':
        return `There is no option --${fault.flag}.`;
      case 'no-value':
        return `--${fault.flag} needs a value.`;
      case 'not-with-value':
        return `--${fault.flag} takes no value.`;
      case 'secret-option':
      case 'secret-input':
        return `“${fault.flag}” is a secret and never stands on the command line: use the environment variable ${fault.variable ?? ''}, --${fault.flag}-file FILE or stdin.`;
      case 'twice':
        return `What --${fault.flag} is for is given twice.`;
      case 'too-many':
        return fault.most === 0
          ? `This operation takes no input: “${fault.found}” is one too many.`
          : `“${fault.found}” is one too many. Put text with spaces in quotes.`;
      case 'no-input':
        return fault.isSecret
          ? `“${fault.input}” is missing: use the environment variable ${fault.variable}, --${fault.input}-file FILE or stdin.`
          : `The input “${fault.input}” is missing.`;
      case 'one-place':
        return 'Only one of --output, --in-place and --output-dir can be used.';
      case 'no-files':
        return 'Name the files.';
      case 'no-main-input':
        return 'This operation reads no input.';
    }
  },
  failure: (failure) => {
    switch (failure.code) {
      case 'not-text':
        return `This is no ${failure.encoding.toUpperCase()} text: byte ${failure.at + 1} does not belong.`;
      case 'too-large':
        return `It has ${failure.bytes} bytes; the limit is ${failure.limit}.`;
      case 'unreadable':
        return 'It cannot be read.';
      case 'unavailable':
        return 'A part of the program cannot be loaded.';
      case 'worker-died':
        return 'The work stopped halfway, most likely for want of memory.';
      case 'too-slow':
        return `Stopped after ${failure.limit / 1000} seconds.`;
      case 'crashed':
        return `A mistake of the program itself: ${failure.name}: ${failure.message}`;
    }
  },
  acceptedValues: (values) => `It can be: ${values}`,
  fileFault: (path, code) => `“${path}” cannot be read or written: ${code}`,
  binary: 'The result is no text and is not shown on a terminal. Use --output FILE, or pipe it into another program.',
  clash: (path) => `Two files would be written to “${path}”.`,
  summary: (written, same, failed) => `${written} written, ${same} unchanged, ${failed} failed`,
  progress: 'Working',
  noChain: (name) => `The file has no chain named “${name}”.`,
  severalChains: (names) => `The file has several chains; choose one with --chain: ${names}`,
  chainFile: {
    'no-json': 'It is not JSON.',
    'no-chains': 'It holds no exported chains.',
    'none-understood': 'None of its chains is understood.',
    newer: 'It comes from a newer version.',
    'too-large': 'It is too large.',
  },
  chainSecret: (step, input, variable) => `Step ${step} lacks “${input}”: set the environment variable ${variable}.`,
  chainStep: (step, tool) => `Step ${step} (${tool})`,
  chainFault: {
    'unknown-input': 'it has no such input.',
    'unknown-step': 'there is no such tool or operation.',
    'wrong-options': (option) => `its options are not accepted: ${option}`,
    'no-secret': 'a secret is missing.',
    refused: (reason) => `it refused its input: ${reason}`,
    'no-output': 'it gave nothing to hand on.',
    'not-read': 'its input cannot be read as text.',
  },
  nothingDetected: 'No tool fits.',
  detected: { tool: 'Tool', command: 'Command', preview: 'Preview' },
  completionShell: 'Choose bash, zsh or fish.',
};
