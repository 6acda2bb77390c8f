import { z } from 'zod';
import { day, email, MAX_LIST, name, optionalName, website } from './common.ts';

export const EmploymentRecord = z
  .object({
    employerName: name().describe('Name of the employer.'),
    position: name().describe('Title of the position held.'),
    employerLocation: optionalName().describe('City and state of the employer.'),
    employerEmail: email().optional().describe('E-mail address to ask at, when you know one.'),
    employerPhone: optionalName().describe('Phone number to ask at, when you know one.'),
    employerFax: optionalName().describe('Fax number to ask at, when you know one.'),
    employerWebsite: website()
      .optional()
      .describe('Website of the employer, or its domain, when you know it.'),
    startDate: day().nullish().describe('First day of the job.'),
    endDate: day().nullish().describe('Last day of the job; null or left out for the current one.'),
  })
  .meta({ id: 'EmploymentRecord', description: 'One job to verify; without endDate it is the current one.' });
export type EmploymentRecord = z.infer<typeof EmploymentRecord>;

export const EducationRecord = z
  .object({
    institutionName: name().describe('Name of the school.'),
    qualification: name().describe('Degree or certificate.'),
    fieldOfStudy: name().describe('What was studied.'),
    institutionLocation: optionalName().describe('City and state of the school.'),
    institutionWebsite: website()
      .optional()
      .describe('Website of the school, or its domain, when you know it.'),
    startDate: day().nullish().describe('First day there.'),
    endDate: day().nullish().describe('Last day there, for attendance without graduation.'),
    graduationDate: day().nullish().describe('Day of the graduation.'),
    institutionContactEmail: email().optional().describe('E-mail address to ask at, when you know one.'),
    institutionContactPhone: optionalName().describe('Phone number to ask at, when you know one.'),
  })
  .meta({ id: 'EducationRecord', description: 'One qualification to verify.' });
export type EducationRecord = z.infer<typeof EducationRecord>;

export const History = z
  .object({
    employment: z
      .array(EmploymentRecord)
      .max(MAX_LIST)
      .optional()
      .describe('The jobs, for EMPLOYMENT searches.'),
    education: z
      .array(EducationRecord)
      .max(MAX_LIST)
      .optional()
      .describe('The qualifications, for EDUCATION searches.'),
  })
  .meta({ id: 'History', description: 'The records to verify.' });
export type History = z.infer<typeof History>;
