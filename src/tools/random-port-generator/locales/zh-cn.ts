import { numbersOf } from '../../../i18n/words';
import type { PortFault } from '../draw-ports';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    range: {
      label: '范围',
      values: {
        all: '1024–65535',
        user: '用户端口 1024–49151',
        dynamic: '动态端口 49152–65535',
        custom: '自定义',
      },
    },
    from: '起始端口',
    to: '结束端口',
    quantity: '数量',
    block: '连续的一段',
    skipBlocked: '跳过浏览器拒绝访问的端口',
    skipCommon: '跳过常见服务的端口',
    common: '常见服务的端口',
    exclusions: { label: '另外排除', hint: '端口或范围，如 8000-8100，以空格或逗号分隔。', placeholder: '8000-8100' },
    list: { label: '列表格式', values: { lines: '每行一个', commas: '逗号分隔', json: 'JSON 数组' } },
  },
  title: (n: number) => `${count(n)} 个端口`,
  copyAll: '复制全部',
  refresh: '换一批',
  kinds: { user: '用户端口', dynamic: '动态端口' },
  caption: (kind: string, service: string | undefined) => (service === undefined ? kind : `${kind}，常用于 ${service}`),
  notes: '网页无法得知本机哪些端口已被占用。按 R 键或 Ctrl+Enter 也可换一批。',
  fixedNote: '要固定给某个服务的端口不应取自 49152–65535：系统会随时把这一段分配给临时连接（RFC 6335 第 8.1.2 节）。',
  fault: (fault: PortFault): string => {
    switch (fault.code) {
      case 'not-number':
        return fault.found === '' ? '请输入整数。' : `请输入整数，「${fault.found}」不是。`;
      case 'out-of-range':
        return '请选择 1024 到 65535 之间的端口（0–1023 是公认端口）。';
      case 'not-port':
        return `「${fault.found}」超出了 65535。`;
      case 'reversed':
        return '起始端口不能大于结束端口。';
      case 'too-few':
        return `这个范围只剩 ${count(fault.left)} 个端口。`;
      case 'no-block':
        return '这个范围里没有这么长的连续端口。';
    }
  },
};
