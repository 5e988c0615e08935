export const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

/** A moment as it is copied, and as it stands where nobody chose another way. */
export const isoMoment = (time: number): string =>
  isMoment(time) ? new Date(time).toISOString().replace('.000Z', 'Z') : String(time);
