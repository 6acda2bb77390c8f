/** What becomes of asking contacts, whatever else the search waits for. */
export type Outreach =
  /** The first attempts are still to be planned. */
  | 'TO_PLAN'
  /** Its attempts say where it stands. */
  | 'ASKING'
  /** No contact can be asked until one is added, or made reachable. */
  | 'NEEDS_CONTACT'
  /** No contact answered, or could be reached, and a person has been told. */
  | 'PERSON_CALLED'
  /** A third party keeps the record, and is waited for: the contacts that are to be asked are asked meanwhile. */
  | 'THIRD_PARTY'
  /** A contact has said what there is to say: no other is asked, unless the client wants it at once. */
  | 'OVER';
