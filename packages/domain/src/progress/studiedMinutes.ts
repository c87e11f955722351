const millisecondsInSecond = 1000;
const secondsInMinute = 60;

/** The time that a day, or a subject of a day, was studied, in the seconds that are told of it. */
export function studiedSeconds(milliseconds: number): number {
  return Math.round(milliseconds / millisecondsInSecond);
}

/**
 * The whole minutes of some time of study: none before the first is full. Where something was
 * answered, none is said as less than a minute.
 */
export function studiedMinutes(seconds: number): number {
  return Math.floor(seconds / secondsInMinute);
}
