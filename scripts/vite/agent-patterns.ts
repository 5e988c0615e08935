import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const NAME = 'virtual:agent-patterns';
const PACKAGE = 'node_modules/uap-core';

interface Source {
  readonly device_parsers: readonly Record<string, string>[];
  readonly os_parsers: readonly Record<string, string>[];
}

/** What is needed of `uap-core`: each pattern with its flags and what stands for its groups. */
function packPatterns({ device_parsers: devices, os_parsers: systems }: Source) {
  const pick = (rows: Source['os_parsers'], ...keys: readonly string[]) =>
    rows.map((row) => ['regex', 'regex_flag', ...keys].map((key) => row[key] ?? ''));
  return {
    devices: pick(devices, 'brand_replacement', 'model_replacement'),
    systems: pick(systems, 'os_replacement', 'os_v1_replacement', 'os_v2_replacement', 'os_v3_replacement'),
  };
}

/** A module with the patterns of `uap-core` for devices and systems (`virtual:agent-patterns`), which are YAML in the package. */
export function agentPatterns(): Plugin {
  let root = process.cwd();
  // Below the package, so that the budgets know the chunk for what it is.
  const id = () => `\0${resolve(root, PACKAGE)}/packed/agent-patterns`;
  return {
    name: 'agent-patterns',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (asked) => (asked === NAME ? id() : undefined),
    load(asked) {
      if (asked !== id()) return undefined;
      // The package is nothing but this list; a test reads it as the site does.
      const json = JSON.stringify(
        packPatterns(parse(readFileSync(resolve(root, PACKAGE, 'regexes.yaml'), 'utf8')) as Source),
      );
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
