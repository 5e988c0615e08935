/** A part of two sequences: from and to (exclusive) on either side. */
export interface Stretch {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

/** Takes down which items are on one side only. */
export interface ChangeMarks {
  markLeft(from: number, to: number): void;
  markRight(from: number, to: number): void;
}

/** Finds a shortest difference, in the time and room that the product of both lengths takes. */
export class ShortestDifference {
  #directions = new Uint8Array(0);
  #row = new Uint32Array(0);

  /**
   * A longest common subsequence by the table of lengths, kept as one bit of direction for each cell. Where several are
   * equally long, the one whose items match earliest, so that additions stand as late as possible, as other programs have it.
   */
  find(a: Uint32Array, b: Uint32Array, { left, leftEnd, right, rightEnd }: Stretch, marks: ChangeMarks): void {
    const [rows, columns] = [leftEnd - left, rightEnd - right];
    if (this.#directions.length < rows * columns) this.#directions = new Uint8Array(rows * columns);
    if (this.#row.length < columns + 1) this.#row = new Uint32Array(columns + 1);
    const [directions, lengths] = [this.#directions, this.#row];
    lengths.fill(0, 0, columns + 1);
    for (let i = rows - 1; i >= 0; i -= 1) {
      const item = a[left + i];
      let diagonal = 0;
      for (let j = columns - 1; j >= 0; j -= 1) {
        const below = lengths[j] ?? 0;
        const beside = lengths[j + 1] ?? 0;
        if (item === b[right + j]) {
          lengths[j] = diagonal + 1;
        } else {
          directions[i * columns + j] = below >= beside ? 1 : 0;
          if (beside > below) lengths[j] = beside;
        }
        diagonal = below;
      }
    }
    let [i, j] = [0, 0];
    while (i < rows && j < columns) {
      if (a[left + i] === b[right + j]) {
        i += 1;
        j += 1;
      } else if (directions[i * columns + j] === 1) {
        marks.markLeft(left + i, left + i + 1);
        i += 1;
      } else {
        marks.markRight(right + j, right + j + 1);
        j += 1;
      }
    }
    marks.markLeft(left + i, leftEnd);
    marks.markRight(right + j, rightEnd);
  }
}
