import { networkOf } from '@credence/core';
import { type RequestHandler, Router } from 'express';
import { onlyReads } from '../http/errors.ts';
import { windowOf } from '../http/limits/link-limit.ts';
import { sendResource } from '../http/resource.ts';
import { CONSOLE_POLICY, pageHeaders } from '../http/security-headers.ts';
import { sendPage } from '../verifier-page/respond.ts';
import { type AppFiles, HASHED, loadAppFiles } from './app-files.ts';
import { notBuiltPage, switchedOffPage } from './pages.ts';
import { createSignIn, type SignInParts } from './sign-in.ts';

export interface ConsoleParts extends SignInParts {
  /** Sign-ins a minute from one address; 0 sets no limit. */
  signInsPerAddress: number;
}

/** The console at `/console`, with the way in: `/console/sign-in` and `/console/callback`. */
export function createConsole({ signInsPerAddress, ...parts }: ConsoleParts): Router {
  const { begin, finish } = createSignIn(parts);
  const countSignIn = windowOf(signInsPerAddress);
  const limited: RequestHandler = async (request, _response, next) => {
    await countSignIn(networkOf(request.ip ?? ''));
    next();
  };
  const router = Router();
  router.route('/console/sign-in').get(pageHeaders, limited, begin).all(onlyReads);
  router.route('/console/callback').get(pageHeaders, limited, finish).all(onlyReads);
  router.route('/console{/*path}').get(sendApp()).all(onlyReads);
  return router;
}

/** What stands at `/console` where a deployment has none. */
export function createNoConsole(): Router {
  const router = Router();
  router.get('/console{/*path}', pageHeaders, (_request, response) => {
    sendPage(response, 404, switchedOffPage());
  });
  return router;
}

/**
 * Sends the files of the console; every other address below `/console` is one of its views, which begin with its page.
 * @param directory of the files; where the build leaves them unless told
 */
export function sendApp(directory?: string): RequestHandler {
  // With the first reader: until then there is no need for the files in memory.
  let loading: Promise<AppFiles> | undefined;
  return async (request, response, next) => {
    loading ??= loadAppFiles(directory);
    const { page, files } = await loading;
    const path = request.path.replace(/^\/console\/?/, '');
    const isForEver = path.startsWith(HASHED);
    // An address of a file that another version had is none of a view.
    const found = files.get(path) ?? (isForEver ? undefined : page);
    if (found) sendResource(request, response, found, { contentPolicy: CONSOLE_POLICY, isForEver });
    else if (isForEver) next();
    else pageHeaders(request, response, () => sendPage(response, 503, notBuiltPage()));
  };
}
