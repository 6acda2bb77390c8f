import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const CALLED = `constructor() { throw new Error('This is not a part of the bundle'); }`;
/** Whatever is imported of it is a class that cannot be used. */
const ABSENT = `
const absent = class { ${CALLED} };
module.exports = Object.create(new Proxy({}, { get: (_none, name) => (name === '__esModule' ? true : absent) }));
`;

/** A file of a package, and what it is instead, which may be made of what it was. */
type LeftOut = readonly [what: RegExp, instead: string | ((source: string) => string)];

/**
 * What packages bring for others, and no program of ours ever uses: other databases, schedules, the languages of messages.
 * Each would be read, compiled and kept by every process.
 */
const LEFT_OUT: readonly LeftOut[] = [
  [
    /[\\/]node_modules[\\/]typeorm[\\/]driver[\\/][\w-]+[\\/](Aurora|BetterSqlite3|AbstractSqlite|Capacitor|Cockroach|Cordova|Expo|Mongo|Mysql|Nativescript|Oracle|ReactNative|Sap|Spanner|Sqljs|SqlServer)[A-Za-z0-9]*(Driver|QueryRunner)\.js$/,
    ABSENT,
  ],
  [/[\\/]node_modules[\\/]typeorm[\\/]entity-manager[\\/]MongoEntityManager\.js$/, ABSENT],
  [
    /[\\/]node_modules[\\/](tinyglobby[\\/]dist[\\/]index\.cjs|@sqltools[\\/]formatter[\\/]lib[\\/]sqlFormatter\.js|sql-highlight[\\/]lib[\\/]index\.js)$/,
    ABSENT,
  ],
  [/[\\/]node_modules[\\/](pino[\\/]lib[\\/]transport|prom-client[\\/]lib[\\/]cluster)\.js$/, ABSENT],
  [/[\\/]node_modules[\\/]cron-parser[\\/]dist[\\/]index\.js$/, ABSENT],
  [
    /[\\/]node_modules[\\/]rrule-temporal[\\/]dist[\\/]index\.js$/,
    `export class RRuleTemporal { ${CALLED} }`,
  ],
  [/[\\/]node_modules[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, `export { default as en } from './en.js';`],
];

/**
 * What a server has no use for, while the worker or the command line may have: other stores of counts, changes to tables, letters
 * other than those of UTF-8, and types of which no file is.
 */
const LEFT_OUT_OF_SERVER: readonly LeftOut[] = [
  [
    /[\\/]node_modules[\\/]rate-limiter-flexible[\\/]lib[\\/]RateLimiter(Cluster|Drizzle|Dynamo|Etcd|Memcache|Mongo|MySQL|Prisma|Queue|Redis|SQLite|Valkey)[A-Za-z]*\.js$/,
    ABSENT,
  ],
  [
    /[\\/]node_modules[\\/]typeorm[\\/](schema-builder[\\/]RdbmsSchemaBuilder|migration[\\/]MigrationExecutor)\.js$/,
    ABSENT,
  ],
  [
    /[\\/]node_modules[\\/]pg-boss[\\/]dist[\\/]migrationStore\.js$/,
    `const absent = () => { throw new Error('This is not a part of the bundle'); };
    export { absent as migrate, absent as next, absent as rollback };
    export const getAllForConfig = () => [];`,
  ],
  [/[\\/]node_modules[\\/]pg-boss[\\/]dist[\\/]schema\.json$/, `export default { partitioned: {} };`],
  [
    /[\\/]node_modules[\\/]iconv-lite[\\/]encodings[\\/]index\.js$/,
    `module.exports = require('./internal');`,
  ],
  [
    /[\\/]node_modules[\\/]mime-db[\\/]db\.json$/,
    (source) => {
      const types: [string, { extensions?: string[] }][] = Object.entries(JSON.parse(source));
      const ofFiles = types.filter(([, { extensions }]) => extensions !== undefined);
      return `module.exports = ${JSON.stringify(Object.fromEntries(ofFiles))};`;
    },
  ],
];

/**
 * Leaves that out of a bundle. A build in which there is nothing of one of them fails: its package is another one now.
 * @param isServer whether the server is all that is built
 */
export const leftOut = (isServer: boolean): Plugin[] =>
  [...LEFT_OUT, ...(isServer ? LEFT_OUT_OF_SERVER : [])].map(([filter, instead]) => ({
    name: 'left-out',
    setup({ onLoad, onEnd }) {
      let found = 0;
      onLoad({ filter }, async ({ path }) => {
        found += 1;
        const contents = typeof instead === 'string' ? instead : instead(await readFile(path, 'utf8'));
        return { contents, loader: 'js' };
      });
      onEnd(() => (found > 0 ? {} : { errors: [{ text: `Nothing is there to be left out: ${filter}` }] }));
    },
  }));
