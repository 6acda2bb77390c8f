import type { BusinessContext } from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import { sealsNames } from '../context/seals-names.ts';
import type { OrderRow } from './order-entity.ts';

type BusinessColumns = Pick<OrderRow, 'business' | 'businessContext' | 'proposedPosition' | 'proposedSalary'>;

const cell = (id: string) => ({ table: 'orders', column: 'business', id });

/** The columns of who hires and for what, in the form that the organization keeps now. */
export const businessColumns = (context: Context, id: string, business: BusinessContext): BusinessColumns =>
  sealsNames(context) ? sealedBusiness(context, id, business) : clearBusiness(business);

export const sealedBusiness = (
  { cipher }: Context,
  id: string,
  business: BusinessContext,
): BusinessColumns => ({
  business: sealJson(cipher, cell(id), business),
  businessContext: null,
  proposedPosition: null,
  proposedSalary: null,
});

export const clearBusiness = (business: BusinessContext): BusinessColumns => ({
  business: null,
  businessContext: business,
  proposedPosition: business.appliedJobTitle,
  proposedSalary: business.proposedSalary,
});

/** Who hires and for what, whichever form the row has. */
export function openBusiness(
  { cipher }: Pick<Context, 'cipher'>,
  { id, business, businessContext }: Pick<OrderRow, 'id' | 'business' | 'businessContext'>,
): BusinessContext {
  if (business) return openJson(cipher, cell(id), business);
  if (!businessContext) throw new Error(`Order ${id} has no business context`);
  return businessContext;
}
