import { type ResearchQuestion, systemClock } from '@credence/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { movableClock } from '../testing/movable-clock.ts';
import { type Answer, type Receiver, startReceiver } from '../testing/receiver.ts';
import { configuredProvider } from './research-provider.ts';

let http: HttpClient;
let receiver: Receiver;
let answer: Answer;
beforeAll(async () => {
  http = createHttpClient({ allowedPorts: 'any', allowLoopback: true });
  receiver = await startReceiver(() => answer);
});
afterAll(async () => {
  await http.close();
  await receiver.down();
});

const question: ResearchQuestion = {
  questionId: 'research_1_0',
  searchId: '1',
  searchType: 'EDUCATION',
  entityName: 'State College',
  location: null,
  website: null,
};
const RESTING = 'it was not asked, as it has not answered lately';

it('leaves a provider alone that fails again and again, and comes back to it', async () => {
  const clock = movableClock();
  const settings = { RESEARCH_PROVIDER_URL: receiver.url, RESEARCH_PROVIDER_SECRET: 'a key' };
  const provider = configuredProvider(settings, { core: { clock }, http });
  const ask = async (): Promise<string> => {
    const said = await provider?.ask(question);
    return said?.kind === 'failed' ? said.reason : (said?.kind ?? 'nobody');
  };
  const times = async (count: number): Promise<string[]> => {
    const said: string[] = [];
    for (let time = 0; time < count; time += 1) said.push(await ask());
    return said;
  };
  const FAILED = 'it answered with status 503';

  answer = 503;
  expect(await times(4)).toEqual(Array(4).fill(FAILED));
  answer = 204;
  expect(await ask()).toBe('answered');
  answer = 503;
  expect(await times(7)).toEqual([...Array(5).fill(FAILED), RESTING, RESTING]);
  expect(receiver.requests).toHaveLength(10);

  // Half an hour later it is tried once, and again it fails.
  clock.advance({ minutes: 30 });
  expect(await times(2)).toEqual([FAILED, RESTING]);
  clock.advance({ minutes: 30 });
  answer = 204;
  expect(await times(3)).toEqual(Array(3).fill('answered'));
});

it('is not there without a URL and a secret', () => {
  expect(configuredProvider({}, { core: { clock: systemClock }, http })).toBeUndefined();
});
