/** A limit is waited for in so many parts: on a machine that is busy with other things each of them is late, as the work is. */
const PARTS = 10;

/** Acts once work has had so many milliseconds. Each timer on the way is noted, since clearing it ends the wait. */
export function startTimeLimit(
  milliseconds: number,
  act: () => void,
  note: (timer: ReturnType<typeof setTimeout>) => void,
): void {
  let left = PARTS;
  const wait = () =>
    note(
      setTimeout(() => {
        left -= 1;
        if (left > 0) wait();
        else act();
      }, milliseconds / PARTS),
    );
  wait();
}
