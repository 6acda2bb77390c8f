/** A college or university, as a list of reference has it. It belongs to no organization. */
export interface Institution {
  /** The list and the number there, as `ipeds:100654`. */
  id: string;
  name: string;
  aliases: readonly string[];
  city: string | null;
  /** Of the United States, two letters. */
  state: string | null;
  /** Two letters; null where it is not known. */
  country: string | null;
  phone: string | null;
  website: string | null;
  /** The same for the campuses of one institution; null where it has none but itself. */
  group: string | null;
  /** Whether it stands for the others of its group. */
  isMain: boolean;
  /** The name of the system or the owner that it is a part of. */
  system: string | null;
  isClosed: boolean;
  /** The id of the institution that it was merged into, which keeps its records. */
  successor: string | null;
}
