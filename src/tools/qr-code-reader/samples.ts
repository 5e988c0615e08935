/** A QR code `https://example.com`, one of the bytes C4 E3 BA C3, and below them an EAN-13. */
export const THREE_CODES =
  'iVBORw0KGgoAAAANSUhEUgAAANwAAACWAQAAAACd4tsmAAABV0lEQVR42u3VMWrFMAwAUIFXg8deI+DVIOgleoauHXuPXqF7p64GrwJdo6PAdHNR8xsnPxm+E/72+50tecGxJEsBvXzJv8IIagjcFciliFW+AsmmUOKEAiGBOY4soWLWwJiPY8w0oxny4I8iFw6hhpKN5+MYgWhO34jpOOpp4XqbdfCbUJpIpz3Vmgt4v01fC3MinxHnhdOmZE2MNonzNRQIGeb3djEZ8hZrMEyZ10loogS1A03LChory5b2MDpS9tMuCiqeY9lDLsEFMy1bnCFZzvcuIgZw8xM552AXSSJGu1B261CaqJri/CCrh7CdCQ0c216opm88mp6XCbCHXFLiNAXwh+tiN3FsQQK7tCDJdmA0kXWIdUOKWL9wCKPDWieBgfI6lCZy0ZDMxdnXwAgJ5fK8beC9/JE6drxF/Hn5eHx4fnv9/vp8f+rY8UawN2/Hjh3P+AvcqMNZ2Wv65wAAAABJRU5ErkJggg==';
/** 036000291452. */
export const UPC_A =
  'iVBORw0KGgoAAAANSUhEUgAAAHQAAAAsAQAAAACcPKEQAAAAJElEQVR42mP4jwI+DD7+dY0Qy6KnQUlnFif51o/y6c4f3OkDAP737QCRtl1+AAAAAElFTkSuQmCC';
/** White. */
export const NO_CODE = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAC0lEQVR42mP4jwoBP9AH+WXfsZ8AAAAASUVORK5CYII=';

/** A PNG in Base64 as a file. */
export function picture(base64: string): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'a.png', {
    type: 'image/png',
  });
}

/** The QR code `01234567`. */
const MODULES = `
#######...###.#######
#.....#.###...#.....#
#.###.#..##...#.###.#
#.###.#..#.##.#.###.#
#.###.#.##.##.#.###.#
#.....#....#..#.....#
#######.#.#.#.#######
.....................
#.#.#.#...#.#...#..#.
##.#....#.##.#.#...#.
...##.###.##.###.###.
##..##.#.#.###.##..#.
..#..###.###.###....#
........#.#...#....#.
#######.....#...#...#
#.....#...#...#..#.##
#.###.#.###.#.#.###.#
#.###.#..#.#.#.#.###.
#.###.#.##.#.###..#.#
#.....#....###.###...
#######.#..#.###..#.#`;
const MARGIN = 4;
const SIDE = 29;

/** A code in pixels, one for each module. */
export function frame(): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (const [row, line] of MODULES.trim().split('\n').entries()) {
    for (const [column, module] of Array.from(line).entries()) {
      const at = ((row + MARGIN) * SIDE + column + MARGIN) * 4;
      if (module === '#') pixels.fill(0, at, at + 3);
    }
  }
  return pixels;
}
