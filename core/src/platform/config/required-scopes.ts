import { SCOPES, type Scope } from '@credence/contract';
import { z } from 'zod';

/** What RFC 6749, section 3.3, lets a scope be made of; a comma would end it here. */
const NAME = /^[!#-+\--[\]-~]{1,200}$/;

/** Scopes that tokens must have, each with the name that it has in them: `orders:read,orders:write=write:orders`, or `all`. */
export const requiredScopes = z.string().transform((value, context): ReadonlyMap<Scope, string> => {
  const required = new Map<Scope, string>();
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [scope = '', ...names] = entry.split('=');
    if (entry === 'all') for (const each of SCOPES) required.set(each, required.get(each) ?? each);
    else if (!isScope(scope)) return refuse(`must name scopes out of ${SCOPES.join(', ')}, or all`);
    else {
      const name = names.length > 0 ? names.join('=') : scope;
      if (!NAME.test(name)) return refuse(`must give ${scope} a name that a token can carry`);
      required.set(scope, name);
    }
  }
  return required;
});

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
