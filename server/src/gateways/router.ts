import { InboundNotification } from '@credence/contract';
import { type Core, Invalid, receiveFromGateway, type SharedMemory, signingKey } from '@credence/core';
import { type RequestHandler, Router } from 'express';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describeIssues } from '../http/bodies/describe-issues.ts';
import { jsonBody, NORMAL_BODY_BYTES } from '../http/bodies/json-body.ts';
import { leaveOutNulls } from '../http/bodies/leave-out-nulls.ts';
import { methodNotAllowed } from '../http/errors.ts';
import { Unauthorized } from '../http/identity/unauthorized.ts';

/** Where the gateways of the deployment pass answers on. */
export const GATEWAY_PATH = '/gateways/notifications';

/**
 * Takes answers from the telephony and fax gateways of the deployment: one of them serves all organizations, so it has no
 * organization's token, but signs with a secret of the deployment (Standard Webhooks).
 */
export function createGateways(core: Core, memory: SharedMemory, secret: string): Router {
  const { read, parse } = jsonBody({ limitBytes: NORMAL_BODY_BYTES, memory });
  const router = Router();
  router
    .route(GATEWAY_PATH)
    .post(hasSignature, read, isSigned(secret), parse, leaveOutNulls(InboundNotification), submit(core))
    .all(methodNotAllowed(['POST']));
  return router;
}

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const BAD_SIGNATURE = 'The signature is missing or wrong';

const MOST_CHARACTERS = 1_000;

/** Nothing is read of a body that comes without a signature. */
const hasSignature: RequestHandler = ({ headers }, _res, next) => {
  for (const name of HEADERS) {
    const value = headers[name];
    if (typeof value !== 'string' || value.length > MOST_CHARACTERS) throw new Unauthorized(BAD_SIGNATURE);
  }
  next();
};

/** Also refuses what was signed more than five minutes ago, or will be. */
function isSigned(secret: string): RequestHandler {
  const webhook = new Webhook(signingKey(secret), { format: 'raw' });
  return (req, _res, next) => {
    const given = HEADERS.map((name) => [name, String(req.headers[name])] as const);
    try {
      webhook.verify(req.body as Buffer, Object.fromEntries(given), { jsonParse: false });
    } catch (error) {
      if (error instanceof WebhookVerificationError) throw new Unauthorized(BAD_SIGNATURE);
      throw error;
    }
    next();
  };
}

function submit(core: Core): RequestHandler {
  return async (req, res) => {
    const { success, data, error } = InboundNotification.safeParse(req.body);
    if (!success) throw new Invalid(describeIssues(error.issues, req.body, 'body'));
    const outboundId = data.metadata?.outboundId;
    if (!outboundId) throw new Invalid(['metadata.outboundId is required']);
    // What a gateway sends again is known by its own id.
    const messageId = data.messageId ?? String(req.headers['webhook-id']);
    const received = await receiveFromGateway(core, {
      notification: { ...data, messageId },
      outboundId,
      requestId: res.locals.requestId ?? null,
    });
    res.status(202).json({
      success: true,
      messageId: received.messageId,
      searchId: received.searchId,
      processedAt: received.receivedAt.toISOString(),
    });
  };
}
