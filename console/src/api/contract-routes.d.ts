declare module 'virtual:contract-routes' {
  export { contract, operationsContract } from '@credence/contract';
}
