import fc from 'fast-check';

// For every property, wherever it is: a file that names no seed gets the run's.
fc.configureGlobal({ seed: Number(process.env.SEED) });
