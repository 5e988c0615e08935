export interface PatchSides {
  readonly left: string;
  readonly right: string;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** The two texts that a unified patch is between, as far as it holds them; what stands around its changes is in both. */
export function sidesOfPatch(patch: string): PatchSides | undefined {
  let left = '';
  let right = '';
  // Lines that the hunk still has of each text: a removed line may look like the head of a file.
  let leftRest = 0;
  let rightRest = 0;
  let hasHunk = false;
  for (const line of patch.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    const [sign] = line;
    const counts = leftRest + rightRest > 0 ? null : HUNK.exec(line);
    if (counts) {
      hasHunk = true;
      leftRest = Number(counts[1] ?? 1);
      rightRest = Number(counts[2] ?? 1);
    }
    // `\ No newline at end of file` is a word of the patch.
    if (hasHunk && sign === '\\') continue;
    if (counts || leftRest + rightRest === 0) {
      left += line;
      right += line;
    } else {
      const isRemoved = sign === '-';
      const isAdded = sign === '+';
      const text = isRemoved || isAdded || sign === ' ' ? line.slice(1) : line;
      if (!isAdded) {
        left += text;
        leftRest -= 1;
      }
      if (!isRemoved) {
        right += text;
        rightRest -= 1;
      }
    }
  }
  return hasHunk ? { left, right } : undefined;
}
