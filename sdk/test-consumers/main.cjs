const sdk = require('@credence/sdk');

import('./exercise.mjs').then(async ({ exercise }) => {
  process.stdout.write(JSON.stringify(await exercise(sdk, process.argv[2])));
});
