/** A moment on the clock of a zone, as `2026-03-02, 14:00 America/New_York`. */
export function zonedTime(at: Date, timeZone: string): string {
  const when = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);
  return `${when} ${timeZone}`;
}
