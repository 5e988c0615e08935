/** Lets the page do what waits, such as answer a key or draw: what follows is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
