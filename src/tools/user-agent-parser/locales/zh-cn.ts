import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { AgentKind, AgentNote, BotPurpose } from '../../../lib/user-agent/agent';
import type { AgentFault } from '../parse';

const { count: number } = numbersOf('zh-cn');

const HINT_FORMS = {
  brands: '形如 "Chromium";v="126", "Google Chrome";v="126" 的列表',
  strings: '由双引号字符串组成、以逗号分隔的列表',
  string: '双引号中的字符串，例如 "Windows"',
  boolean: '?0 或 ?1',
};

export const words = {
  userAgent: 'User-Agent',
  placeholder: '粘贴一个 User-Agent；多个时每行一个',
  useThis: '使用本浏览器',
  exampleList: '以上全部，每行一个',
  hints: '客户端提示（可选）',
  hintsPlaceholder: 'Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"',
  hintsHint: '请求中以 Sec-CH-UA 开头的标头行，会补全 User-Agent 中缺少或被固定的信息。',
  registry: (date: string, version: string) => `识别规则：自有规则，以及 ua-parser-js ${version}（${date}）`,
  hintsForOne: '客户端提示只用于单个 User-Agent。',
  ownHints: '已结合本浏览器提供的客户端提示，因此版本、系统与型号是真实的。',
  result: '识别结果',
  copyJson: '复制 JSON',
  /** 导出文件的列名：哪一项的哪一部分。 */
  part: (title: string, row: string) => `${title}：${row}`,
  titles: { browser: '浏览器', engine: '引擎', os: '操作系统', device: '设备', cpu: 'CPU', kind: '类别' },
  rows: {
    name: '名称',
    version: '版本',
    vendor: '厂商',
    model: '型号',
    type: '类型',
    architecture: '架构',
    kind: '类别',
    purpose: '用途',
  },
  none: {
    browser: '未识别到浏览器',
    engine: '未识别到引擎',
    os: '未识别到操作系统',
    device: '未识别到设备',
    cpu: '未识别到 CPU 架构',
    kind: '未识别到类别',
    version: '未识别到版本',
    vendor: '未识别到厂商',
    model: '未识别到型号',
    type: '未识别到设备类型',
  },
  kind: (kind: AgentKind) =>
    ({ browser: '浏览器', app: '应用', mail: '邮件客户端', player: '媒体播放器', bot: '爬虫', library: '程序库' })[
      kind
    ],
  purpose: (purpose: BotPurpose) =>
    ({
      search: '搜索引擎',
      ai: 'AI（训练、检索或按用户要求读取）',
      preview: '链接预览',
      seo: 'SEO 分析',
      monitoring: '可用性监控',
      archive: '网页存档',
      security: '网络扫描',
      ads: '广告审核',
    })[purpose],
  deviceType: (type: string) =>
    new Map([
      ['mobile', '手机'],
      ['tablet', '平板'],
      ['smarttv', '智能电视'],
      ['console', '游戏机'],
      ['wearable', '可穿戴设备'],
      ['xr', '头戴显示设备'],
      ['embedded', '嵌入式设备'],
    ]).get(type) ?? type,
  note: (note: AgentNote) =>
    ({
      'windows-10-or-11': 'Windows 10 与 11 都发送「Windows NT 10.0」，仅凭字符串无法区分。',
      amd64: 'amd64 是架构的名称，Intel 处理器也包括在内；Arm 版 Windows 上的浏览器也可能这样写。',
      'mac-frozen':
        'macOS 10.15.7 是固定写法：更新的系统、Apple 芯片的 Mac 也这样发送；也可能是请求桌面版网站的 iPad。',
      'ios-frozen': '自 Safari 26 起，iOS 版本固定写作 18.6 左右，实际系统版本应看 Safari 的版本。',
      'reduced-android': '「Android 10; K」是 Chrome 的精简写法，不是真实的系统版本与型号。',
      'reduced-version': 'Chrome 只发送主版本，后面的「.0.0.0」是固定写法。',
      'harmony-android': '字符串中的 Android 版本是兼容层的版本，不是 HarmonyOS 自身的版本。',
      'darwin-any': 'Darwin 是 iOS、iPadOS、macOS、tvOS 和 watchOS 共同的内核，这个字符串没有说明是其中哪一个。',
      'arkweb-chrome': 'ArkWeb 写上 Chrome 只是为了兼容旧网页，这里并没有 Chrome。',
      'claimed-bot': '任何程序都可以自称爬虫；请用反向 DNS 或官方公布的 IP 范围核实。',
      automated: '浏览器由程序控制，没有窗口。',
      cut: '字符串很长，只读取了前 500 个字符。',
    })[note],
  fault: (fault: AgentFault) => {
    switch (fault.code) {
      case 'empty':
        return '没有 User-Agent。';
      case 'nothing-recognised':
        return '没有从该字符串中识别到任何内容。';
      case 'no-hints':
        return '这里没有以 Sec-CH-UA 开头的标头行。';
      case 'bad-hint':
        return placeWords.inLine(fault.line, `${fault.header} 的值应为${HINT_FORMS[fault.expected]}。`);
    }
  },
  agents: (count: number) => `${number(count)} 个 User-Agent`,
  distinct: (count: number) => `其中 ${number(count)} 个不同`,
  table: 'User-Agent 列表',
  nothing: '未识别',
};
