import type { Card } from '../../types';

export const card = {
  name: 'docker run 转 Compose',
  description: '将 docker run 命令转换为等效的 Compose 文件。',
} satisfies Card;

export const keywords = [
  'docker',
  'run',
  'compose',
  'yaml',
  'podman',
  'container',
  'convert',
  '容器',
  '编排',
  '转换',
  '镜像',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['docker 转 compose', 'docker 命令转换', 'docker run 转 Docker Compose'];
