import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';

const { count } = numbersOf('zh-cn');

export const words = {
  plain: '原文',
  withEntities: '已转义',
  plainPlaceholder: '输入要转义的文字，或打开文件',
  entitiesPlaceholder: '粘贴含 &name; 或 &#123; 的文字，或打开文件',
  options: {
    mode: {
      label: '转义范围',
      values: {
        minimal: '仅标记字符',
        names: '另加非 ASCII：名称',
        decimal: '另加非 ASCII：十进制',
        hexadecimal: '另加非 ASCII：十六进制',
        every: '每个字符',
      },
      hints: {
        minimal: '只转义 & < > " \'',
        names: '非 ASCII 字符写成名称，没有名称的写成十进制',
        decimal: '非 ASCII 字符写成 &#169;',
        hexadecimal: '非 ASCII 字符写成 &#xA9;',
        every: '所有字符都写成实体',
      },
    },
    everyAs: { label: '写成', values: { decimal: '十进制', hexadecimal: '十六进制', names: '名称' } },
    apostrophe: { label: '撇号', values: { number: '&#39;', name: '&apos;' } },
    keepExisting: { label: '保留已有实体', hint: '以分号结尾的实体不再转义其中的 &' },
    rules: {
      label: '规则',
      values: { html: 'HTML 文本', attribute: '属性值', xml: 'XML' },
      hints: {
        html: '部分旧名称可以省略分号',
        attribute: '省略分号的名称后面若是 = 或字母数字，则保持原样',
        xml: '只认五个名称和数字',
      },
    },
    showInvisible: {
      label: '显示不可见字符和未还原的实体',
      hint: '把不换行空格显示为 ·，指向它可看码位；未还原的实体加下划线；复制的内容不变',
    },
  },
  entities: (n: number) => `${count(n)} 个实体`,
  leftCount: (n: number) => `${count(n)} 个保持原样`,
  keptCount: (n: number) => `${count(n)} 个已有的实体未再转义。`,
  unwritable: (names: string) => `没有实体能表示这些字符，已原样保留：${names}。`,
  listSeparator: '、',
  loneSurrogate: placeWords.loneSurrogate,
  atCharacter: placeWords.character,
  place: placeWords.lineColumn,
  times: (n: number) => (n > 1 ? `（${count(n)} 处）` : ''),
  remarks: {
    left: (reference: string, _value: string) => `保持原样：${reference}`,
    'no-character': (reference: string, _value: string) => `${reference} 不对应任何字符，已换成 U+FFFD。`,
    'windows-1252': (reference: string, value: string) => `${reference} 按 windows-1252 读作 ${value}，与浏览器一致。`,
    'no-semicolon': (reference: string, value: string) => `${reference} 缺少分号，读作 ${value}`,
  },
  moreRemarks: (n: number) => `还有 ${count(n)} 条说明未列出。`,
};
