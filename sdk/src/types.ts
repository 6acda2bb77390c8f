export type * from './types/closeout-event.ts';
export type * from './types/contact.ts';
export type * from './types/inbound.ts';
export type * from './types/message.ts';
export type * from './types/order.ts';
export type * from './types/order-request.ts';
export type * from './types/outbound.ts';
export type * from './types/search.ts';
