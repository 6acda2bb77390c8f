import type { Context } from '../context/context.ts';
import type { OutboundRow } from './outbound-entity.ts';

const cell = (id: string) => ({ table: 'outbounds', column: 'destination', id });

export const sealDestination = ({ cipher }: Context, outboundId: string, destination: string): Buffer =>
  cipher.seal(cell(outboundId), destination);

export const openDestination = ({ cipher }: Context, row: Pick<OutboundRow, 'id' | 'destination'>): string =>
  cipher.open(cell(row.id), row.destination).toString('utf8');
