import type { OptionWords } from '../../../i18n/option-words';
import type { ExpressionFault } from '../expression';
import type { ClassId, OctalFault, RightId, SymbolicFault, Target } from '../mode';
import type { UmaskFault } from '../umask';
import type { ChmodOptions } from '../options';

const RIGHTS: Record<Target, Record<RightId, string>> = {
  file: { read: '读', write: '写', run: '执行' },
  directory: { read: '列出', write: '增删条目', run: '进入' },
};
const CLASSES: Record<ClassId, string> = { owner: '所有者', group: '同组', others: '其他人' };
const SPECIALS: Record<ClassId, Record<Target, string>> = {
  owner: {
    file: '运行时取得所有者的身份（setuid）。',
    directory: '目录上的 setuid 在 Linux 上不起作用。',
  },
  group: {
    file: '运行时取得文件所属组的身份（setgid）。',
    directory: '新条目沿用目录的组（setgid）。',
  },
  others: {
    file: '文件上的 sticky 在 Linux 上不起作用。',
    directory: '只有条目或目录的所有者能删除和改名（sticky）。',
  },
};

export const words = {
  options: {
    mode: '权限',
    target: { label: '对象', values: { file: '文件', directory: '目录' } },
    recursive: '递归（-R）',
    umask: { label: 'umask 值', hint: '新建时要清除的位，一到四位八进制数字。', placeholder: '022' },
  } satisfies OptionWords<ChmodOptions>,
  who: '身份',
  digit: '数字',
  classes: { owner: '所有者', group: '同组', others: '其他人' },
  rights: { read: '读', write: '写', run: '执行' },
  special: '特殊',
  specials: { owner: 'setuid', group: 'setgid', others: 'sticky' },
  cell: (classId: ClassId, right: RightId) => `${CLASSES[classId]}：${RIGHTS.file[right]}`,
  octal: '八进制',
  readAs: (digits: string) => `按 ${digits} 读取。`,
  symbolic: '符号',
  symbolicHint: '九个字母，也可带类型字母，或粘贴整行 ls -l。',
  expression: '表达式',
  expressionHint: '如 u=rw+x、go-w、g=u、a+X；不写对象时对所有人生效，但略过 umask 屏蔽的位。',
  apply: '应用',
  gives: (octal: string, symbolic: string) => `得到 ${octal}（${symbolic}）`,
  presets: '常用权限',
  preset: '选择一个',
  purposes: {
    '644': '普通文件：所有者可改，其他人只读',
    '755': '程序和目录：所有者可改，人人可用',
    '600': '私密文件，如密钥',
    '700': '私密目录或脚本',
    '640': '同组可读，外人不可',
    '750': '同组可用的目录或程序，外人不可',
    '775': '同组共同维护的目录',
    '664': '同组共同编辑的文件',
    '400': '只有所有者可读，如私钥',
    '444': '人人只读',
    '777': '人人可改，很少合适',
    '1777': '公用临时目录，如 /tmp',
    '2775': '共享目录，新条目沿用其组',
    '4755': '以所有者身份运行的程序',
  },
  result: '结果',
  sentence: (rights: Record<ClassId, readonly RightId[]>, target: Target) =>
    `${(['owner', 'group', 'others'] as const)
      .map((id) => `${CLASSES[id]}：${rights[id].map((right) => RIGHTS[target][right]).join('、') || '无'}`)
      .join('；')}。`,
  specialSentence: (specials: readonly ClassId[], target: Target) =>
    specials.map((id) => SPECIALS[id][target]).join(''),
  listing: 'ls -l',
  commands: '命令',
  path: '路径',
  pathPattern: '通配符不加引号：命令会改动所有匹配的文件。',
  numericCommand: '按数字',
  symbolicCommand: '按字母',
  umask: 'umask 与权限互算',
  umaskDirectories: '新目录得到',
  umaskFiles: '新文件得到',
  umaskForDirectories: '新目录要得到此权限',
  umaskForFiles: '新文件要得到此权限',
  noUmaskRun: '没有哪个 umask 能让新文件带执行权限。',
  noUmaskSpecial: '没有哪个 umask 能给出特殊位。',
  notes: {
    'setuid-world-writable': '人人可写的 setuid 程序等于把所有者的身份交给任何人。请去掉其他人的写权限。',
    'setgid-world-writable': '人人可写的 setgid 程序等于把该组的身份交给任何人。请去掉其他人的写权限。',
    'world-writable': '任何人都可以修改。',
    'world-writable-sticky': '任何人都可以新建条目，但 sticky 使人只能删除自己的条目。',
    'mark-without-run': '大写的 S 或 T 表示设了特殊位却没有执行权限，通常是疏漏。',
    'directory-keeps-set-ids': '在 GNU 系统上，chmod 755 目录会保留目录原有的 setgid，chmod 00755 目录才会清除它。',
    'owner-has-less': '所有者的权限比别人少。系统只看第一个符合的身份，所有者用不上同组或其他人的权限。',
  },
  fault: (fault: OctalFault | SymbolicFault | ExpressionFault | UmaskFault) => {
    switch (fault.code) {
      case 'not-octal':
        return '八进制数字是 0 到 7，最多四位。';
      case 'bad-umask':
        return 'umask 是 0 到 7 的数字，最多三位，前面可加 0。';
      case 'bad-letter':
        return `第 ${fault.position} 位应为 ${fault.expected.join('、')} 之一。`;
      case 'bad-type':
        return `「${fault.found}」不是文件类型字母。`;
      case 'bad-length':
        return `应为 9 个字母（带类型字母则为 10 个），现有 ${fault.length} 个。`;
      case 'bad-clause':
        return fault.clause === ''
          ? `第 ${fault.position} 位：逗号之间缺少子句。`
          : `子句「${fault.clause}」有误（第 ${fault.position} 位）。`;
      case 'too-large':
        return `「${fault.clause}」超出 7777。`;
    }
  },
};
