import { numbersOf, type Words } from '../../../i18n/words';
import { DIALECT_NAMES, type Dialect } from '../dialects';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

const DIALECTS: Record<Dialect, string> = { sql: 'Standard SQL', ...DIALECT_NAMES };

const CASES = { upper: 'Upper case', lower: 'Lower case', preserve: 'As written' };

/** Blanks per level, or a tab. */
const indentName = (n: number | 'tab') => (n === 'tab' ? 'Tab' : n === 1 ? '1 space' : `${n} spaces`);

export const words = {
  input: 'SQL',
  inputHint: 'Paste SQL, or open a file',
  result: 'Result',
  options: {
    dialect: { label: 'Dialect', values: DIALECTS },
    oneLine: { label: 'Form', values: { false: 'Formatted', true: 'One line' } },
    keywordCase: { label: 'Keywords', values: CASES },
    dataTypeCase: { label: 'Data types', values: CASES },
    functionCase: { label: 'Functions', values: CASES },
    identifierCase: { label: 'Identifiers', values: CASES },
    indent: { label: 'Indent', values: indentName },
    indentStyle: {
      label: 'Style',
      values: { standard: 'Standard', tabularLeft: 'Tabular, left', tabularRight: 'Tabular, right' },
    },
    logicalOperatorNewline: { label: 'Line break at AND/OR', values: { before: 'Before', after: 'After' } },
    expressionWidth: 'Expression width',
    linesBetweenQueries: 'Blank lines between queries',
    denseOperators: 'No spaces around operators',
    newlineBeforeSemicolon: 'Semicolon on its own line',
  },
  parameters: 'Parameters',
  parametersHint: 'Optional, one a line: :id = 42, $1 = 5; a value alone is for the next “?”',
  unfilled: (names) => `There is no value for ${names}.`,
  unused: (names) => `The statement does not use ${names}.`,
  listSeparator: ', ',
  samples: {
    short: 'Short query',
    query: 'Longer query',
    template: 'With template placeholders',
  },
  largeTitle: (size) => `This SQL has ${size}`,
  largeHint: 'Formatting it can take ten seconds and more; you can cancel at any time.',
  formatAnyway: 'Format it',
  readsAs: (dialect) => `This parses as ${dialect}. Switch?`,
  fault: (fault) => {
    const place = `Line ${count(fault.line)}, column ${count(fault.column)}`;
    switch (fault.code) {
      case 'unreadable':
        return `${place}: cannot read “${fault.found}”.`;
      case 'unfinished':
        return `${place}: the statement is not finished.`;
      case 'too-deep':
        return `${place}: nested too deeply (limit: ${count(fault.limit)} levels).`;
      case 'would-change':
        return `${place}: formatting would change what “${fault.found}” means, so nothing was done.`;
    }
  },
} satisfies Words<typeof zhCn>;
