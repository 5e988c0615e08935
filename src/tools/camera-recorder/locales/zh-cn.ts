import { captureWords } from '../../../i18n/capture/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import { RESOLUTION_NAMES, type FrameRate } from '../../../lib/capture/constraints';
import type { CameraOptions } from '../options';
import type { RecordingFault } from '../recording';

const { count: number } = numbersOf('zh-cn');

const count = (n: number, digits = 0) => number(n, { maximumFractionDigits: digits });

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
  ...captureWords,
  source: '来源',
  sources: { camera: '摄像头', screen: '屏幕' },
  options: {
    resolution: { label: '分辨率', values: RESOLUTION_NAMES },
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
  recordingFault,
};
