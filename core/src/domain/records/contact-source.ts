import type { RecordStatus } from '@credence/contract';
import { isUnsettled } from './record-transitions.ts';

interface Standing {
  record: number;
  /** Index of the first record that names the same employer or school. */
  source: number;
}

/** The records that contacts are asked about. */
export const askedRecords = <Row extends { outreach: string }>(records: readonly Row[]): Row[] =>
  records.filter(({ outreach }) => outreach !== 'OVER');

/** The records that the client may have a contact asked about: the others have been settled. */
export const askableRecords = <Row extends { status: RecordStatus }>(records: readonly Row[]): Row[] =>
  records.filter(({ status }) => isUnsettled(status) || status === 'UNREACHABLE' || status === 'THIRD_PARTY');

/** The sources of these records that a contact may be asked about: its own, or each where it belongs to none. */
export const sourcesOfContact = (
  { recordSource }: { recordSource: number | null },
  records: readonly Standing[],
): number[] => distinctSources(records).filter((source) => recordSource === null || source === recordSource);

/** The indexes of those records that have one of these sources. */
export const recordsOfSources = (sources: readonly number[], records: readonly Standing[]): number[] =>
  records.filter(({ source }) => sources.includes(source)).map(({ record }) => record);

/** The sources that an attempt asks for; an attempt of an older release asked for all of them. */
export const sourcesOfAttempt = (
  { records: asked }: { records: readonly number[] | null },
  records: readonly Standing[],
): number[] => distinctSources(records.filter(({ record }) => asked === null || asked.includes(record)));

/** The sources of records, in their order. */
export const distinctSources = (records: readonly Pick<Standing, 'source'>[]): number[] => [
  ...new Set(records.map(({ source }) => source)),
];
