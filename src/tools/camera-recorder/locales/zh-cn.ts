import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { FrameRate } from '../constraints';
import type { CaptureFault, Subject } from '../faults';
import type { CameraOptions } from '../options';
import type { RecordingFault } from '../recording';

const { count: number } = numbersOf('zh-cn');

const count = (n: number, digits = 0) => number(n, { maximumFractionDigits: digits });

const names: Record<Subject, string> = { camera: '摄像头', microphone: '麦克风', screen: '屏幕' };
const resolutions = { '480p': '480p', '720p': '720p', '1080p': '1080p', '4k': '4K' };

function fault(found: CaptureFault): string {
  switch (found.code) {
    case 'insecure':
      return '摄像头只能在安全的页面上使用（https 或 localhost）。';
    case 'unsupported':
      return found.about === 'screen' ? '此浏览器无法录制屏幕。' : `此浏览器不支持使用${names[found.about]}。`;
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
      return `此摄像头不支持 ${resolutions[found.resolution]}，已使用最接近的尺寸。`;
    case 'cannot-rate':
      return `此摄像头不支持每秒 ${found.frameRate} 帧，已使用最接近的帧率。`;
  }
}

function recordingFault(found: RecordingFault): string {
  switch (found.code) {
    case 'cannot-begin':
      return `浏览器无法开始录制（${found.name}）。`;
    case 'broke-off':
      return `录制中断（${found.name}），此前的内容已保留。`;
    case 'empty':
      return '录制过早结束，没有任何内容。';
  }
}

export const words = {
  source: '来源',
  sources: { camera: '摄像头', screen: '屏幕' },
  camera: '摄像头',
  firstCamera: '第一个摄像头',
  unnamedCamera: (n: number) => `摄像头 ${count(n)}`,
  microphone: '麦克风',
  noMicrophone: '不使用麦克风',
  defaultMicrophone: '默认麦克风',
  unnamedMicrophone: (n: number) => `麦克风 ${count(n)}`,
  options: {
    resolution: { label: '分辨率', values: resolutions },
    timer: { label: '自拍定时', values: (n: number) => (n === 0 ? '关' : `${count(n)} 秒`) },
    screenSound: '共享内容的声音',
    mirror: '镜像预览',
    mirrorFiles: '保存的文件也镜像',
    photoFormat: { label: '照片格式', values: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } },
    quality: { label: '质量', unit: '%' },
    videoFormat: { label: '视频格式', values: { auto: '自动', mp4: 'MP4', webm: 'WebM' } },
  } satisfies OptionWords<CameraOptions>,
  frameRate: '帧率',
  rate: (rate: FrameRate) => (rate === 'auto' ? '自动' : `${count(Number(rate))} 帧/秒`),
  automaticFormat: (container: 'mp4' | 'webm') => `自动（${{ mp4: 'MP4', webm: 'WebM' }[container]}）`,
  invitation: '打开后，浏览器会先征求许可。画面不会离开此设备。',
  open: { camera: '打开摄像头', screen: '共享屏幕' },
  tryAgain: '重试',
  opening: '正在打开…',
  soundComing: '正在等待麦克风…',
  close: { camera: '关闭摄像头', screen: '停止共享' },
  preview: '预览',
  real: (width: number | undefined, height: number | undefined, rate: number | undefined) =>
    [
      width === undefined || height === undefined ? '' : `${width} × ${height}`,
      rate === undefined ? '' : `${count(rate, 2)} 帧/秒`,
    ]
      .filter(Boolean)
      .join(' · '),
  takePhoto: '拍照',
  cancelPhoto: '取消拍照',
  countdown: (n: number) => `${count(n)} 秒后拍照`,
  photoTaken: '已拍照',
  photoFailed: '拍照失败：没有画面，或内存不足。',
  record: '录制',
  stop: '停止',
  pause: '暂停',
  resume: '继续',
  recordingStatus: { recording: '正在录制', paused: '已暂停', ending: '正在保存…' },
  saving: '正在保存录像…',
  length: '录制时长',
  inMemory: '磁盘空间不足，较长的录像将占用内存。',
  noRecorder: '此浏览器无法录制视频。',
  keys: '快捷键：空格拍照，R 开始或停止录制。',
  gallery: '照片与录像',
  amount: (n: number, size: string) => `${count(n)} 个，${size}`,
  clip: (name: string) => `录像 ${name}`,
  copyNamed: (name: string) => `复制 ${name}`,
  photoCopied: '照片已复制到剪贴板',
  copyFailed: '浏览器不允许复制照片，请下载。',
  deleteNamed: (name: string) => `删除 ${name}`,
  deleted: (name: string) => `已删除 ${name}`,
  deleteIt: '删除',
  deleteAll: '全部删除',
  deleteAllTitle: '全部删除？',
  deleteAllText: (n: number) => `共 ${count(n)} 个照片和录像，删除后无法恢复。如需保留，请先下载。`,
  deleteClipTitle: '删除这段录像？',
  deleteClipText: '删除后无法恢复。如需保留，请先下载。',
  leaveTitle: '离开此页面？',
  leaveRecording: '正在录制。离开后，这段录像会丢失。',
  leaveUnsaved: (n: number) => `有 ${count(n)} 个照片或录像尚未下载，离开后无法恢复。`,
  leave: '离开',
  downloadAll: '全部下载',
  tooLargeForZip: '总大小超出一个 ZIP 文件的上限（约 4 GB），请逐个下载。',
  fault,
  recordingFault,
};
