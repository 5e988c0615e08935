// Made by scripts/registries/look-alikes.mjs from Unicode 17.0.0. Copyright © 1991-2025 Unicode, Inc. Unicode License v3 (Unicode-3.0).
/** Letters that join on both sides, with the one before only, and with the one after only. */
export const packed = {
  dual: '17k 6 2 2+4 5+c 2+6 2+1 10+1 9+f j+11 2+1 a 2 2+1 15+2 3 j+2 6+3 2+8 2 2 2+1 w+a 4+e 3+3 2 3+2 3+5 23+w 2f+4 3 2+9 2 b 2+3 3 u 3+4 2 h+9 6+1 3+5 2+e 30f p+2g f+x 2 sd2+1d jf3+4 f+3 2+4 2+2 b+3 42 2 4+2 2+1 2 3 t+1 9f+w 2 bk+1 2+1 2x+2 2+g d+2 t+3 3+b 1b 2+1 5 3+1 2+1 2 3 6 16wm+1v',
  right:
    '17m+3 2 2 6+3 m 15+2 2+2 h+h 13 3+8 2 2 3+1 2 p+1 x 5+4 5 a 2 2 3 u c+2 g+1 5 2+1 4+1 5j 6+1 2 b 2+2 f 2+1 6+i c s+2 2 3+1 7 1ez0 2 2+1 4+4 b 4 3 b 42 2+2 4 3 2+1 2 o+3 ae bk 35 x w+1 1r+2 3+1 3 5+1 6',
  left: 'x9u jff a fd jv',
};
