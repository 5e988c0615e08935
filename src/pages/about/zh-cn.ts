export const words = {
  title: '关于',
  purposeTitle: '这是什么',
  purpose: [
    '趁手工具箱是一组给开发者和 IT 从业者用的小工具：格式化、转换、生成、校验，打开就能用。无需登录，没有账号。',
    '全部运算都在你的浏览器里完成。你输入的内容、拖入的文件都不会离开本机；本站带有严格的内容安全策略，页面无法向别处发送请求。首次访问之后，断网也能使用。',
  ],
  technologyTitle: '所用技术',
  technology:
    '本站是静态网站，没有自己的服务器端。它用 TypeScript、React 和 Vite 写成，耗时的运算放在 Web Worker 里。图标来自 Lucide。',
  credits:
    '口令短语使用 EFF 大词表（Joseph Bonneau，Electronic Frontier Foundation，2016，https://www.eff.org/dice），按 CC BY 3.0 US 许可使用。',
  licencesTitle: '他人作品的许可',
  licences:
    '网站中包含下列作品的一部分，各按其许可使用。每次构建都会核对：实际打包的每一项都列在这里，并附有许可全文。',
  licencesLink: '许可全文',
  registriesTitle: '所用登记表',
  registries: '部分工具依据公开的登记表。下面是本站所含的版本及其日期。',
  registryNames: {
    mac: 'MAC 地址前缀（IEEE）',
    phone: '电话号码编号方案',
    agent: '浏览器与设备的 User-Agent',
    mime: 'MIME 类型（IANA 等）',
    emoji: '表情符号（Unicode）',
    characters: '字符名称与区段（Unicode）',
    iban: 'IBAN 结构',
    zone: '时区名称',
  },
  securityTitle: '安全',
  security:
    '页面只向本站请求文件，内容安全策略禁止外来脚本；机密内容不进入地址、存储或日志。每个发布版本都附有组成清单和校验和，同一提交总是得到同样的字节。SECURITY.md 列出了各项承诺，以及保证它们的测试。',
  securityReport: '发现安全漏洞时，请通过下面的链接说明是哪个工具、哪个版本，并请求私下联系；细节请不要公开。',
  securityReportNone: '发现安全漏洞时，请联系此站点的部署者；细节请不要公开。',
  sourceTitle: '源代码',
  source: '本项目以 MIT 许可开源。',
  reportTitle: '报告错误、请求工具',
  report:
    '发现结果不对、页面出错，或者缺少想要的工具，请在问题跟踪页告诉我们。请说明工具名称、版本和步骤；不要附上私密的内容。',
  reportLink: '报告问题',
  reportNone: '发现结果不对、页面出错，或者缺少想要的工具，请联系此站点的部署者。',
};
