/** What comes on demand, in one piece: names of zones and cities, and all that is worked out with them. */
export { calendarFile } from './calendar-file';
export { writeClocks } from './copies';
export { planOf, weeklyOf } from './plan';
export { reportOf } from './report';
export { searchZones } from './search';
