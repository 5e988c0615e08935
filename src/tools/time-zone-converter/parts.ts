/** What comes on demand, in one piece: all that is worked out with names of zones and cities. */
export { calendarFile } from './calendar-file';
export { writeClocks } from './copies';
export { planOf, weeklyOf } from './plan';
export { reportOf } from './report';
