import { z } from 'zod';
import { day, email, MAX_LIST, name } from './common.ts';

export const EmploymentRecord = z
  .object({
    employerName: name(),
    position: name(),
    employerLocation: name().optional(),
    employerEmail: email().optional(),
    employerPhone: name().optional(),
    employerFax: name().optional(),
    startDate: day().nullish(),
    endDate: day().nullish(),
  })
  .meta({ id: 'EmploymentRecord', description: 'One job to verify; without endDate it is the current one.' });
export type EmploymentRecord = z.infer<typeof EmploymentRecord>;

export const EducationRecord = z
  .object({
    institutionName: name(),
    qualification: name(),
    fieldOfStudy: name(),
    institutionLocation: name().optional(),
    startDate: day().nullish(),
    endDate: day().nullish(),
    graduationDate: day().nullish(),
    institutionContactEmail: email().optional(),
    institutionContactPhone: name().optional(),
  })
  .meta({ id: 'EducationRecord', description: 'One qualification to verify.' });
export type EducationRecord = z.infer<typeof EducationRecord>;

export const History = z
  .object({
    employment: z.array(EmploymentRecord).max(MAX_LIST).optional(),
    education: z.array(EducationRecord).max(MAX_LIST).optional(),
  })
  .meta({ id: 'History', description: 'The records to verify.' });
export type History = z.infer<typeof History>;
