/** Reads one parameter of an address; undefined for what a view has no use for, as of a link that was cut or made up. */
type Parameter<Value> = (value: unknown) => Value | undefined;

export const oneOf =
  <Value extends string>(values: readonly Value[]): Parameter<Value> =>
  // The router makes a number of what looks like one.
  (value) =>
    values.find((one) => one === String(value));

/** @param longest in characters */
export const words =
  (longest: number): Parameter<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;

export const whole =
  (least: number, most: number): Parameter<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;

type Read<Parameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends Parameter<infer Value> ? Value | undefined : never;
};

/** Reads what the address of a view says. A route does with that what a library of schemas would do, which is loaded before it. */
export const searchOf =
  <Parameters extends Record<string, Parameter<unknown>>>(parameters: Parameters) =>
  (search: Record<string, unknown>): Read<Parameters> =>
    Object.fromEntries(
      Object.entries(parameters).flatMap(([name, read]) => {
        const value = read(search[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Read<Parameters>;
