import { RESOLUTION_NAMES } from '../../lib/capture/constraints';
import type { CaptureFault, Subject } from '../../lib/capture/faults';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

const names: Record<Subject, string> = { camera: '摄像头', microphone: '麦克风', screen: '屏幕' };

function fault(found: CaptureFault): string {
  switch (found.code) {
    case 'insecure':
      return '摄像头只能在安全的页面上使用（https 或 localhost）。';
    case 'unsupported':
      return found.about === 'screen' ? '此浏览器无法共享屏幕。' : `此浏览器不支持使用${names[found.about]}。`;
    case 'refused':
      return found.about === 'screen'
        ? '没有选择屏幕，或共享屏幕被拒绝。请重试，并选择要共享的内容。'
        : `使用${names[found.about]}的请求被拒绝。请通过地址栏中的图标允许，然后重试。`;
    case 'refused-by-system':
      return `操作系统不允许此浏览器使用${names[found.about]}。请在系统的隐私设置中允许，然后重试。`;
    case 'not-found':
      return found.about === 'screen' ? '没有找到可以共享的屏幕。' : `没有找到${names[found.about]}。`;
    case 'in-use':
      return found.about === 'screen'
        ? '操作系统没有给出屏幕画面。请在系统的隐私设置中允许录制屏幕。'
        : `${names[found.about]}正被其他应用程序使用。`;
    case 'blocked':
      return `浏览器或网站的安全策略禁止使用${names[found.about]}。`;
    case 'aborted':
      return `${names[found.about]}未能启动。请重试，或重新连接设备。`;
    case 'unknown':
      return `无法使用${names[found.about]}（${found.name}）。`;
    case 'disconnected':
      return `${names[found.about]}已断开连接。`;
    case 'revoked':
      return `使用${names[found.about]}的许可已被撤回。请通过地址栏中的图标允许，然后重试。`;
    case 'sharing-ended':
      return '屏幕共享已结束。';
    case 'no-screen-sound':
      return '未共享声音：如需声音，请在浏览器的窗口中一并勾选，或改为共享标签页。';
    case 'other-device':
      return `所选的${names[found.about]}不可用，已改用默认的${names[found.about]}。`;
    case 'cannot-size':
      return `此摄像头不支持 ${RESOLUTION_NAMES[found.resolution]}，已使用最接近的尺寸。`;
    case 'cannot-rate':
      return `此摄像头不支持每秒 ${found.frameRate} 帧，已使用最接近的帧率。`;
  }
}

/** What tools that open a camera say: names of devices, and why there is no picture or no sound. */
export const captureWords = {
  camera: '摄像头',
  firstCamera: '第一个摄像头',
  unnamedCamera: (n: number) => `摄像头 ${count(n)}`,
  microphone: '麦克风',
  noMicrophone: '不使用麦克风',
  defaultMicrophone: '默认麦克风',
  unnamedMicrophone: (n: number) => `麦克风 ${count(n)}`,
  fault,
};
