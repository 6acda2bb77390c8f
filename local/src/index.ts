export { type Stack, type StackInfo, type StackOptions, startStack } from './stack.ts';
