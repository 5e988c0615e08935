/**
 * A factory as `mathjs` wants them, of a function that is left out of the build and says so.
 * @param {string} name
 */
export function leftOut(name) {
  const create = () => () => {
    throw new Error(`${name} is left out of this build`);
  };
  return Object.assign(create, { isFactory: true, fn: name, dependencies: [] });
}
