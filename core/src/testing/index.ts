export { atOnce } from './at-once.ts';
export { contactInput, contactsOf, openContactAudits } from './contacts.ts';
export { answerDelivery, deliverDue, type ReceiverAnswer, takeDelivery, toldEvent } from './deliveries.ts';
export { dumpOf, readableIn } from './dumps/canaries.ts';
export { byteColumns, bytesOf, openedDumpOf, type StoredBytes } from './dumps/opened-dump.ts';
export { nameOf, type OpenDelivery, openDeliveries, openEvents } from './events.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { startKmsServer } from './kms/kms-server.ts';
export { VAULT_TOKEN, vaultDialect } from './kms/vault-dialect.ts';
export { leftUnread } from './left-unread.ts';
export { incomingMail, LETTER, receiveLetter } from './messages.ts';
export { orderInput, orderOf } from './orders.ts';
export { providerAnswer } from './outreach/provider-answers.ts';
export { pngOf } from './samples/png.ts';
export { schemaOf } from './schema-of.ts';
export { EICAR, startClamd, startIcap, type TestScanner } from './servers/scanners.ts';
export { selfSigned } from './servers/self-signed.ts';
export { storedFor, tenantTables } from './stored.ts';
export {
  createTestCore,
  type TestCore,
  type TestCoreOptions,
  testConfig,
  type WaitingJob,
} from './test-core.ts';
export {
  ALL_CHANNELS,
  type ClaimedAttempt,
  cancelledSearch,
  claimAttempt,
  confirmAll,
  jobsOfAttempts,
  OFFICE_HOURS,
  type OrderedSearch,
  orderSearch,
  researchAsBefore,
  scheduleSearch,
  sendAttempt,
} from './workflow.ts';
