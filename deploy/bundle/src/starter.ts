/**
 * What starts a program. While it loads, and for as long as there is little to do, it has 1 MB for what is young: V8 fills what
 * it has there while a program loads, and never gives it back. Once the program has started, that may grow to what `node-options` say.
 * Code that was compiled until then is remembered first: V8 takes it only where the settings are those that it was compiled under.
 * @param program the file beside the starter
 */
export const starterOf = (program: string): string => `
const { flushCompileCache } = process.getBuiltinModule('node:module');
const { setFlagsFromString } = process.getBuiltinModule('node:v8');
setFlagsFromString('--semi-space-growth-factor=1');
await import('./${program}');
flushCompileCache();
setFlagsFromString('--semi-space-growth-factor=2');
`;
