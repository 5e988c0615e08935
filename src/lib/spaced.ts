/** A space between digits and Chinese, as everywhere on the page: `Intl` writes 15小时后. Other languages have none to put. */
export const spaced = (text: string): string => text.replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ');
