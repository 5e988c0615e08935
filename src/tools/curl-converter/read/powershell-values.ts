import type { Text } from '../model';
import type { Unknowns } from '../unknowns';

export type PsValue =
  | { readonly kind: 'text'; readonly value: Text }
  | { readonly kind: 'table'; readonly pairs: readonly (readonly [string, Text])[] }
  | { readonly kind: 'session'; userAgent?: Text; readonly cookies: Text[] };

export interface PsFault {
  readonly code: 'not-literal' | 'unclosed-code';
  readonly at: number;
  readonly found: string;
}

const COMMAND = /(?:Invoke-WebRequest|Invoke-RestMethod|iwr|irm)\b/iy;
const SWITCHES =
  /^(?:usebasicparsing|skip\w+|disablekeepalive|passthru|allow\w+|usedefaultcredentials|resume|noproxy)$/;

/** Reads the part of PowerShell that requests are written in. */
export class PowerShellReader {
  fault: PsFault | undefined;
  private at = 0;
  private readonly variables = new Map<string, PsValue>();
  private readonly found: ReadonlyMap<string, PsValue>[] = [];

  constructor(
    private readonly text: string,
    private readonly unknowns: Unknowns,
  ) {}

  /** The arguments of each command, by their names in small letters. */
  commands(): readonly ReadonlyMap<string, PsValue>[] {
    while (this.at < this.text.length && !this.fault) this.statement();
    return this.found;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }

  private skip(lines: boolean): void {
    const blank = lines ? /(?:\s|`\r?\n|#[^\r\n]*)/y : /(?:[^\S\r\n]|`[^\S\r\n]*\r?\n)/y;
    while (this.match(blank));
  }

  private statement(): void {
    this.skip(true);
    if (this.match(COMMAND)) return void this.found.push(this.arguments());
    const agent = this.match(/\$(\w+)\.UserAgent\s*=\s*/iy);
    if (agent) {
      const session = this.variables.get((agent[1] ?? '').toLowerCase());
      const value = this.value();
      if (session?.kind === 'session' && value?.kind === 'text') session.userAgent = value.value;
      return;
    }
    const cookie = this.match(
      /\$(\w+)\.Cookies\.Add\(\s*(?:\(\s*)?(?:New-Object\s+System\.Net\.Cookie|\[System\.Net\.Cookie\]::new)\s*\(/iy,
    );
    if (cookie) return this.cookie((cookie[1] ?? '').toLowerCase());
    const assigned = this.match(/\$(\w+)\s*=\s*/y);
    if (assigned) return this.assign((assigned[1] ?? '').toLowerCase());
    this.match(/[\w-]+|"(?:[^"`]|`[^])*"|[^]/y);
  }

  private cookie(session: string): void {
    const parts: Text[] = [];
    while (!this.fault && !this.match(/\s*\)/y)) {
      const value = this.value();
      if (value?.kind === 'text') parts.push(value.value);
      if (!this.match(/\s*,\s*/y) && !/^\s*\)/.test(this.text.slice(this.at, this.at + 20))) this.refuse();
    }
    const holder = this.variables.get(session);
    if (holder?.kind === 'session') holder.cookies.push(`${parts[0] ?? ''}=${parts[1] ?? ''}`);
  }

  private assign(name: string): void {
    this.skip(false);
    if (
      this.match(
        /(?:New-Object\s+Microsoft\.PowerShell\.Commands\.WebRequestSession|\[Microsoft\.PowerShell\.Commands\.WebRequestSession\]::new\(\))/iy,
      )
    ) {
      this.variables.set(name, { kind: 'session', cookies: [] });
      return;
    }
    const start = this.at;
    if (this.match(COMMAND)) {
      this.at = start;
      return;
    }
    const value = this.value();
    if (value) this.variables.set(name, value);
    else {
      // What is no literal is forgotten, unless it is used.
      if (this.fault?.code === 'not-literal') this.fault = undefined;
      this.at = Math.max(this.at, start + 1);
    }
  }

  private arguments(): ReadonlyMap<string, PsValue> {
    const given = new Map<string, PsValue>();
    for (;;) {
      this.skip(false);
      if (this.fault || this.at >= this.text.length || this.match(/[\r\n;|)]/y)) return given;
      const name = this.match(/-(\w+):?/y)?.[1]?.toLowerCase();
      if (name !== undefined && SWITCHES.test(name)) {
        given.set(name, { kind: 'text', value: 'true' });
        continue;
      }
      this.skip(false);
      const value = this.value(true);
      if (!value) {
        this.refuse();
        return given;
      }
      given.set(name ?? 'uri', value);
    }
  }

