import { OperatorError } from '../operator-error.ts';

/** This machine's clock is so far from the database's that nothing which a time decides can be done here. */
export class ClockOff extends OperatorError {
  override name = 'ClockOff';

  constructor(offsetMs: number) {
    const seconds = Math.round(Math.abs(offsetMs) / 1_000);
    const where = offsetMs > 0 ? 'behind' : 'ahead of';
    super(
      `This machine's clock is ${seconds} s ${where} the database's: it takes no work until that is corrected`,
    );
  }
}
