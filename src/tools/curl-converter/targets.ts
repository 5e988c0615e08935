import type { TargetName } from './options';
import { axiosTarget } from './write/axios';
import { csharpTarget } from './write/csharp';
import { curlBash, curlCmd, curlPowerShell } from './write/curl';
import { fetchTarget } from './write/fetch';
import { goTarget } from './write/go';
import { harTarget } from './write/har';
import { httpieTarget } from './write/httpie';
import { javaTarget } from './write/java';
import { phpTarget } from './write/php';
import { powerShellTarget } from './write/powershell';
import { pythonTarget } from './write/python';
import { rawTarget } from './write/raw';
import type { Target } from './write/writing';

export const targets: Readonly<Record<TargetName, Target>> = {
  fetch: fetchTarget,
  axios: axiosTarget,
  python: pythonTarget,
  go: goTarget,
  java: javaTarget,
  php: phpTarget,
  csharp: csharpTarget,
  httpie: httpieTarget,
  powershell: powerShellTarget,
  raw: rawTarget,
  har: harTarget,
  curl: curlBash,
  'curl-cmd': curlCmd,
  'curl-powershell': curlPowerShell,
};
