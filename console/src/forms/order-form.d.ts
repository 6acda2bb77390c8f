declare module 'virtual:order-form' {
  /** The form of an order, from the contract. */
  export const ORDER_FORM: Extract<import('./form-node.ts').FormNode, { kind: 'object' }>;
}
