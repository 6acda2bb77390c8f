import { expect, it } from 'vitest';
import { valuesIn } from '../../../../../testing/said-in-reply.ts';

const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Bachelor of Science',
  fieldOfStudy: 'Physics',
  graduationDate: '2013-05',
};
const MASTER = { ...STUDY, qualification: 'MSc', fieldOfStudy: 'Data Science' };
const LAW = { ...STUDY, qualification: 'Bacharelado', fieldOfStudy: 'Direito' };

it.each<[string, string, typeof STUDY, Record<string, string | undefined>]>([
  [
    'another degree at the end',
    'Jordan Rivera registered for the MSc in Data Science. Jordan left in 2012 and was awarded a PGDip in Data Science on May 6, 2013.',
    MASTER,
    { qualification: 'CORRECTED PGDip', fieldOfStudy: 'CONFIRMED Data Science' },
  ],
  [
    'another field',
    'Jordan Rivera entered as a Physics major but changed in the second year. The degree is a Bachelor of Science in Mathematics.',
    STUDY,
    { qualification: 'CONFIRMED Bachelor of Science', fieldOfStudy: 'CORRECTED Mathematics' },
  ],
  [
    'a change in Portuguese',
    'Jordan Rivera ingressou no curso de Direito e pediu transferência interna em 2010.',
    LAW,
    { fieldOfStudy: undefined },
  ],
  [
    'credits that are missing',
    'Jordan Rivera is nine credits short of the Bachelor of Science in Physics.',
    STUDY,
    { qualification: undefined },
  ],
  [
    'what was begun and ended',
    'Jordan Rivera enrolled in the Bachelor of Science in Physics in 2009 and graduated in May 2013.',
    STUDY,
    {
      qualification: 'CONFIRMED Bachelor of Science',
      fieldOfStudy: 'CONFIRMED Physics',
      graduationDate: 'CONFIRMED 2013-05',
    },
  ],
  [
    'an admission to the degree itself',
    'Jordan Rivera was admitted to the degree of Bachelor of Science in Physics on May 11, 2013.',
    STUDY,
    { qualification: 'CONFIRMED Bachelor of Science', fieldOfStudy: 'CONFIRMED Physics' },
  ],
  [
    'a degree of another house',
    "Jordan Rivera's Bachelor of Science in Physics is from Northgate University. From us Jordan has a Certificate in Welding.",
    STUDY,
    { qualification: 'CORRECTED Certificate' },
  ],
  [
    'no degree of another time',
    'Bachelor of Science in Physics, conferred May 11, 2013. We show no degree from 2012.',
    STUDY,
    { qualification: 'CONFIRMED Bachelor of Science', graduationDate: 'CONFIRMED 2013-05-11' },
  ],
  [
    'how well',
    'Jordan Rivera enrolled in Physics and was awarded the Bachelor of Science, Second Class, Division One.',
    STUDY,
    { qualification: 'CONFIRMED Bachelor of Science', fieldOfStudy: 'CONFIRMED Physics' },
  ],
])('tells a degree that was only begun: %s', (_, text, claims, values) => {
  const read = valuesIn(text, claims);
  expect(Object.fromEntries(Object.keys(values).map((field) => [field, read[field]]))).toEqual(values);
});
