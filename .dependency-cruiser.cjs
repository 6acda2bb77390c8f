/**
 * Who may import whom. Rooms see each other through their entry points; `docs/ARCHITECTURE.md` tells why.
 * Tests may also use what a room exports for tests.
 */

const TEST = '(\\.test\\.ts$|/testing|\\.spec\\.ts$)';
const room = (name) => `^${name}/`;

/** A room and the rooms that it may import. */
const ROOMS = {
  contract: [],
  core: ['contract'],
  server: ['contract', 'core', 'openapi'],
  worker: ['contract', 'core'],
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
    `${name}-stays-in-its-house`,
    { path: room(name), pathNot: TEST },
    {
      path: `^(${Object.keys(ROOMS).join('|')})/`,
      pathNot: `^(${[name, ...allowed].join('|')})/`,
    },
  ),
);

/** The parts of core that hold settings, database, queue and files; use cases reach these only through them. */
const CORE_PLUMBING = '^core/src/(core|logger)\\.ts$|^core/src/(config|database|queue|files)/';

/** Pure rules: the same answer for the same arguments, whatever the day and the database. */
const RULES =
  '^core/src/(orders/order|searches/(search-transitions|assign-history|claims-to-verify)|network/public-address|' +
  'inbound/(compare-claims|same-meaning|questions|decide-response|answer-problems)|' +
  'research/(entity-key|directory-lessons|entity-knowledge|provider-answer)|' +
  'contacts/(contact-plan|planned-contact|below-college|destination-rules)|webhooks/(targets|signature|retry-schedule)|' +
  'outbounds/(business-hours|outbound-schedule|attempt-transitions|usable-destinations)|' +
  'outbounds/(actual-destination|attempt-hours|attempt-outcomes|claim-time|contact-zone|resume-schedule)|' +
  'simulator/(simulator-address|simulated-answers))\\.ts$';

module.exports = {
  forbidden: [
    never('no-circles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    ...roomRules,
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
      { path: room('core') },
      {
        path: 'node_modules/(express|undici|nodemailer|@ts-rest)/|^(http|https|net|tls|dns)$',
      },
    ),
    never('typeorm-behind-core', { pathNot: '^(core)/' }, { path: 'node_modules/typeorm/' }),
    never(
      'rules-are-pure',
      { path: RULES },
      {
        path: '^core/src/(database|queue|files)/|-entity\\.ts$|node_modules/(typeorm|pg|pg-boss)/|^(fs|fs/promises)$',
      },
    ),
    never(
      'use-cases-go-through-the-house',
      { path: room('core'), pathNot: [CORE_PLUMBING, TEST] },
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
    never('server-takes-files-of-openapi', { path: room('server') }, { path: '^openapi/src/' }),
    never('worker-has-no-door', { path: room('worker'), pathNot: TEST }, { path: 'node_modules/express/' }),
    never('sdk-runs-anywhere', { path: '^sdk/src', pathNot: TEST }, { dependencyTypes: ['npm', 'core'] }),
    never(
      'e2e-sees-what-customers-see',
      { path: room('e2e') },
      { path: 'node_modules/(typeorm|pg|express)/' },
    ),
    never('nothing-imports-tests', { pathNot: TEST }, { path: TEST }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
