import type { Order } from '@credence/contract';
import type { Context, OrderOverview } from '@credence/core';
import { presentSummary } from './present-search.ts';

/** An order as the API shows it. */
export function presentOrder(
  { organization }: Context,
  { order, business, applicant, searches }: OrderOverview,
): Order {
  return {
    id: order.id,
    applicantId: order.applicantId,
    proposedPosition: business.appliedJobTitle,
    proposedSalary: business.proposedSalary,
    orderStatus: order.orderStatus,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    applicant: {
      id: applicant.id,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      ssn:
        organization.ssnDisplay === 'LAST4' && !applicant.isRedacted
          ? lastFourDigits(applicant.ssn)
          : applicant.ssn,
      birthday: applicant.birthday,
      phone: applicant.phone,
      email: applicant.email,
      isRedacted: applicant.isRedacted,
      createdAt: applicant.createdAt.toISOString(),
      updatedAt: applicant.updatedAt.toISOString(),
    },
    search: searches.map(presentSummary),
  };
}

const lastFourDigits = (ssn: string): string => ssn.replace(/\D/g, '').slice(-4);
