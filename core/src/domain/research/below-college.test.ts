import { describe, expect, it } from 'vitest';
import { isBelowCollege } from './below-college.ts';

const rows: { school: string; qualification: string; below: boolean }[] = [
  { school: 'Lincoln High School', qualification: 'Diploma', below: true },
  { school: 'Lincoln HS', qualification: 'Diploma', below: true },
  { school: 'Boston College High School', qualification: 'Diploma', below: true },
  { school: 'Lincoln Elementary', qualification: 'Certificate', below: true },
  { school: 'Lincoln Elementary School', qualification: 'Certificate', below: true },
  { school: 'St Mary Primary School', qualification: 'Certificate', below: true },
  { school: 'Roosevelt Middle School', qualification: 'Certificate', below: true },
  { school: 'Roosevelt Junior High', qualification: 'Certificate', below: true },
  { school: 'Springfield K-12', qualification: 'Diploma', below: true },
  { school: 'Austin Community College', qualification: 'GED', below: true },
  { school: 'State of Texas', qualification: 'G.E.D.', below: true },
  { school: 'State of Texas', qualification: 'General Educational Development', below: true },
  { school: 'Lincoln Academy', qualification: 'High School Diploma', below: true },
  { school: 'Lincoln Academy', qualification: 'HS Diploma', below: true },
  { school: 'State University', qualification: 'Bachelor of Science', below: false },
  { school: 'State University', qualification: 'BA in Elementary Education', below: false },
  { school: 'State University', qualification: 'M.A. in High School Teaching', below: false },
  { school: 'Elementary Teachers College', qualification: 'Certificate', below: false },
  { school: 'Highland College', qualification: 'Certificate', below: false },
  { school: 'School of Primary Care', qualification: 'Certificate', below: false },
  { school: 'Rhode Island School of Design', qualification: 'Diploma', below: false },
  { school: 'Grenoble University', qualification: 'Diploma', below: false },
];

describe('isBelowCollege', () => {
  it.each(rows)('$school, $qualification: $below', ({ school, qualification, below }) => {
    expect(isBelowCollege({ institutionName: school, qualification, fieldOfStudy: 'General' })).toBe(below);
  });
});
