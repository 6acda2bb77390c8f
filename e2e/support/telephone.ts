import { waitFor } from '@credence/local/wait-for';
import { readStack } from './stack.ts';

/** A call task, as the telephony service of the stack tells it. */
export interface ReceivedTask {
  headers: Record<string, string>;
  payload: {
    event: 'call.requested';
    data: {
      outboundId: string;
      searchId: string;
      number: string;
      extension: string | null;
      applicant: { fullName: string; ssnLastFour: string | null };
      records: { index: number; claims: { field: string }[] }[];
      callback: { channel: 'VOICE'; metadata: { searchId: string; contactId: string; outboundId: string } };
    };
  };
  signatures: { classic: boolean; standard: boolean };
}

/** The task to call a contact of this search, as soon as there is one. */
export function taskFor(searchId: string): Promise<ReceivedTask> {
  return waitFor(`a call task of search ${searchId}`, async () => {
    const response = await fetch(`${readStack().telephonyUrl}/api/events`);
    const tasks = (await response.json()) as ReceivedTask[];
    return tasks.find(({ payload }) => payload.data.searchId === searchId);
  });
}
