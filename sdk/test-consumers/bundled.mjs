import * as sdk from '@credence/sdk';
import { exercise } from './exercise.mjs';

// Neither browsers nor edge runtimes have arguments: who loads the bundle calls this.
globalThis.exercise = (baseUrl) => exercise(sdk, baseUrl);
