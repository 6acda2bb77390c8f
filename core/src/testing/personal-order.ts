import type { OrderCreate, WebhookConfig } from '@credence/contract';
import { orderOf } from './index.ts';

/** Makes texts that occur nowhere else, and remembers them. */
export interface Canaries {
  /** Tells the canaries of one order from those of another. */
  tag: string;
  all: string[];
  /** About the hiring company, and so kept longer than what is about the person. */
  business: string[];
  words(what: string): string;
  address(what: string): string;
  /** As they are, for what has to have a form of its own. */
  ssn: string;
  phone: string;
  employerPhone: string;
  employerFax: string;
  birthday: string;
}

/** @param number two digits */
export function canariesOf(tag: string, number: number): Canaries {
  const all: string[] = [];
  const business = ['hiring-company', 'job', 'worksite', 'level', 'sector'].map(
    (what) => `${tag}-${what}-canary`,
  );
  const remember = (text: string): string => {
    all.push(text);
    return text;
  };
  return {
    tag,
    all,
    business,
    words: (what) => remember(`${tag}-canary-in-the-${what.replaceAll(' ', '-')}.`),
    address: (what) => remember(`${what}-of-${tag}@leak.example`),
    ssn: remember(`987-65-43${number}`),
    phone: remember(`+151255501${number}`),
    employerPhone: remember(`+173755501${number}`),
    employerFax: remember(`+183255501${number}`),
    birthday: remember(`1931-07-${number}`),
  };
}

/** A number that occurs nowhere else. */
export const SALARY = 1_234_567;

/** Targets with a canary in all that leads to them, and in every secret of theirs. */
export function personalWebhooks({ words }: Pick<Canaries, 'words'>, what: string): WebhookConfig {
  const url = (of: string) => `https://client.example/${words(of)}`;
  return {
    enabled: true,
    retryAttempts: 0,
    secret: words(`secret of the ${what}`),
    closeoutEndpoints: {
      EMPLOYMENT: {
        url: url(`address of the ${what}`),
        headers: { 'X-Candidate': words(`header of the ${what}`) },
        basicAuth: { username: words(`user of the ${what}`), password: words(`password of the ${what}`) },
      },
      EDUCATION: { url: url(`other address of the ${what}`) },
    },
    fallbackEndpoint: { url: url(`fallback of the ${what}`), secret: words(`other secret of the ${what}`) },
  };
}

/** An order with a canary in every field that may say something about a person, or lead to one. */
export function personalOrder(canaries: Canaries): OrderCreate {
  const { tag, business, words, address, ssn, phone, birthday } = canaries;
  const [entityName, appliedJobTitle, worksiteCity, positionLevel, industrySector] = business;
  const url = (what: string) => `https://client.example/${words(what)}`;
  return orderOf({
    applicant: {
      firstName: words('first name'),
      lastName: words('last name'),
      ssn,
      phone,
      birthday,
      email: address('applicant'),
      signedReleaseFileUrl: Buffer.from(`%PDF-1.7 the release of ${tag}`).toString('base64'),
      addresses: [
        {
          addressType: words('kind of address'),
          addressLine1: words('street'),
          addressLine2: words('floor'),
          addressCity: words('city'),
          addressState: 'TX',
          addressZipCode: '73301',
          startDate: '2011-01-01',
        },
      ],
      applicantAlias: [
        {
          firstName: words('alias'),
          middleName: words('middle name'),
          lastName: words('maiden name'),
          suffix: words('suffix'),
        },
      ],
    },
    businessContext: {
      entityName,
      appliedJobTitle,
      worksiteCity,
      worksiteState: 'TX',
      proposedSalary: SALARY,
      positionLevel,
      industrySector,
    },
    history: {
      employment: [
        {
          employerName: words('employer'),
          position: words('position'),
          employerLocation: words('place of work'),
          employerEmail: address('employer'),
          employerPhone: canaries.employerPhone,
          employerFax: canaries.employerFax,
          startDate: '2019-03-01',
        },
      ],
      education: [
        {
          institutionName: words('school'),
          qualification: words('degree'),
          fieldOfStudy: words('field'),
          institutionContactEmail: address('school'),
        },
      ],
    },
    searchTypes: [
      {
        searchType: 'EMPLOYMENT',
        externalSearchId: `external-${tag}`,
        questionnaireUrl: url('questionnaire'),
        questionnaireAccessCode: words('access code'),
        verificationQuestions: [{ questionId: 1, type: 'free_text', prompt: words('prompt') }],
        searchConfig: {
          outbound: { contactHints: [{ email: address('hint'), priority: 'LOW' }] },
          channels: { blockedDestinations: [address('blocked')] },
          escalation: { webhookUrl: url('escalation') },
          qaDestinations: { email: address('qa') },
        },
      },
      {
        searchType: 'EDUCATION',
        searchConfig: {
          notifications: { includeRawInbound: true, webhookOverride: personalWebhooks(canaries, 'override') },
        },
      },
    ],
    webhookConfig: personalWebhooks(canaries, 'order'),
  });
}
