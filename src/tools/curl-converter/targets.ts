import type { TargetName } from './options';
import type { Target } from './write/writing';

/** What writes requests in each of the notations: one at a time is needed. */
const LOADERS: Readonly<Record<TargetName, () => Promise<Target>>> = {
  fetch: async () => (await import('./write/fetch')).fetchTarget,
  axios: async () => (await import('./write/axios')).axiosTarget,
  python: async () => (await import('./write/python')).pythonTarget,
  go: async () => (await import('./write/go')).goTarget,
  java: async () => (await import('./write/java')).javaTarget,
  php: async () => (await import('./write/php')).phpTarget,
  csharp: async () => (await import('./write/csharp')).csharpTarget,
  httpie: async () => (await import('./write/httpie')).httpieTarget,
  powershell: async () => (await import('./write/powershell')).powerShellTarget,
  raw: async () => (await import('./write/raw')).rawTarget,
  har: async () => (await import('./write/har')).harTarget,
  curl: async () => (await import('./write/curl')).curlBash,
  'curl-cmd': async () => (await import('./write/curl')).curlCmd,
  'curl-powershell': async () => (await import('./write/curl')).curlPowerShell,
};

export function loadTarget(name: TargetName): Promise<Target> {
  return LOADERS[name]();
}
