import * as sdk from '@credence/sdk';
import { exercise } from './exercise.mjs';

// Node.js, Bun and Deno all have `process`.
const { default: process } = await import('node:process');
process.stdout.write(JSON.stringify(await exercise(sdk, process.argv[2])));
