/**
 * What starts a program. While it loads, and for as long as there is little to do, it has 1 MB for what is young: V8 fills what
 * it has there while a program loads, and never gives it back. Once the program has started, that may grow to what `node-options` say.
 * V8's optimizing compilers come then as well: they are 8 MB of Node's file, and what runs while a program loads does so once. Where
 * a deployment lets no machine code be made (`--jitless`, which takes WebAssembly away too), they must stay off.
 * Code that was compiled until then is remembered first: V8 takes it only where the settings are those that it was compiled under.
 * @param program the file beside the starter
 */
export const starterOf = (program: string): string => `
const { flushCompileCache } = process.getBuiltinModule('node:module');
const { setFlagsFromString } = process.getBuiltinModule('node:v8');
const compilers = typeof WebAssembly === 'undefined' ? [] : ['turbofan', 'maglev'];
setFlagsFromString('--semi-space-growth-factor=1');
for (const name of compilers) setFlagsFromString('--no-' + name);
await import('./${program}');
flushCompileCache();
setFlagsFromString('--semi-space-growth-factor=2');
for (const name of compilers) setFlagsFromString('--' + name);
`;
