import {
  type Context,
  cachedSite,
  domainOf,
  keepSite,
  type Lead,
  type ProviderAnswer,
  websiteAnswer,
} from '@credence/core';
import { turnsPerKey } from '../queue/slots.ts';
import { readWebsite } from './read-website.ts';
import type { WebsiteReader } from './website-reader.ts';

/** Looks for whom to ask on the websites of employers and schools. */
export interface WebsiteResearch {
  /** Null where no website is known. Whatever a website does is an answer; this does not throw for it. */
  ask(context: Context, lead: Lead): Promise<ProviderAnswer | null>;
}

/** One request at a time for each domain, and what was read lately is not read again. */
export function websiteResearch(reader: WebsiteReader): WebsiteResearch {
  const turns = turnsPerKey(1);
  return {
    async ask(context, { question, website, state }) {
      if (website === null) return null;
      const site = { website, searchType: question.searchType };
      const findings = await turns(domainOf(new URL(website).hostname) ?? website, async () => {
        const cached = await cachedSite(context, site);
        if (cached) return cached;
        const read = await readWebsite(reader, site);
        await keepSite(context, site, read);
        return read;
      });
      return websiteAnswer(question, findings, state?.code ?? null);
    },
  };
}
