import { entityKey } from './entity-key.ts';

/** What people write where they name no employer or school; as `entityKey` has it. */
const UNNAMED: ReadonlySet<string> = new Set([
  ...['self', 'self employed', 'selfemployed', 'self employment', 'myself', 'i am self employed'],
  ...['freelance', 'freelancer', 'freelancing', 'freelance work', 'independent', 'sole proprietor'],
  ...['contractor', 'independent contractor', 'self contractor', 'subcontractor', 'gig work'],
  ...['na', 'n a', 'none', 'no', 'nil', 'null', 'not applicable', 'not available', 'not listed', 'not known'],
  ...['unknown', 'undisclosed', 'confidential', 'confidential employer', 'private', 'anonymous', 'withheld'],
  ...['unemployed', 'not employed', 'retired', 'homemaker', 'stay at home parent', 'student', 'volunteer'],
  ...['company', 'employer', 'business', 'my business', 'own business', 'my company', 'own company'],
  ...['current employer', 'present employer', 'previous employer', 'former employer', 'various', 'multiple'],
  ...['various employers', 'several', 'other', 'same', 'same as above', 'see above', 'see resume', 'tbd'],
  ...['family business', 'family', 'private practice', 'private family', 'private household', 'household'],
  ...['school', 'college', 'university', 'high school', 'home school', 'homeschool', 'homeschooled'],
]);

/** Whether a name tells which employer or school is meant: two who write "Self-employed" have nothing in common. */
export function namesEntity(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !UNNAMED.has(entityKey(name));
}
