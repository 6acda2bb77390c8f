/**
 * Words for the legal form of a company, by the form that each stands for: the same employer is written with any of
 * them, and without. Italian "SpA" is not here, since a spa is a kind of business too.
 */
export const LEGAL_FORMS: Readonly<Record<string, string>> = {
  ...{ inc: 'inc', incorporated: 'inc', corp: 'corp', corporation: 'corp' },
  ...{ co: 'co', company: 'co', companies: 'companies' },
  ...{ llc: 'llc', llp: 'llp', lllp: 'lllp', lp: 'lp', ltd: 'ltd', limited: 'ltd' },
  ...{ plc: 'plc', pllc: 'pllc', pc: 'pc', na: 'na' },
  ...{ gmbh: 'gmbh', ag: 'ag', kg: 'kg', sa: 'sa', sas: 'sas', sarl: 'sarl', srl: 'srl' },
  ...{ bv: 'bv', nv: 'nv', oy: 'oy', aps: 'aps', pty: 'pty', pvt: 'pvt' },
};
