import { waitFor } from '../../../../local/src/wait-for.ts';
import { SLA_MINUTES } from '../client.ts';
import type { Fault } from './fault.ts';

const SAME = 50;
const TAKEN = 201;

export const REQUEST_FAULTS: readonly Fault[] = [
  {
    name: 'same-order',
    words: `${SAME} identical creates at once`,
    times: 500,
    async inject({ client, find }) {
      const { statuses, orderIds } = await client.placeAtOnce('same-order', SAME);
      const odd = statuses.filter((status) => ![TAKEN, 409, 503].includes(status));
      if (orderIds.size !== 1 || odd.length > 0) {
        find(
          'same-order',
          'identical creates make one order',
          `${orderIds.size} orders, and ${odd.join(', ')}`,
        );
      }
      return {};
    },
  },
  {
    name: 'poison',
    words: 'a poison job',
    times: 1,
    async inject({ client, stage, find }) {
      const name = await client.place('poison', 'asked');
      // Whatever asks a contact about this applicant fails, every time.
      await stage.sql(
        `update applicants set ssn = '\\x00' where id =
          (select applicant_id from searches where external_search_id = '${name}')`,
      );
      const isOver = async () => {
        const [row] = await stage.sql<{ status: string }>(
          `select search_status as status from searches where external_search_id = '${name}'`,
        );
        return row?.status !== 'IN_PROGRESS';
      };
      const over = waitFor('the end of a poisoned search', isOver, (SLA_MINUTES + 1) * 60_000);
      over.catch((error: Error) => find('poison', 'a poisoned search ends', error.message));
      return {};
    },
  },
];
