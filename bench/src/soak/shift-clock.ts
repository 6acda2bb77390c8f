/** Loaded before a program, puts all of its clock off by CLOCK_OFFSET_MS. */

const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const realNow = Date.now;
const now = () => realNow() + offset;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
