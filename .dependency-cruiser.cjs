const { readdirSync } = require('node:fs');

/**
 * Who may import whom. Rooms see each other through their entry points; `docs/ARCHITECTURE.md` tells why.
 * Tests may also use what a room exports for tests.
 */

const TEST = '(\\.test\\.tsx?$|/testing|\\.spec\\.ts$)';
const room = (name) => `^${name}/`;

/** A room and the rooms that it may import. */
const ROOMS = {
  contract: [],
  core: ['contract'],
  server: ['contract', 'core', 'openapi'],
  worker: ['contract', 'core'],
  console: ['contract'],
  sdk: [],
  openapi: ['contract'],
  e2e: ['sdk', 'local'],
  local: ['core', 'sdk'],
  deploy: ['core'],
  bench: ['core', 'worker', 'local', 'sdk', 'contract'],
};

const never = (name, from, to) => ({ name, severity: 'error', from, to });

const roomRules = Object.entries(ROOMS).map(([name, allowed]) =>
  never(
    `${name}-stays-in-its-room`,
    { path: room(name), pathNot: TEST },
    {
      path: `^(${Object.keys(ROOMS).join('|')})/`,
      pathNot: `^(${[name, ...allowed].join('|')})/`,
    },
  ),
);

/**
 * The floors of core, and the folders of each in the order in which they may be used: a folder imports from those before
 * it and from the floors below, never from those after it. So no arrow points up, and no two folders import each other.
 */
const FLOORS = {
  platform: 'network config keys database files tracing audit idempotency queue migrations',
  domain:
    'context access entities calendar sentences releases activities applicants attempts webhooks records searches contacts research outbounds ' +
    'contact-plan inbound messages desk orders organizations team',
  operations: 'audit keys retention simulator sweep evidence subjects',
};

/** The rooms of the larger folders, likewise. */
const ROOMS_OF = {
  'domain/webhooks': 'route deliver events',
  'domain/outbounds': 'plan send change',
  'domain/inbound': 'compare read reply documents read-back decide receive',
};

/**
 * @param folder below `core/src` @param names of the folders in it, in order
 * @throws where a folder has no place in that order: nothing would hold it
 */
const ordered = (folder, names) => {
  const order = names.split(' ');
  const without = readdirSync(`${__dirname}/core/src/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing' && !order.includes(entry.name))
    .map(({ name }) => name);
  if (without.length > 0)
    throw new Error(`core/src/${folder}: say what may be used before ${without.join(', ')}`);
  return order.map((name, index, all) =>
    never(
      `${folder.replace('/', '-')}-${name}-stands-below`,
      { path: `^core/src/${folder}/${name}/`, pathNot: TEST },
      { path: `^core/src/${folder}/(${[...all.slice(index + 1), '[^/]+\\.ts$'].join('|')})` },
    ),
  );
};

const floorRules = [
  never(
    'platform-knows-no-domain',
    { path: '^core/src/platform/', pathNot: TEST },
    { path: '^core/src/(domain/|operations/|[^/]+\\.ts$)' },
  ),
  never(
    'domain-knows-no-operations',
    { path: '^core/src/domain/', pathNot: TEST },
    { path: '^core/src/(operations/|[^/]+\\.ts$)' },
  ),
  never(
    'operations-stand-alone',
    { path: '^core/src/operations/', pathNot: TEST },
    { path: '^core/src/[^/]+\\.ts$' },
  ),
  // What lies on the platform itself, beside its folders, is for everything.
  ...ordered('platform', FLOORS.platform).map((rule) => ({
    ...rule,
    to: { path: rule.to.path.replace('|[^/]+\\.ts$', '').replace('([^/]+\\.ts$)', '(no-folder)') },
  })),
  ...ordered('domain', FLOORS.domain),
  ...ordered('operations', FLOORS.operations),
  ...Object.entries(ROOMS_OF).flatMap(([folder, names]) => ordered(folder, names)),
];

/** Pure rules: the same answer for the same arguments, whatever the day and the database. */
const RULES =
  '^core/src/domain/(calendar/|inbound/compare/|' +
  'records/(assign-history|claims-to-verify|claims-verdict|contact-source|entity-key|record-sources|record-transitions|' +
  'search-ending|unnamed-employers)|' +
  'searches/(order|search-transitions)|' +
  'inbound/(read/(questions|classify|employer-code)|decide/decide-record|receive/answer-problems)|' +
  'research/(institutions/(find-|known-names|likened|institution-index|institutions-named|school-|split|ipeds)|websites/(?!site-cache)|' +
  'directory-lessons|entity-knowledge|provider-answer|contact-plan|below-college)|' +
  'contacts/(planned-contact|destination-rules|usable-destinations|actual-destination|simulator-address)|' +
  'webhooks/(route/targets|deliver/(retry-schedule|breaker))|attempts/(attempt-transitions|attempt-outcomes)|' +
  'outbounds/(plan/(outbound-schedule|attempt-hours|resume-schedule)|send/(claim-time|destination-turns)))';

module.exports = {
  forbidden: [
    // Of types too: where two files cannot be understood without each other, they are one, or there is a third in them.
    never('no-circles', {}, { circular: true }),
    ...roomRules,
    ...floorRules,
    never(
      'contract-is-zod-and-ts-rest',
      { path: room('contract'), pathNot: TEST },
      {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: 'node_modules/(zod|@ts-rest/core)/',
      },
    ),
    never(
      'no-http-in-core',
      // A scanner is a part of the file store, which speaks to it over a plain connection.
      {
        path: room('core'),
        pathNot: ['\\.test\\.ts$', '^core/src/testing/', '^core/src/platform/files/scan/exchange\\.ts$'],
      },
      {
        path: 'node_modules/(express|undici|nodemailer|@ts-rest)/|^(http|https|net|tls|dns)$',
      },
    ),
    never('typeorm-behind-core', { pathNot: '^(core|bench/peer)/' }, { path: 'node_modules/typeorm/' }),
    never(
      'rules-are-pure',
      { path: RULES },
      {
        path: '^core/src/platform/(database|queue|files)/|-entity\\.ts$|node_modules/(typeorm|pg|pg-boss)/|^(fs|fs/promises)$',
      },
    ),
    never(
      'use-cases-go-through-the-platform',
      { path: room('core'), pathNot: ['^core/src/platform/', TEST] },
      {
        path: 'node_modules/(pg|pg-boss)/|^(fs|fs/promises|child_process)$',
      },
    ),
    never(
      'server-leaves-the-queue-alone',
      { path: room('server'), pathNot: TEST },
      {
        path: 'node_modules/(pg|pg-boss)/',
      },
    ),
    // Where the published files stand is all that the server knows of the room that makes them.
    never(
      'server-takes-files-of-openapi',
      { path: room('server') },
      { path: '^openapi/src/(?!files\\.ts$)' },
    ),
    never('worker-has-no-door', { path: room('worker'), pathNot: TEST }, { path: 'node_modules/express/' }),
    never('sdk-runs-anywhere', { path: '^sdk/src', pathNot: TEST }, { dependencyTypes: ['npm', 'core'] }),
    never(
      'e2e-sees-what-customers-see',
      { path: room('e2e') },
      { path: 'node_modules/(typeorm|pg|express)/' },
    ),
    // The soak is a test that is too long for the others.
    never('nothing-imports-tests', { pathNot: [TEST, '^bench/src/soak/'] }, { path: TEST }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
