import { LEGAL_FORMS } from '../../../records/legal-forms.ts';

/**
 * Legal forms of companies by the form that each stands for, in addition to those by which employers are kept in the
 * directory: joined letters, as in "S.A. de C.V.", and the long names.
 */
const MORE_LEGAL_FORMS: Readonly<Record<string, string>> = {
  ...{ sapa: 'sapa', snc: 'snc', sasu: 'sasu', eurl: 'eurl', sca: 'sca', scs: 'scs' },
  ...{ kgaa: 'kgaa', mbh: 'gmbh', ohg: 'ohg', gbr: 'gbr', ev: 'ev', eg: 'eg', ug: 'ug', ek: 'ek' },
  ...{ ab: 'ab', asa: 'asa', oyj: 'oy', abp: 'ab', ehf: 'ehf', bvba: 'bvba', sprl: 'sprl', cv: 'cv' },
  ...{ sl: 'sl', slu: 'sl', sau: 'sa', sab: 'sa', sapi: 'sapi', lda: 'lda', ltda: 'ltda', eirl: 'eirl' },
  ...{ kk: 'kk', gk: 'gk', yk: 'yk', bhd: 'bhd', sdn: 'sdn', pte: 'pte', tbk: 'tbk', doo: 'doo' },
  ...{ kft: 'kft', zrt: 'zrt', sro: 'sro', ooo: 'ooo', oao: 'oao', pjsc: 'pjsc', ltee: 'ltd' },
  ...{ psc: 'psc', pllp: 'pllp', lc: 'lc', ulc: 'ulc', cic: 'cic', cio: 'cio', fsb: 'na' },
  ...{ private: 'pvt', incorporation: 'inc', chartered: 'chartered', cos: 'companies' },
  ...{ aktiengesellschaft: 'ag', kommanditgesellschaft: 'kg' },
};

export const COMPANY_FORMS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LEGAL_FORMS),
  ...Object.entries(MORE_LEGAL_FORMS),
]);