  private refuse(): void {
    const found = /[^\s]{1,40}/y;
    found.lastIndex = this.at;
    this.fault ??= { code: 'not-literal', at: this.at, found: found.exec(this.text)?.[0] ?? '' };
  }

  private value(isArgument = false): PsValue | undefined {
    this.skip(false);
    if (this.match(/@\{/y)) return this.table();
    const start = this.at;
    if (this.match(/\(/y)) {
      const inner = this.value();
      this.skip(true);
      if (!this.match(/\)/y)) this.refuse();
      return inner;
    }
    if (this.match(/\[(?:System\.)?Text\.Encoding\]::UTF8\.GetBytes\(/iy)) {
      const inner = this.value();
      this.skip(true);
      if (!this.match(/\)/y)) this.refuse();
      return inner;
    }
    const quoted = this.quoted();
    if (quoted !== undefined) return { kind: 'text', value: quoted };
    const variable = this.variable();
    if (variable) return variable;
    const bare = this.match(isArgument ? /[^\s"'`;|()]+/y : /-?\d+(?:\.\d+)?|\$(?:true|false|null)/iy);
    if (bare && !bare[0].startsWith('$')) return { kind: 'text', value: bare[0] };
    this.at = start;
    this.refuse();
    return undefined;
  }

  private variable(): PsValue | undefined {
    const env = this.match(/\$(?:env:(\w+)|\{env:(\w+)\})/iy);
    if (env) {
      return { kind: 'text', value: this.unknowns.add({ kind: 'variable', name: env[1] ?? env[2] ?? '' }) };
    }
    const start = this.at;
    const name = this.match(/\$(\w+)/y)?.[1]?.toLowerCase();
    const known = name === undefined ? undefined : this.variables.get(name);
    if (!known) this.at = start;
    return known;
  }

  private table(): PsValue {
    const pairs: [string, Text][] = [];
    const start = this.at;
    while (!this.fault) {
      this.skip(true);
      if (this.match(/\}/y)) break;
      if (this.at >= this.text.length) {
        this.fault = { code: 'unclosed-code', at: start - 2, found: '' };
        break;
      }
      const key = this.quoted() ?? this.match(/[\w-]+/y)?.[0];
      this.skip(true);
      if (key === undefined || !this.match(/=/y)) {
        this.refuse();
        break;
      }
      const value = this.value();
      if (value?.kind === 'text') pairs.push([key, value.value]);
      this.skip(false);
      this.match(/[;,]/y);
    }
    return { kind: 'table', pairs };
  }

  /** `'…'` and `"…"`, doubled quotes and backticks read; `$([char]123)` is a character. */
  private quoted(): Text | undefined {
    const start = this.at;
    const quote = this.match(/["']/y)?.[0];
    if (quote === undefined) return undefined;
    const parts: string[] = [];
    while (this.at < this.text.length) {
      const sign = this.text.charAt(this.at);
      if (sign === quote) {
        this.at += 1;
        if (this.text.charAt(this.at) !== quote) return parts.join('');
        parts.push(quote);
        this.at += 1;
      } else if (quote === '"' && sign === '`') parts.push(this.backtick());
      else if (quote === '"' && sign === '$') parts.push(this.inText());
      else {
        const plain = this.match(quote === '"' ? /[^"`$]+/y : /[^']+/y);
        parts.push((plain?.[0] ?? '').replaceAll('\0', ''));
      }
      if (this.fault) return '';
    }
    this.fault ??= { code: 'unclosed-code', at: start, found: '' };
    return '';
  }

  private backtick(): string {
    const next = this.text.charAt(this.at + 1);
    this.at += 2;
    return { n: '\n', r: '\r', t: '\t', '0': '', b: '\b', f: '\f', v: '\v', e: '\x1b' }[next] ?? next;
  }

  private inText(): Text {
    const code = this.match(/\$\(\[char\](0x[\da-f]+|\d+)\)/iy);
    if (code) return String.fromCharCode(Number(code[1])).replaceAll('\0', '');
    const variable = this.variable();
    if (variable?.kind === 'text') return variable.value;
    if (this.match(/\$(?=[\s"'.,;:/&?)}\]]|\d|$)/y)) return '$';
    this.refuse();
    return '';
  }
}
