import { problemIn } from '../../../i18n/json-schema/problems/zh-cn';
import { plainNumbers } from './plain-numbers';

export const sayProblem = problemIn(plainNumbers('zh-cn'));
