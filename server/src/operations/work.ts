import type { operationsContract, RecordToDecide, WorkItem } from '@credence/contract';
import {
  assignSearch,
  listPeople,
  listWork,
  readReason,
  readRecordWait,
  readWaits,
  readWork,
  reviewSearch,
  type WorkItemReading,
  type WorkSearchReading,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import { presentSearch } from '../presenters/present-search.ts';
import type { Route } from '../routes/route.ts';
import { startOf } from '../routes/time-range.ts';
import { isAllowed } from './allowed.ts';

type Operations = typeof operationsContract;

export const listPeopleRoute: Route<Operations['people']['list']> = async ({ res }) => {
  const people = await listPeople(contextOf(res));
  return {
    status: 200,
    body: {
      people: people.map(({ subject, name, role, lastSeenAt }) => ({
        subject,
        name,
        role,
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    },
  };
};

export const listWorkRoute: Route<Operations['work']['list']> = async ({ query, res }) => {
  const { slaBefore, updatedSince, ...rest } = query;
  const { items, pagination } = await listWork(contextOf(res), {
    ...rest,
    slaBefore: slaBefore === undefined ? undefined : startOf(slaBefore),
    updatedSince: updatedSince === undefined ? undefined : startOf(updatedSince),
  });
  return { status: 200, body: { data: items.map(presentItem), pagination } };
};

export const getWorkRoute: Route<Operations['work']['get']> = async ({ params, res }) => {
  const { item, search, toDecide, decisions, version } = await readWork(contextOf(res), params);
  const body = {
    ...presentItem(item),
    search: presentSearch(search),
    recordsWaitFor: search.records.map(({ waitingFor }) => readRecordWait(waitingFor)),
    toDecide: toDecide.map(presentToDecide),
    decisions,
    version,
  };
  return { status: 200, body };
};

export const setAssignmentRoute: Route<Operations['assignments']['set']> = async ({ params, body, res }) => {
  const mayAssignOthers = isAllowed(res, 'assignment:others');
  const assigned = await assignSearch(contextOf(res), { ...params, ...body, mayAssignOthers });
  return { status: 200, body: assigned };
};

export const submitCheckedReviewRoute: Route<Operations['checkedReviews']['submit']> = async ({
  params,
  body: { version, ...review },
  res,
}) => {
  const reviewed = await reviewSearch(contextOf(res), { ...params, review, version });
  return { status: 200, body: { success: true, ...reviewed } };
};

const presentToDecide = ({ waiting, ...record }: WorkSearchReading['toDecide'][number]): RecordToDecide => ({
  ...record,
  waiting: waiting.map(({ messageId, reason }) => ({ messageId, reason: readReason(reason) })),
});

const presentItem = (item: WorkItemReading): WorkItem => ({
  ...item,
  waitingFor: readWaits(item.waitingFor),
  nextActionAt: item.nextActionAt?.toISOString() ?? null,
  callBack: item.callBack && { ...item.callBack, at: item.callBack.at.toISOString() },
  slaAt: item.slaAt.toISOString(),
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});
