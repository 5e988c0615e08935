import type { AST } from '@eslint-community/regexpp';
import { namesOf } from './explain';
import { writeLiteral } from './literal';
import type { Mode } from './options';
import { quote, quoteScript } from './quote';
import { splitCode, type SplitCode } from './split-code';
import { readReplacement } from './substitute';
import { OTHERS, translate, type Difference, type Other } from './translate';
import { mayBeUnset, widthOf } from './widths';

export const LANGUAGES = ['javascript', ...OTHERS] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Snippet {
  readonly language: Language;
  readonly code: string;
  /** Where the engine of that language differs. */
  readonly differences: readonly Difference[];
}

export interface Use {
  readonly pattern: string;
  readonly flags: string;
  readonly mode: Mode;
  readonly replacement: string;
}

/** A replacement as another language writes it, and what of it that language cannot say. */
function replacementFor(language: Other, { replacement }: Use, names: readonly (string | undefined)[]) {
  const differences: Difference[] = [];
  const hasNames = names.some((name) => name !== undefined);
  const parts = readReplacement(replacement, names.length, hasNames);
  const written = parts.map((part, index): string => {
    switch (part.kind) {
      case 'text': {
        const plain = plainFor(language, part.text);
        // A digit behind the number of a group would be part of it.
        const isBehind = language === 'java' && index > 0 && parts[index - 1]?.kind !== 'text';
        return isBehind && /^\d/.test(plain) ? `\\${plain}` : plain;
      }
      case 'match':
        return group(language, '0');
      case 'group':
        return group(language, String(part.number));
      case 'named':
        return names.includes(part.name) ? group(language, part.name) : '';
      default:
        if (language === 'csharp') return part.kind === 'before' ? '$`' : "$'";
        differences.push('context');
        return '';
    }
  });
  return { text: written.join(''), differences };
}

function plainFor(language: Other, text: string): string {
  if (language === 'python') return text.replaceAll('\\', String.raw`\\`);
  if (language === 'java') return text.replaceAll(/[\\$]/g, String.raw`\$&`);
  return text.replaceAll('$', '$$$$');
}

function group(language: Other, name: string): string {
  return language === 'python' ? `\\g<${name}>` : language === 'java' && /^\d/.test(name) ? `$${name}` : `\${${name}}`;
}

function javascript(use: Use): string {
  const literal = writeLiteral(use);
  const isGlobal = use.flags.includes('g');
  if (use.mode === 'replace') return `const result = text.replace(${literal}, ${quoteScript(use.replacement)});`;
  if (use.mode === 'split') return `const pieces = text.split(${literal});`;
  return isGlobal
    ? `for (const match of text.matchAll(${literal})) {\n  console.log(match.index, match[0], match.slice(1));\n}`
    : `const match = text.match(${literal});`;
}

/** What is asked for, as another language has it. */
interface Written {
  readonly pattern: string;
  readonly replacement: string;
  readonly split: SplitCode;
}

function flagList(flags: string, names: Readonly<Record<string, string>>): string[] {
  return [...flags].flatMap((flag) => names[flag] ?? []);
}

