import type { Referral, VerifierAnswers, VerifierForm } from '../../records/verifier-form.ts';
import { vendorCode } from '../../research/vendors/find-vendor.ts';
import { keptAnswers } from '../read/questions.ts';

/** The answers as they are kept: only what was asked, no person without a single detail, vendors by their code. */
export function answersToKeep(
  form: Pick<VerifierForm, 'questions'>,
  answers: VerifierAnswers,
): VerifierAnswers {
  const { questions, referral, thirdParty } = answers;
  return {
    ...answers,
    questions: keptAnswers(form.questions, questions),
    referral: referral && namesContact(referral) ? referral : null,
    thirdParty: thirdParty && {
      ...thirdParty,
      vendor: thirdParty.vendor === null ? null : vendorCode(thirdParty.vendor),
    },
  };
}

const namesContact = (referral: Referral): boolean =>
  Object.values(referral).some((detail) => detail !== null);
