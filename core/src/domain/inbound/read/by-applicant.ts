import { openNames } from '../../applicants/applicant-names.ts';
import { openAliases } from '../../applicants/seal-applicant.ts';
import { ownerKey } from '../../contacts/destination-rules.ts';
import { ownDestinations } from '../../contacts/own-destinations.ts';
import type { Context } from '../../context/context.ts';
import type { ApplicantRow } from '../../entities/applicant-entity.ts';
import { comparePeople } from '../compare/people/compare-people.ts';
import type { InboundContent } from './inbound-content.ts';
import { addressIn, displayNameIn, isFromElsewhere, localPartOf } from './mail-origin.ts';

/** Tells of a message, or of a contact whom one names, whether the applicant may be behind it. */
export interface ApplicantSigns {
  isNamed: (name: string | null) => boolean;
  isAddress: (address: string | null) => boolean;
  isSender: (content: Pick<InboundContent, 'answers' | 'message'>) => boolean;
}

/**
 * By what an applicant would be known: their whole name, an address of their own, or one at work that is called like them. A
 * namesake is known by that as well, so that a person has to tell the two apart.
 */
export function signsOfApplicant(context: Context, applicant: ApplicantRow): ApplicantSigns {
  const own = ownDestinations(context, applicant);
  const person = { ...openNames(context, applicant), aliases: openAliases(context, applicant) };
  const isNamed = (name: string | null) => name !== null && comparePeople(person, name).match === 'MATCH';
  const isAddress = (address: string | null) =>
    Boolean(address) &&
    (own.has(ownerKey({ channel: 'EMAIL', destination: address ?? '' })) ||
      isNamed(localPartOf(address ?? '').replace(/[._-]+/g, ' ')));
  return {
    isNamed,
    isAddress,
    isSender: ({ answers, message }) => {
      const from = message?.from ?? '';
      return (
        isNamed(answers?.respondent.name ?? null) ||
        isAddress(addressIn(from)) ||
        isNamed(displayNameIn(from))
      );
    },
  };
}

/**
 * Whether a mail is not by the contact who was asked, as far as that can be told: it is for a person, and changes nothing.
 * Applicants who still work there write from the domain of their employer.
 */
export const isByOther = (
  context: Context,
  applicant: ApplicantRow,
  content: Pick<InboundContent, 'answers' | 'message' | 'origin'>,
): boolean =>
  isFromElsewhere(content.origin) ||
  (content.origin !== undefined &&
    content.origin.sender !== 'ASKED' &&
    signsOfApplicant(context, applicant).isSender(content));
