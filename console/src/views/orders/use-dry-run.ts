import type { contract } from '@credence/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServerInferResponseBody } from '@ts-rest/core';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dryRunQuery, type OrderInput } from '../../api/orders.ts';
import { type Draft, EMPTY, orderOf } from './draft.ts';

/** Who writes is not judged at each letter. */
const TYPING_MS = 1_000;

type Plan = ServerInferResponseBody<typeof contract.orders.dryRun, 200>;

export interface Check {
  /** Null before anything was written. */
  state: 'EMPTY' | 'CHECKING' | 'RIGHT' | 'WRONG' | 'FAILED';
  problems: readonly string[];
  plan: Plan | undefined;
  error: unknown;
}

/**
 * Has the service check an order as it is written.
 * @param notJson what the form itself finds wrong, which never reaches the service
 */
export function useDryRun(draft: Draft, notJson: readonly string[]): Check {
  const [body, setBody] = useState<OrderInput | null>(null);
  useEffect(() => {
    if (draft === EMPTY) return;
    const timer = setTimeout(() => setBody(orderOf(draft)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const check = useQuery({ ...dryRunQuery(body), placeholderData: keepPreviousData });
  const { error } = check;
  const isInvalid = error instanceof ApiError && error.status === 400;
  const problems = [...notJson, ...(isInvalid ? error.messages : [])];
  const plan = error ? undefined : check.data;
  return { state: stateOf(), problems, plan, error };

  function stateOf(): Check['state'] {
    if (body === null) return 'EMPTY';
    if (problems.length > 0) return 'WRONG';
    if (error) return 'FAILED';
    return plan ? 'RIGHT' : 'CHECKING';
  }
}
