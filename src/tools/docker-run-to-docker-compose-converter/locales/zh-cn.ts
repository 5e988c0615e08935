import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import type { ConvertFault } from '../convert';
import type { Note, NoteList } from '../notes';

const { count } = numbersOf('zh-cn');

function reason({ reason: why, place = { line: 1, column: 1 } }: Note): string {
  switch (why.code) {
    case 'env-file':
      return 'Compose 还会处理这个文件里的引号和变量。';
    case 'assignment':
      return '运行 docker compose 时也要设置它。';
    case 'link':
      return '文件里要有同名的服务。';
    case 'variable-volume':
      return '如果这个变量是卷名，请在顶层 volumes 下声明它。';
    case 'variable-key':
      return '变量名本身是变量，映射里不能替换，所以写成列表。';
    case 'image-variable':
      return `只有 Shell 能算出 ${why.source}，请在变量 ${why.variable} 里给出镜像。`;
    case 'tmpfs-mode':
      return `八进制权限写成十进制数 ${why.decimal}。`;
    case 'detach':
      return '请用 docker compose up -d。';
    case 'remove':
      return '请用 docker compose down 删除容器，或用 docker compose run --rm。';
    case 'publish-all':
      return '请在 ports 下逐个列出端口。';
    case 'attach':
      return '请用 docker compose up --attach。';
    case 'quiet':
      return '请用 docker compose up --quiet-pull。';
    case 'no-equivalent':
      return 'Compose 没有对应的写法。';
    case 'network-mode':
      return '有了 network_mode，服务就不能再加入网络。';
    case 'needs-network':
      return '只有写明 --network 才能指定地址。';
    case 'external-volume':
      return '已有的卷不能再指定驱动。';
    case 'anonymous-volume':
      return '只有命名卷才能指定驱动。';
    case 'redirection':
      return '这由 Shell 处理，与容器无关。';
    case 'other-command':
      return '不是 docker run，没有转换。';
    case 'bad-value':
      return '值无法理解。';
    case 'substitution':
      return `只有 Shell 能算出 ${why.source}，已略去。`;
    case 'placeholder':
      return '这是占位内容，请换成实际的值。';
    case 'typographic-quotes':
      return `第 ${count(place.line)} 行第 ${count(place.column)} 列是排版引号，已当作普通引号。`;
    case 'typographic-quote':
      return `第 ${count(place.line)} 行第 ${count(place.column)} 列是排版引号，Shell 不把它当作引号。`;
    case 'typographic-dash':
      return `第 ${count(place.line)} 行第 ${count(place.column)} 列是排版用的破折号，已当作 ${why.read}。`;
    case 'missed-continuation':
      return `没有转换，因为第 ${count(why.brokenLine)} 行末尾没有 ${why.sign}。`;
    case 'given-twice':
      return `docker 不接受在两处写 ${why.member}，这里两处都保留。`;
    case 'other-given':
      return `已略去，因为 --network 里已经写了 ${why.member}。`;
    case 'restart-policy':
      return `已略去，${why.value} 不是重启策略，只能用 no、always、on-failure[:n] 或 unless-stopped。`;
    case 'unknown':
      return 'docker run 没有这个选项。';
    case 'unknown-value':
      return `docker run 没有这个选项，当作它的值的是 ${why.value}。`;
  }
}

export const words = {
  commands: '命令',
  result: 'Compose 文件',
  placeholder: '粘贴一条或多条 docker run 命令',
  samples: {
    short: '一条命令',
    long: '几条命令',
    powerShell: 'PowerShell',
  },
  existing: '合并到已有的 Compose 文件（可选）',
  existingFile: '已有的 Compose 文件',
  existingHint: '保留其中的注释与顺序，新的服务加在后面。',
  existingPlaceholder: '粘贴 compose.yaml 的内容',
  options: {
    indent: '缩进',
    environment: { label: '环境变量', values: { list: '列表', map: '映射' } },
    namedVolumes: {
      label: '命名卷',
      values: { exact: '名称不变', external: '用已有的卷', project: '归项目所有' },
      hints: {
        exact: '写明 name:，卷名前不加项目名',
        external: '写明 external: true，卷要已经存在',
        project: '卷名前会加上项目名',
      },
    },
    projectName: { label: '项目名', placeholder: '没有 name:' },
    fileName: {
      label: '文件名',
      values: (name: string) => name,
    },
  },
  services: (n: number) => `${count(n)} 个服务`,
  lists: {
    remark: '已转换，但请留意',
    none: '没有对应的写法',
    unknown: '未知的选项',
  } satisfies Record<NoteList, string>,
  note: (note: Note) => `${note.option}：${reason(note)}`,
  command: (n: number) => `第 ${count(n)} 条命令`,
  fault: (fault: ConvertFault): string => {
    switch (fault.code) {
      case 'no-run':
        return '没有找到 docker run 命令。';
      case 'other-command':
        return `不支持 ${fault.command}，只能转换 docker run 和 docker create。`;
      case 'missed-continuation':
        return `命令在第 ${count(fault.line)} 行结束，还没有镜像名：行末是不是少了 ${fault.sign}？`;
      case 'no-image':
        return `第 ${count(fault.command)} 条命令没有镜像名。`;
      case 'unclosed-quote':
        return `第 ${count(fault.line)} 行第 ${count(fault.column)} 列的引号没有闭合。`;
      case 'bad-project-name':
        return '项目名只能由小写字母、数字、- 和 _ 组成，并以字母或数字开头。';
      case 'bad-yaml':
        return yamlWords.fault(fault.problem);
      case 'several-documents':
        return placeWords.inLine(fault.line, '文件里有不止一个文档');
      case 'not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)}：Compose 文件应是键值映射。`;
      case 'member-not-a-map':
        return `${placeWords.lineColumn(fault.line, fault.column)}：${fault.key} 应是键值映射。`;
    }
  },
};
