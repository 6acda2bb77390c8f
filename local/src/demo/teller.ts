/** Tells a story on the terminal, a line for each step. */
export interface Teller {
  say(line: string): void;
  /** Takes a step and tells what came of it; where it fails, the story ends. */
  step<T>(name: string, run: () => Promise<T>, tell: (result: T) => string): Promise<T>;
}

export function createTeller(write: (text: string) => void): Teller {
  const say = (line: string) => write(`${line}\n`);
  return {
    say,
    async step(name, run, tell) {
      const from = performance.now();
      try {
        const result = await run();
        const took = `${Math.round(performance.now() - from)} ms`;
        say(`  ✓ ${name.padEnd(34)} ${took.padStart(9)}   ${tell(result)}`);
        return result;
      } catch (error) {
        say(`  ✗ ${name}`);
        throw error;
      }
    },
  };
}
