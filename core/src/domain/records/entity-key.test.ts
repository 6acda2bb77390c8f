import { describe, expect, it } from 'vitest';
import { entityKey } from './entity-key.ts';

const keys: { key: string; names: string[] }[] = [
  {
    key: 'contoso',
    names: [
      'Contoso',
      'CONTOSO',
      ' contoso  ',
      'Contoso Inc',
      'Contoso, Inc.',
      'Contoso Incorporated',
      'Contoso LLC',
    ]
      .concat(['Contoso L.L.C.', 'Contoso Ltd.', 'Contoso Co., Ltd', 'Contoso Corp', 'Contoso Corporation'])
      .concat(['The Contoso Company', 'Contoso GmbH', 'Contoso Pty. Ltd.']),
  },
  { key: 'smith and sons', names: ['Smith & Sons', 'Smith and Sons', 'SMITH & SONS, LLP', 'Smith&Sons'] },
  { key: 'smith', names: ['Smith & Co.', 'Smith and Company', 'Smith'] },
  { key: 'university of texas', names: ['University of Texas', 'The University of Texas', 'Univ. of Texas'] },
  { key: 'university of co', names: ['University of CO'] },
  { key: 'texas university', names: ['Texas University'] },
  {
    key: 'university of texas at austin',
    names: ['University of Texas at Austin', 'Univ of Texas - at Austin'],
  },
  { key: 'mcdonalds', names: ["McDonald's", 'McDonald’s Corp.', 'MCDONALDS'] },
  { key: 'ibm', names: ['I.B.M.', 'IBM Corp.', 'ibm'] },
  { key: 'nestle', names: ['Nestlé S.A.', 'Nestle SA'] },
  { key: 'st marys high school', names: ["St. Mary's High School", 'St Marys High-School'] },
  { key: '7 eleven', names: ['7-Eleven, Inc.', '7 Eleven'] },
  { key: 'c++ works', names: ['C++ Works'] },
  { key: '東京大学', names: ['東京大学'] },
  { key: 'constructor university', names: ['Constructor University GmbH', 'constructor univ'] },
  { key: 'company', names: ['Company', 'The Company', 'Company LLC'] },
  { key: 'the', names: ['The'] },
  { key: '!!!', names: ['!!!', ' !!! '] },
];

describe('entityKey', () => {
  it.each(keys.flatMap(({ key, names }) => names.map((name) => ({ name, key }))))(
    'takes "$name" for $key',
    ({ name, key }) => expect(entityKey(name)).toBe(key),
  );

  it('tells different employers and schools apart', () => {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });

  it.each(keys)('is the key of itself: $key', ({ key }) => expect(entityKey(key)).toBe(key));
});
