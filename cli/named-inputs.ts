import type { Input, Operation } from '../src/operations/define';
import { kebab } from './catalogue';
import { optionsOf } from './option-arguments';

/** An input as a command line has it. */
export interface NamedInput extends Input {
  readonly name: string;
  readonly flag: string;
  /** The environment variable that may hold it where it is a secret. */
  readonly variable: string;
  /** Never on the command line, which others on the machine can read and shells remember. */
  readonly isHidden: boolean;
}

/** Secrets by their names. What else is declared secret is personal, such as an IBAN, and is only kept out of storage. */
const HIDDEN = /password|passphrase|secret|key|salt|phrase|entropy/i;

/** The inputs of an operation, in the order in which words of a command line fill them. */
export function inputsOf(operation: Operation): readonly NamedInput[] {
  const taken = new Set(optionsOf(operation).map(({ flag }) => flag));
  return Object.entries(operation.inputs).map(([name, input]) => {
    const plain = kebab(name);
    return {
      ...input,
      name,
      flag: taken.has(plain) ? `input-${plain}` : plain,
      variable: `HANDY_${plain.replaceAll('-', '_').toUpperCase()}`,
      isHidden: input.isSecret && HIDDEN.test(name),
    };
  });
}

/** The input that a file or what is fed in is for: the first that must be there, else the first. */
export function mainInput(inputs: readonly NamedInput[]): NamedInput | undefined {
  return inputs.find(({ isOptional }) => !isOptional) ?? inputs[0];
}
