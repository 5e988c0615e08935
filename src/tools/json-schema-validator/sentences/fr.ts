import { problemIn } from '../../../i18n/json-schema/problems/fr';
import { plainNumbers } from './plain-numbers';

export const sayProblem = problemIn(plainNumbers('fr'));
