/** A range of time: from its first instant to the first that it leaves out. */
export interface FiguresRange {
  from: Date;
  before: Date;
}
