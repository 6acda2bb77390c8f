import { operationsContract } from '@credence/contract';
import { initServer } from '@ts-rest/express';
import { getCallRoute, listCandidatesRoute, recordCallRoute, requestWebsiteReadingRoute } from './desk.ts';
import {
  addNoteRoute,
  createViewRoute,
  deleteViewRoute,
  listNotesRoute,
  listViewsRoute,
} from './notes-and-views.ts';
import {
  getFiguresRoute,
  getOrganizationRoute,
  listAuditEntriesRoute,
  listDataKeysRoute,
  updateOrganizationRoute,
} from './organization.ts';
import { listDirectoryRoute, listInstitutionsRoute, listVendorsRoute } from './reference.ts';
import { chooseOrganizationRoute } from './session/choose-organization.ts';
import { endSessionRoute, type SignOut } from './session/end-session.ts';
import { getSessionRoute } from './session/get-session.ts';
import {
  dismissUnmatchedMailRoute,
  getUnmatchedMailRoute,
  listUnmatchedMailRoute,
  matchUnmatchedMailRoute,
} from './unmatched-mail.ts';
import {
  enableWebhookTargetRoute,
  endRotationRoute,
  getWebhookSettingsRoute,
  listWebhookTargetsRoute,
  replaceWebhookSettingsRoute,
  startRotationRoute,
} from './webhooks.ts';
import {
  getWorkRoute,
  listPeopleRoute,
  listWorkRoute,
  setAssignmentRoute,
  submitCheckedReviewRoute,
} from './work.ts';

/**
 * Every endpoint of the operations contract with what answers it; leaving one out does not compile.
 * @param signOut what ends a session in the browser and at the issuer
 */
export const createOperationsRoutes = (signOut: SignOut) =>
  initServer().router(operationsContract, {
    session: {
      get: getSessionRoute,
      end: endSessionRoute(signOut),
      chooseOrganization: chooseOrganizationRoute(signOut.cookie),
    },
    people: { list: listPeopleRoute },
    work: { list: listWorkRoute, get: getWorkRoute },
    assignments: { set: setAssignmentRoute },
    checkedReviews: { submit: submitCheckedReviewRoute },
    notes: { list: listNotesRoute, add: addNoteRoute },
    views: { list: listViewsRoute, create: createViewRoute, delete: deleteViewRoute },
    candidates: { list: listCandidatesRoute },
    websiteReadings: { request: requestWebsiteReadingRoute },
    calls: { get: getCallRoute, record: recordCallRoute },
    figures: { get: getFiguresRoute },
    unmatchedMail: {
      list: listUnmatchedMailRoute,
      get: getUnmatchedMailRoute,
      match: matchUnmatchedMailRoute,
      dismiss: dismissUnmatchedMailRoute,
    },
    directory: { list: listDirectoryRoute },
    institutions: { list: listInstitutionsRoute },
    vendors: { list: listVendorsRoute },
    webhookTargets: { list: listWebhookTargetsRoute, enable: enableWebhookTargetRoute },
    webhookSecretRotations: { start: startRotationRoute, end: endRotationRoute },
    webhookSettings: { get: getWebhookSettingsRoute, replace: replaceWebhookSettingsRoute },
    organization: { get: getOrganizationRoute, update: updateOrganizationRoute, keys: listDataKeysRoute },
    auditEntries: { list: listAuditEntriesRoute },
  });
