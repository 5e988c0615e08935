import type { Operation } from '../../src/operations/define';
import { optionsOf, type NamedOption } from '../option-arguments';

/** An option by the name that it has among the arguments of a call. */
export interface OptionArgument extends NamedOption {
  readonly argument: string;
}

/** The options of an operation as arguments. Inputs and options stand side by side there, so an option that is called as an input is has a longer name. */
export function optionArguments(operation: Operation): readonly OptionArgument[] {
  return optionsOf(operation).map((option) => ({
    ...option,
    argument: Object.hasOwn(operation.inputs, option.name) ? `${option.name}Option` : option.name,
  }));
}
