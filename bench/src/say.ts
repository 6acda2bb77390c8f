/** Prints a line for the user of the program. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
