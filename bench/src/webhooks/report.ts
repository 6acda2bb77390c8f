/** One figure, and what it should be. */
export interface Finding {
  what: string;
  figure: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export const headerRow = (): string => row('', 'figure', 'aim', '');

/** A line of the table; what has no aim is not judged. */
export function findingRow({ what, figure, unit, atMost, atLeast }: Finding): string {
  const digits = unit === '/s' || Number.isInteger(figure) ? 0 : unit === 'ms' ? 1 : 2;
  const figureText = [figure.toFixed(digits), unit].join(unit === 'ms' ? ' ' : '');
  if (atMost !== undefined) return row(what, figureText, `<= ${atMost}`, verdict(figure <= atMost));
  if (atLeast !== undefined) return row(what, figureText, `>= ${atLeast}`, verdict(figure >= atLeast));
  return row(what, figureText, '', '');
}

const verdict = (isMet: boolean): string => (isMet ? 'pass' : 'miss');

const row = (what: string, figure: string, aim: string, judged: string): string =>
  `${what.padEnd(50)}${figure.padStart(12)}${aim.padStart(10)}${judged.padStart(7)}`.trimEnd();
