import type { AST } from '@eslint-community/regexpp';
import type { Other } from './translate';
import { someElement, widthOf } from './widths';

/** Where a language's own split does what JavaScript's does: matches of no length and groups are what they treat otherwise. */
function hasOwnSplit(language: Other, { alternatives }: AST.Pattern): boolean {
  if (widthOf(alternatives).min === 0) return false;
  return language === 'python' || !someElement(alternatives, ({ type }) => type === 'CapturingGroup');
}

const OWN: Readonly<Record<Other, string>> = {
  python: 'pieces = pattern.split(text)',
  java: 'String[] pieces = pattern.split(text, -1);',
  go: 'pieces := pattern.Split(text, -1)',
  csharp: 'var pieces = pattern.Split(text);',
};

/** As JavaScript does it: what is empty splits nothing at the end of a piece, and groups stand between the pieces. */
const LOOPS: Readonly<Record<Other, string>> = {
  python: `pieces, start = [], 0
for match in pattern.finditer(text):
    if match.end() == start or match.start() == len(text):
        continue
    pieces += [text[start:match.start()], *match.groups()]
    start = match.end()
if text or not pattern.search(text):
    pieces.append(text[start:])`,
  java: `List<String> pieces = new ArrayList<>();
Matcher matcher = pattern.matcher(text);
int start = 0;
while (matcher.find()) {
    if (matcher.end() == start || matcher.start() == text.length()) continue;
    pieces.add(text.substring(start, matcher.start()));
    for (int group = 1; group <= matcher.groupCount(); group++) pieces.add(matcher.group(group));
    start = matcher.end();
}
if (!text.isEmpty() || !pattern.matcher(text).find()) pieces.add(text.substring(start));`,
  go: `pieces, start := []string{}, 0
for _, match := range pattern.FindAllStringSubmatchIndex(text, -1) {
	if match[1] == start || match[0] == len(text) {
		continue
	}
	pieces = append(pieces, text[start:match[0]])
	for at := 2; at < len(match); at += 2 {
		if match[at] < 0 {
			pieces = append(pieces, "")
		} else {
			pieces = append(pieces, text[match[at]:match[at+1]])
		}
	}
	start = match[1]
}
if text != "" || !pattern.MatchString(text) {
	pieces = append(pieces, text[start:])
}`,
  csharp: `var pieces = new List<string>();
var start = 0;
foreach (Match match in pattern.Matches(text))
{
    if (match.Index + match.Length == start || match.Index == text.Length) continue;
    pieces.Add(text.Substring(start, match.Index - start));
    for (var group = 1; group < match.Groups.Count; group++)
        pieces.Add(match.Groups[group].Success ? match.Groups[group].Value : null);
    start = match.Index + match.Length;
}
if (text != "" || !pattern.IsMatch(text)) pieces.Add(text.Substring(start));`,
};

export interface SplitCode {
  readonly code: string;
  /** Lists are used, which some languages must import. */
  readonly hasList: boolean;
}

/** Code that splits a text as JavaScript does: the language's own way where that does the same. */
export function splitCode(language: Other, pattern: AST.Pattern): SplitCode {
  const isOwn = hasOwnSplit(language, pattern);
  return { code: (isOwn ? OWN : LOOPS)[language], hasList: !isOwn };
}
