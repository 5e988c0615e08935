import { problemIn } from '../../../i18n/json-schema/problems/en';
import { plainNumbers } from './plain-numbers';

export const sayProblem = problemIn(plainNumbers('en'));
