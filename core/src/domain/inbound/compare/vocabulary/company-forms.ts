import { LEGAL_FORMS } from '../../../records/legal-forms.ts';
import { nameTable, wordSet } from '../words.ts';

/**
 * Legal forms of companies by the form that each stands for, in addition to those by which employers are kept in the
 * directory: joined letters, as in "S.A. de C.V.", and the long names. A Russian OOO calls itself an LLC in English.
 */
const MORE_LEGAL_FORMS: Readonly<Record<string, string>> = {
  sapa: 'sapa',
  snc: 'snc',
  sasu: 'sasu',
  eurl: 'eurl',
  sca: 'sca',
  scs: 'scs',
  scop: 'scop',
  sci: 'sci',
  gie: 'gie',
  kgaa: 'kgaa',
  mbh: 'gmbh',
  ohg: 'ohg',
  gbr: 'gbr',
  ev: 'ev',
  eg: 'eg',
  ug: 'ug',
  ek: 'ek',
  partg: 'partg',
  partgmbb: 'partg',
  vvag: 'vvag',
  se: 'se',
  as: 'as',
  ans: 'ans',
  hf: 'hf',
  ehf: 'ehf',
  ab: 'ab',
  hb: 'hb',
  kb: 'kb',
  asa: 'asa',
  oyj: 'oy',
  abp: 'ab',
  uab: 'uab',
  sia: 'sia',
  ou: 'ou',
  bvba: 'bvba',
  sprl: 'sprl',
  cv: 'cv',
  vof: 'vof',
  sagl: 'sarl',
  scrl: 'scrl',
  sscrl: 'scrl',
  sl: 'sl',
  slu: 'sl',
  sll: 'sl',
  slne: 'sl',
  sau: 'sa',
  sal: 'sal',
  sab: 'sa',
  saa: 'sa',
  sac: 'sac',
  sapi: 'sapi',
  lda: 'lda',
  ltda: 'ltda',
  eirl: 'eirl',
  eireli: 'eirl',
  cia: 'co',
  cie: 'co',
  rl: 'srl',
  kk: 'kk',
  gk: 'gk',
  yk: 'yk',
  bhd: 'bhd',
  berhad: 'bhd',
  sdn: 'sdn',
  pte: 'pte',
  tbk: 'tbk',
  pcl: 'pcl',
  kft: 'kft',
  zrt: 'zrt',
  nyrt: 'zrt',
  sro: 'sro',
  doo: 'doo',
  dd: 'dd',
  kd: 'kd',
  ood: 'ood',
  eood: 'ood',
  ead: 'ead',
  spzoo: 'spzoo',
  ooo: 'llc',
  oao: 'jsc',
  zao: 'jsc',
  pao: 'jsc',
  jsc: 'jsc',
  ojsc: 'jsc',
  cjsc: 'jsc',
  pjsc: 'jsc',
  tov: 'llc',
  fze: 'fze',
  fzco: 'fze',
  fzc: 'fze',
  wll: 'wll',
  sae: 'sae',
  psc: 'psc',
  pllp: 'pllp',
  lc: 'lc',
  ulc: 'ulc',
  cic: 'cic',
  cio: 'cio',
  fsb: 'na',
  ltee: 'ltd',
  opc: 'opc',
  proprietary: 'pty',
  private: 'pvt',
  incorporation: 'inc',
  chartered: 'chartered',
  cos: 'companies',
  aktiengesellschaft: 'ag',
  kommanditgesellschaft: 'kg',
  aktiebolag: 'ab',
  aktieselskab: 'as',
  aksjeselskap: 'as',
  osakeyhtio: 'oy',
  anpartsselskab: 'aps',
};

export const COMPANY_FORMS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LEGAL_FORMS),
  ...Object.entries(MORE_LEGAL_FORMS),
]);

/** Legal forms of several words, as they are left without punctuation, with letters that stand alone joined. */
export const COMPANY_PHRASES: ReadonlyMap<string, string> = nameTable(`
  llc, limited liability company, limited liability co, obshchestvo s ogranichennoy otvetstvennostyu
  llp, limited liability partnership
  pllc, professional limited liability company
  lp, limited partnership
  pc, professional corporation
  pa, professional association
  plc, public limited company, societa per azioni
  na, national association
  jsc, joint stock company, public joint stock company, open joint stock company, closed joint stock company
  gmbh, gesellschaft mit beschrankter haftung, gesellschaft mbh, gesmbh
  ug, unternehmergesellschaft haftungsbeschrankt, ug haftungsbeschrankt
  eg, eingetragene genossenschaft
  ev, eingetragener verein
  kk, kabushiki kaisha, kabushiki gaisha
  gk, godo kaisha
  yk, yugen kaisha
  sa, societe anonyme, sociedad anonima, sociedade anonima, spolka akcyjna
  sas, societe par actions simplifiee, sociedad por acciones simplificada
  sarl, societe a responsabilite limitee
  srl, sociedad de responsabilidad limitada, societa a responsabilita limitata, s de rl
  snc, societe en nom collectif, societa in nome collettivo
  sl, sociedad limitada
  ltda, sociedad limitada de, limitada, ltda me, ltda epp
  eirl, eireli me, eireli epp
  spzoo, sp zoo, sp z oo, spolka z ograniczona odpowiedzialnoscia, spolka zoo
  sro, spol sro, spolecnost s rucenim omezenym
  as, akciova spolecnost, anonim sirketi, anonim sti
  ltd, limited sirketi, ltd sti
  bv, besloten vennootschap
  nv, naamloze vennootschap
  sdn, sendirian berhad
  coop, s coop, sociedad cooperativa
  scs, s en c, sociedad en comandita
  sci, societe civile immobiliere
  nhs, nhs trust, nhs foundation trust
  co, youxian gongsi, gufen youxian gongsi, youxian zeren gongsi
`);

/** Forms that stand before the name, and words there that say nothing of their own, as Polish ones for a workshop. */
export const FORMS_BEFORE_NAME: ReadonlyMap<string, string> = new Map([
  ...['ooo', 'tov'].map((form): [string, string] => [form, 'llc']),
  ...['oao', 'zao', 'pao'].map((form): [string, string] => [form, 'jsc']),
  ...['uab', 'sia', 'pt'].map((form): [string, string] => [form, form]),
  ...[...wordSet('messrs ets etablissements fa firma stichting ditta phu pphu fhu zpu')].map(
    (form): [string, string] => [form, ''],
  ),
]);

/** Forms that stand before the name as well as behind; they are letters of names too. */
export const FORMS_ON_BOTH_SIDES = wordSet('sarl sas sasu eurl sa snc scop srl asbl');

/** Legal forms that are written without a space before or after the name, in their own letters. */
export const FORMS_WITHOUT_SPACE =
  /(?:股份|有限|无限|無限|责任|責任|担保|擔保|控股|集[团團])+公司|公司集[团團]|有限合[伙夥]|(?:株式|有限|合同|合資)会社|\(株\)/gu;

/** What people of a profession put behind their own name, under which many practise. */
export const CREDENTIALS = wordSet('dds dmd md do dvm od dpm esq cpa phd');
