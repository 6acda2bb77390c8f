import { describe, expect, it } from 'vitest';
import { JOB, readText } from '../../../../testing/said-in-reply.ts';

const settles = (text: string) => readText(text, JOB).settles;

const WORKED = 'Dana was a fitter from March 2014 to September 2017.';

describe('an answer that tells of another employer', () => {
  it.each([
    `${WORKED} On paper she was an employee of Keystone Holdings LLC.`,
    `${WORKED} She was never on Contoso's payroll.`,
    `${WORKED} The shop never employed her, her papers were with the agency.`,
    `${WORKED} She was here but through Keystone Temps, who paid her.`,
    `Dana was assigned to our plant through Keystone Workforce, who was the employer. ${WORKED}`,
    `${WORKED} Her paychecks however came from Brightline Partners.`,
    `${WORKED} Employer of record was Bridgepoint Solutions.`,
    `${WORKED} Era empleada de Servicios Keystone.`,
  ])('is for a person: %s', (text) => {
    expect(settles(text)).toBe(false);
  });

  it.each([
    WORKED,
    `${WORKED} She was Employee of the Month in May 2016.`,
    `${WORKED} She was an employee of Contoso to the end.`,
    'Dana was a volunteer, she was never on our payroll. Her first shift was in March 2014, her last in September 2017.',
    `${WORKED} Certified true by Classified Personnel.`,
  ])('settles where it does not: %s', (text) => {
    expect(settles(text)).toBe(true);
  });
});
