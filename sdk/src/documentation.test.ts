import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { builtFile } from './testing/built-package.ts';
import { compileSamples, readmeSamples } from './testing/compile-samples.ts';

/** Reading the types of a whole program takes its time where the machine is busy. */
const SLOW = { timeout: 120_000 };

interface Documented {
  name: string;
  text: string;
  examples: string[];
}

/** Every export, every method of an exported class, and every function of an exported object. */
function documentedNames(): Documented[] {
  const file = builtFile('index.d.ts');
  const program = ts.createProgram([file], { types: [], skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file) ?? expect.unreachable();
  const module = checker.getSymbolAtLocation(source) ?? expect.unreachable();
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return [
      documentOf(exported.name, symbol),
      ...members(symbol).map(([name, member]) => documentOf(name, member)),
    ];

    function members(owner: ts.Symbol): [name: string, member: ts.Symbol][] {
      if (owner.flags & ts.SymbolFlags.Class) {
        const methods = [...(owner.members?.values() ?? [])].filter(
          ({ flags }) => flags & ts.SymbolFlags.Method,
        );
        return methods.map((method) => [`${exported.name}.${method.name}`, method]);
      }
      if (!(owner.flags & ts.SymbolFlags.Variable)) return [];
      return checker
        .getTypeOfSymbol(owner)
        .getProperties()
        .map((property) => {
          const [signature] = checker.getTypeOfSymbol(property).getCallSignatures();
          const declaration = signature?.getDeclaration();
          const place = declaration && ts.isFunctionDeclaration(declaration) ? declaration.name : undefined;
          return [
            `${exported.name}.${property.name}`,
            (place && checker.getSymbolAtLocation(place)) ?? property,
          ];
        });
    }
  });

  function documentOf(name: string, symbol: ts.Symbol): Documented {
    const tags = symbol.getJsDocTags(checker).filter((tag) => tag.name === 'example');
    return {
      name,
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      examples: tags.map(({ text }) => ts.displayPartsToString(text)),
    };
  }
}

const names = documentedNames();

describe('what the package exports', () => {
  it('is all there', () => {
    const found = names.map(({ name }) => name);
    expect(found).toEqual(
      expect.arrayContaining([
        'Credence',
        'Orders.create',
        'webhooks',
        'webhooks.verify',
        'Order',
        'NotFoundError',
      ]),
    );
  });

  it.each(names)('$name has a doc comment with an example', ({ text, examples }) => {
    expect(text).toMatch(/\w+ \w+/);
    expect(examples.join('')).toMatch(/\w/);
  });
});

it('every example, and every sample of the README, compiles', SLOW, async () => {
  const examples = names.flatMap(({ name, examples: codes }) => codes.map((code) => ({ name, code })));
  const readme = await readmeSamples();
  expect(readme.length).toBeGreaterThan(5);
  const wrong = { name: 'wrong', code: 'await credence.orders.get(42);' };
  const problems = compileSamples(
    [...examples, ...readme, wrong],
    names.map(({ name }) => name).filter((name) => !name.includes('.')),
  );
  // Only the one that proves that mistakes are noticed.
  expect(problems).toEqual([expect.stringMatching(/wrong\.ts:1 Argument of type 'number'/)]);
});
