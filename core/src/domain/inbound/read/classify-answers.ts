import type { InboundClassification } from '@credence/contract';
import type { VerifierAnswers } from '../../records/verifier-form.ts';

/** What answers in fields of their own are. They need no interpretation. */
export function classifyAnswers({
  noRecord,
  wrongPerson,
  referral,
  thirdParty,
}: Pick<VerifierAnswers, 'noRecord' | 'wrongPerson' | 'referral' | 'thirdParty'>): InboundClassification {
  if (noRecord) return 'NO_RECORD';
  if (wrongPerson) return referral ? 'NEXT_CONTACT' : 'WRONG_ORG';
  return thirdParty ? 'THIRD_PARTY' : 'VERIFICATION';
}
