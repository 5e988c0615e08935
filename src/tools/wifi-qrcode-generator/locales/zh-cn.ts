import { qrOptions, qrWords } from '../../../i18n/qr/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { NetworkFault, NetworkWarning } from '../judge-network';
import type { PhaseTwo, Security } from '../../../lib/wifi/network';
import type { ReadFault } from '../../../lib/wifi/read-payload';

const { count: number } = numbersOf('zh-cn');

export const words = {
  ...qrWords,
  options: qrOptions,
  security: '安全类型',
  securities: {
    wpa: 'WPA/WPA2/WPA3',
    wpa3: '仅 WPA3',
    wep: 'WEP',
    eap: 'WPA2-EAP（企业）',
    none: '无密码',
  } satisfies Record<Security, string>,
  ssid: '网络名称（SSID）',
  isHidden: '隐藏网络',
  quotesHex: '给像十六进制的名称加引号',
  quotesHexHint: '名称全是十六进制数字，有的扫码器会把它当作字节。',
  password: '密码',
  method: 'EAP 方法',
  phaseTwo: '第二阶段',
  phaseTwoName: (phase: PhaseTwo) => (phase === 'none' ? '无' : phase),
  identity: '身份',
  anonymousIdentity: '匿名（外层）身份',
  fault: (fault: NetworkFault): string => {
    switch (fault.code) {
      case 'no-ssid':
        return '请输入网络名称。';
      case 'long-ssid':
        return `网络名称最多 32 字节，现在有 ${number(fault.bytes)} 字节。`;
      case 'no-password':
        return '请输入密码，或选择「无密码」。';
      case 'no-identity':
        return '请输入身份。';
    }
  },
  networkWarning: (warning: NetworkWarning): string => {
    switch (warning.code) {
      case 'wpa-length':
        return `WPA 密码应为 8 到 63 个字符或 64 位十六进制数字，现在有 ${number(warning.characters)} 个字符。`;
      case 'wpa-bytes':
        return `WPA 密码最多 63 字节，现在有 ${number(warning.bytes)} 字节。`;
      case 'wep-length':
        return 'WEP 密钥应为 5 或 13 个字符，或 10 或 26 位十六进制数字。';
      case 'wep-broken':
        return 'WEP 已被攻破，附近的人可以读取传输的内容。设备支持时请改用 WPA2 或 WPA3。';
      case 'eap-support':
        return '不少手机相机扫码只能连接个人网络，企业网络可能要手动设置。';
    }
  },
  paste: '用 WIFI: 文本填写',
  pastePlaceholder: 'WIFI:T:WPA;S:…;P:…;;',
  fill: '填入表单',
  filled: '已填入表单',
  readFault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'not-wifi':
        return '这不是 Wi-Fi 二维码的文本：它应以 WIFI: 开头。';
      case 'no-name':
        return '文本里没有网络名称（S:）。';
      case 'unknown-security':
        return `不认识安全类型「${fault.found}」。`;
      case 'unknown-method':
        return `不认识 EAP 方法「${fault.found}」。`;
      case 'unknown-phase-two':
        return `不认识第二阶段「${fault.found}」。`;
    }
  },
  picture: (ssid: string) => `网络 ${ssid} 的二维码`,
  notImage: '此文件不是图片。',
  payload: '编码内容',
  guestCard: '访客卡片',
  guestCardTitle: 'Wi-Fi',
  network: '网络',
  showPassword: '在卡片上显示密码',
  scan: '用相机扫描二维码即可连接。',
  print: '打印',
};
