import type { Example } from './example-button';

/** Examples with their names, which stand among the words under the same keys; in the order of the texts. */
export function examplesOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  names: Readonly<Record<Name, string>>,
): readonly Example[] {
  // `Object.keys` knows no more than that keys are strings.
  return (Object.keys(texts) as Name[]).map((name) => ({ label: names[name], value: texts[name] }));
}
