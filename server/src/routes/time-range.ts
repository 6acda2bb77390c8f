/** The first instant of a moment that a query names: a day begins at midnight UTC. */
export const startOf = (moment: string): Date => new Date(moment);

/** The first instant that a last day, or a last millisecond, leaves out. */
function endOf(moment: string): Date {
  const end = new Date(moment);
  if (moment.includes('T')) end.setUTCMilliseconds(end.getUTCMilliseconds() + 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  return end;
}

/** A range as use cases take it: from its first instant to the first that it leaves out. */
export const rangeOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : startOf(from),
  before: to === undefined ? undefined : endOf(to),
});
