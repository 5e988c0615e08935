/** What lies beside each letter on the keyboard most people type on. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  ...{ q: 'wa', w: 'qe', e: 'wr', r: 'et', t: 'ry', y: 'tu', u: 'yi', i: 'uo', o: 'ip', p: 'ol' },
  ...{ a: 'sq', s: 'ad', d: 'sf', f: 'dg', g: 'fh', h: 'gj', j: 'hk', k: 'jl', l: 'ko' },
  ...{ z: 'xs', x: 'zc', c: 'xv', v: 'cb', b: 'vn', n: 'bm', m: 'nj', é: 'er' },
  ...{ '2': '13', '4': '35', '5': '46', '6': '57' },
};

/** A word with each slip of one letter: missing, doubled, changed with the next, hit beside; without those that leave it as it is. */
export function slipsOf(word: string): string[] {
  const slips = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const beside = (NEIGHBOURS[letter] ?? '').charAt(at % 2);
    return [
      before + after,
      before + letter + letter + after,
      before + after.charAt(0) + letter + after.slice(1),
      before + beside + after,
    ];
  });
  return [...new Set(slips)].filter((slip) => slip !== word);
}
