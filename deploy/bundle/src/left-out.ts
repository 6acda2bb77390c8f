import type { Plugin } from 'esbuild';

const CALLED = `constructor() { throw new Error('This is not a part of the bundle'); }`;
/** Whatever is imported of it is a class that cannot be used. */
const ABSENT = `
const absent = class { ${CALLED} };
module.exports = Object.create(new Proxy({}, { get: (_none, name) => (name === '__esModule' ? true : absent) }));
`;

/**
 * What packages bring for others, and no program of ours ever uses: other databases, schedules, the languages of messages.
 * Each would be read, compiled and kept by every process.
 */
const LEFT_OUT: readonly (readonly [what: RegExp, instead: string])[] = [
  [
    /[\\/]node_modules[\\/]typeorm[\\/]driver[\\/][\w-]+[\\/](Aurora|BetterSqlite3|AbstractSqlite|Capacitor|Cockroach|Cordova|Expo|Mongo|Mysql|Nativescript|Oracle|ReactNative|Sap|Spanner|Sqljs|SqlServer)[A-Za-z0-9]*(Driver|QueryRunner)\.js$/,
    ABSENT,
  ],
  [/[\\/]node_modules[\\/]typeorm[\\/]entity-manager[\\/]MongoEntityManager\.js$/, ABSENT],
  [/[\\/]node_modules[\\/]cron-parser[\\/]dist[\\/]index\.js$/, ABSENT],
  [
    /[\\/]node_modules[\\/]rrule-temporal[\\/]dist[\\/]index\.js$/,
    `export class RRuleTemporal { ${CALLED} }`,
  ],
  [/[\\/]node_modules[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, `export { default as en } from './en.js';`],
];

/** Leaves that out of a bundle. A build in which there is nothing of one of them fails: its package is another one now. */
export const leftOut = (): Plugin[] =>
  LEFT_OUT.map(([filter, contents]) => ({
    name: 'left-out',
    setup({ onLoad, onEnd }) {
      let found = 0;
      onLoad({ filter }, () => {
        found += 1;
        return { contents, loader: 'js' };
      });
      onEnd(() => (found > 0 ? {} : { errors: [{ text: `Nothing is there to be left out: ${filter}` }] }));
    },
  }));
