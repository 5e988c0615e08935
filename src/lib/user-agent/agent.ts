/** A name and, where the string tells it, a version. */
export interface Named {
  readonly name: string;
  readonly version?: string;
}

/** What sends the string: a browser, an app of its own, a mail client, a media player, a crawler, or a program without a page. */
export type AgentKind = 'browser' | 'app' | 'mail' | 'player' | 'bot' | 'library';

/** What a crawler collects pages for. */
export type BotPurpose = 'search' | 'ai' | 'preview' | 'seo' | 'monitoring' | 'archive' | 'security' | 'ads';

/** What the string says and what it does not mean, or what it leaves open. */
export type AgentNote =
  | 'windows-10-or-11'
  | 'amd64'
  | 'mac-frozen'
  | 'ios-frozen'
  | 'reduced-android'
  | 'reduced-version'
  | 'harmony-android'
  | 'arkweb-chrome'
  | 'darwin-any'
  | 'claimed-bot'
  | 'automated'
  | 'cut';

export interface Device {
  readonly vendor?: string;
  readonly model?: string;
  /** As `ua-parser-js` has it: mobile, tablet, smarttv, wearable, console, xr, embedded. A computer has none. */
  readonly type?: string;
}

/** What one user agent string says. What it does not say is absent. */
export interface Agent {
  readonly kind?: AgentKind;
  /** The crawler, library or app that the kind speaks of. */
  readonly program?: Named;
  readonly purpose?: BotPurpose;
  readonly browser?: Named;
  readonly engine?: Named;
  readonly os?: Named;
  readonly device?: Device;
  readonly cpu?: string;
  readonly notes: readonly AgentNote[];
}