function python({ pattern, replacement, split }: Written, { flags, mode }: Use): string {
  const list = flagList(flags, { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' });
  const made = `import re\n\npattern = re.compile(${[quote(pattern, 'python'), list.join(' | ')].filter(Boolean).join(', ')})\n`;
  const count = flags.includes('g') ? '' : ', count=1';
  if (mode === 'replace') return `${made}result = pattern.sub(${quote(replacement, 'python')}, text${count})`;
  if (mode === 'split') return `${made}${split.code}`;
  return flags.includes('g')
    ? `${made}for match in pattern.finditer(text):\n    print(match.start(), match[0], match.groups())`
    : `${made}match = pattern.search(text)`;
}

function java({ pattern, replacement, split }: Written, { flags, mode }: Use): string {
  const list = flagList(flags, {
    i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
    m: 'Pattern.MULTILINE',
    s: 'Pattern.DOTALL',
  });
  const call = [quote(pattern, 'java'), list.join(' | ')].filter(Boolean).join(', ');
  const lists = mode === 'split' && split.hasList ? 'import java.util.*;\n' : '';
  const made = `${lists}import java.util.regex.*;\n\nPattern pattern = Pattern.compile(${call});\n`;
  const isGlobal = flags.includes('g');
  const act = isGlobal ? 'replaceAll' : 'replaceFirst';
  if (mode === 'replace') return `${made}String result = pattern.matcher(text).${act}(${quote(replacement, 'java')});`;
  if (mode === 'split') return `${made}${split.code}`;
  const loop = isGlobal ? 'while' : 'if';
  return `${made}Matcher matcher = pattern.matcher(text);\n${loop} (matcher.find()) {\n    System.out.println(matcher.start() + " " + matcher.group());\n}`;
}

function go({ pattern, replacement, split }: Written, { flags, mode }: Use): string {
  const inline = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  const source = inline === '' ? pattern : `(?${inline})${pattern}`;
  const isPrinting = mode === 'match' && flags.includes('g');
  const imports = isPrinting ? 'import (\n\t"fmt"\n\t"regexp"\n)' : 'import "regexp"';
  const made = `${imports}\n\nvar pattern = regexp.MustCompile(${quote(source, 'go')})\n\n`;
  if (mode === 'replace') return `${made}result := pattern.ReplaceAllString(text, ${quote(replacement, 'go')})`;
  if (mode === 'split') return `${made}${split.code}`;
  return isPrinting
    ? `${made}for _, match := range pattern.FindAllStringSubmatch(text, -1) {\n\tfmt.Println(match[0], match[1:])\n}`
    : `${made}match := pattern.FindStringSubmatch(text)`;
}

function csharp({ pattern, replacement, split }: Written, { flags, mode }: Use): string {
  const list = flagList(flags, {
    i: 'RegexOptions.IgnoreCase | RegexOptions.CultureInvariant',
    m: 'RegexOptions.Multiline',
    s: 'RegexOptions.Singleline',
  });
  const call = [quote(pattern, 'csharp'), list.join(' | ')].filter(Boolean).join(', ');
  const lists = mode === 'split' && split.hasList ? 'using System.Collections.Generic;\n' : '';
  const made = `${lists}using System.Text.RegularExpressions;\n\nvar pattern = new Regex(${call});\n`;
  const isGlobal = flags.includes('g');
  const most = isGlobal ? '' : ', 1';
  if (mode === 'replace') return `${made}var result = pattern.Replace(text, ${quote(replacement, 'csharp')}${most});`;
  if (mode === 'split') return `${made}${split.code}`;
  return isGlobal
    ? `${made}foreach (Match match in pattern.Matches(text))\n{\n    Console.WriteLine($"{match.Index} {match.Value}");\n}`
    : `${made}var match = pattern.Match(text);`;
}

const WRITERS: Readonly<Record<Other, (written: Written, use: Use) => string>> = {
  python,
  java,
  go,
  csharp,
};

/** What Go's functions do otherwise, whatever the pattern is. */
function differencesOfGo({ mode, flags }: Use, { alternatives }: AST.Pattern): readonly Difference[] {
  const isGlobal = flags.includes('g');
  const differences: Difference[] = [];
  if (mode === 'replace' && !isGlobal) differences.push('all');
  if (mode !== 'split' && (isGlobal || mode === 'replace') && widthOf(alternatives).min === 0)
    differences.push('empty-behind');
  // Its texts have no null.
  if (mode !== 'replace' && mayBeUnset(alternatives)) differences.push('unset-empty');
  return differences;
}

/** Code that does the same in each language, with what its engine does otherwise. */
export function snippetsOf(use: Use, pattern: AST.Pattern): readonly Snippet[] {
  const names = namesOf(pattern);
  const others = OTHERS.map((language): Snippet => {
    const { pattern: written, differences } = translate(pattern, use.flags, language, names);
    const replacement = replacementFor(language, use, names);
    const split = splitCode(language, pattern);
    return {
      language,
      code: WRITERS[language]({ pattern: written, replacement: replacement.text, split }, use),
      differences: [
        ...new Set([
          ...differences,
          ...(use.mode === 'replace' ? replacement.differences : []),
          ...(language === 'go' ? differencesOfGo(use, pattern) : []),
        ]),
      ],
    };
  });
  return [{ language: 'javascript', code: javascript(use), differences: [] }, ...others];
}
