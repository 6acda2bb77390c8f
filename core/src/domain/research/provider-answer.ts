import type { SearchType } from '@credence/contract';
import { type ContactSource, methodsOf } from '../contacts/planned-contact.ts';
import type { EntityKnowledge } from './entity-knowledge.ts';

/** What the research provider is asked: who can be asked at one employer or school. It says nothing of the applicant. */
export interface ResearchQuestion {
  /** The same whenever the same question is asked again. */
  questionId: string;
  searchId: string;
  searchType: SearchType;
  entityName: string;
  /** Null when it is not known. */
  location: string | null;
  /** Of the employer or school, as the order names it; null when it does not. */
  website: string | null;
}

/** Where on the web a contact was read, and in which words. */
export interface Evidence {
  url: string;
  words: string;
}

/** A contact, as the provider names them. */
export interface ProviderContact {
  name: string | null;
  title: string | null;
  location: string | null;
  email: string | null;
  phone: string | null;
  fax: string | null;
  /** 0 to 1. */
  confidence: number;
  evidence?: Evidence;
}

/** Who was asked. */
export type AnswerSource = Extract<ContactSource, 'research_provider' | 'website' | 'institution_list'>;

/** The organization that an employer or school is a part of. */
export interface ParentOrganization {
  name: string;
  location: string | null;
  website: string | null;
  /** In words, what the one is to the other. */
  relationship: string | null;
}

/** What came of a question. That the provider failed is an outcome like any other. */
export type ProviderAnswer = { question: ResearchQuestion; source: AnswerSource } & (
  | {
      kind: 'answered';
      contacts: ProviderContact[];
      /** Code of a vendor that keeps the records. */
      vendor: string | null;
      parentOrganization: ParentOrganization | null;
      /** What else a person should know, in whole sentences. */
      notes?: readonly string[];
    }
  /** `reason` says in words why, and quotes nothing. */
  | { kind: 'failed'; reason: string }
);

/** What the answers tell, in the terms of the contact plan. */
export const providerKnowledge = (answers: readonly ProviderAnswer[]): EntityKnowledge[] =>
  answers.flatMap((answer) => {
    if (answer.kind === 'failed') return [];
    const { source } = answer;
    const contacts = answer.contacts.map(({ name, title, location, confidence, evidence, ...reach }) => ({
      name,
      title,
      location,
      isProven: false,
      ...(evidence ? { evidence } : {}),
      contactMethods: methodsOf(reach, { confidence, source }),
    }));
    return {
      entityName: answer.question.entityName,
      source,
      contacts: contacts.toSorted((a, b) => certaintyOf(b) - certaintyOf(a)),
      vendors: answer.vendor === null ? [] : [answer.vendor],
      dead: new Set<string>(),
    };
  });

const certaintyOf = ({ contactMethods }: EntityKnowledge['contacts'][number]): number =>
  Math.max(...contactMethods.map(({ confidence }) => confidence));
