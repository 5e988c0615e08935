import type { Named } from './agent';

/** What a browser tells of itself besides its user agent (User-Agent Client Hints); what it does not tell is absent. */
export interface ClientHints {
  readonly brands?: readonly Named[];
  readonly fullVersionList?: readonly Named[];
  readonly mobile?: boolean;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly architecture?: string;
  readonly bitness?: string;
  readonly model?: string;
  readonly wow64?: boolean;
  readonly formFactors?: readonly string[];
}

/** The Windows that a hint's platform version stands for: 13 and above is 11 (Microsoft, "Detect Windows 11"). */
export function windowsRelease(platformVersion: string): string | undefined {
  const old = { '0.1': '7', '0.2': '8', '0.3': '8.1' }[platformVersion.split('.').slice(0, 2).join('.')];
  if (old) return old;
  const major = Number.parseInt(platformVersion, 10);
  if (!(major > 0)) return undefined;
  return major >= 13 ? '11' : '10';
}

/** The operating system with the version people know it by. */
export function systemOfHints({ platform, platformVersion = '' }: ClientHints): Named | undefined {
  if (!platform || platform === 'Unknown') return undefined;
  const version = platform === 'Windows' ? windowsRelease(platformVersion) : platformVersion;
  const name = platform === 'Chrome OS' ? 'Chromium OS' : platform;
  return version ? { name, version } : { name };
}

/** Brands that are there so that nobody relies on the list: "Not A;Brand", "Not/A)Brand" and the like. */
function isGrease({ name }: Named): boolean {
  return /^not[^a-z]*a[^a-z]*brand$/i.test(name.trim());
}

const NAMES: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
  'Android WebView': 'Chrome WebView',
  'Microsoft Edge WebView2': 'Edge WebView2',
  YaBrowser: 'Yandex',
};

/** The browser and its full version where told: the brand that is neither made up nor the engine. */
export function browserOfHints({ fullVersionList, brands }: ClientHints): Named | undefined {
  const real = (fullVersionList?.length ? fullVersionList : (brands ?? [])).filter((brand) => !isGrease(brand));
  const brand = real.find(({ name }) => name !== 'Chromium') ?? real[0];
  return brand && { ...brand, name: Object.hasOwn(NAMES, brand.name) ? (NAMES[brand.name] ?? brand.name) : brand.name };
}

/** The version of Blink: that of Chromium. */
export function engineOfHints({ fullVersionList, brands }: ClientHints): Named | undefined {
  const version = (fullVersionList?.length ? fullVersionList : brands)?.find(
    ({ name }) => name === 'Chromium',
  )?.version;
  return version === undefined ? undefined : { name: 'Blink', version };
}

/** The architecture in the words that user agents have for it. */
export function cpuOfHints({ architecture, bitness }: ClientHints): string | undefined {
  if (!architecture) return undefined;
  const is64 = bitness === '64';
  if (architecture === 'x86') return is64 ? 'amd64' : bitness === '32' ? 'ia32' : 'x86';
  if (architecture === 'arm') return is64 ? 'arm64' : 'arm';
  return architecture;
}
