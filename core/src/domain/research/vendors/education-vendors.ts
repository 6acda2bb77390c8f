import type { Vendor } from './vendor.ts';

type Listed = Omit<Vendor, 'keeps' | 'codeKind'>;
const byName = (vendor: Listed): Vendor => ({ ...vendor, keeps: ['EDUCATION'], codeKind: null });
const bySchool = (vendor: Listed): Vendor => ({ ...vendor, keeps: ['EDUCATION'], codeKind: 'SCHOOL_CODE' });
/** The graduate shares the record, and the reader gets a code or a link. */
const byShare = (vendor: Listed): Vendor => ({ ...vendor, keeps: ['EDUCATION'], codeKind: 'SHARE_CODE' });

/** Vendors and registers that answer for schools. */
export const EDUCATION_VENDORS: readonly Vendor[] = [
  bySchool({
    code: 'NSCH',
    label: 'National Student Clearinghouse',
    names: [
      ...['national student clearing house', 'student clearing house', 'national clearing house'],
      ...['the clearing house', 'degree verify', 'enrollment verify', 'nsch'],
    ],
    initials: ['NSC'],
    shortNames: ['clearing house'],
    domains: ['studentclearinghouse.org', 'nslc.org', 'degreeverify.org'],
    phones: ['17037424200'],
  }),
  byName({
    code: 'PARCHMENT',
    label: 'Parchment',
    names: ['parchment exchange'],
    // A parchment is a diploma as well.
    initials: ['Parchment', 'PARCHMENT'],
    domains: ['parchment.com', 'exchange.parchment.com'],
  }),
  byName({
    code: 'HEDD',
    label: 'Hedd (Prospects)',
    names: ['hedd', 'prospects hedd', 'higher education degree data check'],
    domains: ['hedd.ac.uk'],
  }),
  byShare({
    code: 'MY_EQUALS',
    label: 'My eQuals',
    names: ['my equals'],
    domains: ['myequals.edu.au', 'myequals.net'],
  }),
  byShare({
    code: 'MYCREDS',
    label: 'MyCreds | MesCertif',
    names: ['my creds', 'mes certif'],
    domains: ['mycreds.ca'],
  }),
  byName({
    code: 'CREDENTIALS_SOLUTIONS',
    label: 'Credentials Solutions',
    names: [
      'credentials solutions',
      'credential solutions',
      'credentials inc',
      'transcripts plus',
      'degree check',
    ],
    domains: ['credentials-inc.com', 'credentialssolutions.com'],
  }),
  byName({
    code: 'SCRIP_SAFE',
    label: 'eSCRIP-SAFE',
    names: ['escrip safe', 'e-scrip safe', 'scrip safe'],
    domains: ['escrip-safe.com', 'iwantmytranscript.com'],
  }),
  byName({
    code: 'ETRANSCRIPT_CALIFORNIA',
    label: 'eTranscript California',
    names: ['etranscript california', 'etranscript ca'],
    domains: ['etranscriptca.org'],
  }),
  byName({
    code: 'NEED_MY_TRANSCRIPT',
    label: 'NeedMyTranscript',
    names: ['need my transcript'],
    domains: ['needmytranscript.com'],
  }),
  byName({
    code: 'SCRIBBLES',
    label: 'ScribOrder (Scribbles)',
    names: ['scrib order', 'scribbles software', 'scribbles k12'],
    domains: ['scribbles.com', 'scriborder.com'],
  }),
  byName({
    code: 'CECREDENTIAL_TRUST',
    label: 'CeCredential Trust',
    names: ['cecredential trust', 'ce credential trust', 'cediploma'],
    domains: ['cecredentialtrust.com'],
  }),
  bySchool({
    code: 'TRUCOPY',
    label: 'TruCopy',
    names: ['trucopy credentials', 'trucopy'],
    domains: ['trucopy.in'],
  }),
  byName({
    code: 'DIPLOMA_SENDER',
    label: 'DiplomaSender',
    names: ['diploma sender'],
    domains: ['diplomasender.com'],
  }),
  byName({
    code: 'GED_TESTING',
    label: 'GED Testing Service',
    names: ['ged credentialing', 'ged testing service'],
    domains: ['ged.com'],
  }),
  byName({
    code: 'NATIONAL_TRANSCRIPT_CENTER',
    label: 'National Transcript Center',
    names: ['national transcript center'],
    domains: ['transcriptcenter.com'],
  }),
  byName({
    code: 'MEASURE_ONE',
    label: 'MeasureOne',
    names: ['measure one'],
    domains: ['measureone.com'],
  }),
  byName({
    code: 'AURADATA',
    label: 'AuraData',
    names: ['aura data'],
    domains: ['auradata.com'],
  }),
  byName({
    code: 'QUALIFICATION_CHECK',
    label: 'Qualification Check',
    names: ['qualification check'],
    domains: ['qualificationcheck.com'],
  }),
  byShare({
    code: 'DIGITARY',
    label: 'Digitary',
    names: ['digitary', 'digitary core'],
    domains: ['digitary.net', 'core.digitary.net'],
  }),
  byShare({
    code: 'GRADINTEL',
    label: 'Gradintel',
    names: ['gradintel', 'grad intelligence'],
    domains: ['gradintel.com'],
  }),
  byShare({
    code: 'CHSI',
    label: 'CHSI (CHESICC)',
    names: ['chsi', 'chesicc', 'xuexin', '学信网'],
    domains: ['chsi.com.cn', 'chsi.cn'],
  }),
  byName({
    code: 'CDGDC',
    label: 'CDGDC',
    names: ['cdgdc', '学位网'],
    domains: ['cdgdc.edu.cn', 'chinadegrees.cn'],
  }),
  byShare({
    code: 'DIGILOCKER',
    label: 'DigiLocker (National Academic Depository)',
    names: ['digilocker', 'digi locker', 'national academic depository'],
    domains: ['digilocker.gov.in', 'nad.gov.in', 'nad.digilocker.gov.in'],
  }),
  byName({
    code: 'TRUECOPY',
    label: 'TrueCopy Credentials',
    names: ['true copy credentials', 'truecopy'],
    domains: ['truecopy.in'],
  }),
  byName({
    code: 'MIE',
    label: 'Managed Integrity Evaluation',
    names: ['managed integrity evaluation'],
    initials: ['MIE'],
    domains: ['mie.co.za'],
  }),
  byName({
    code: 'SAQA',
    label: 'South African Qualifications Authority',
    names: ['south african qualifications authority', 'saqa'],
    domains: ['saqa.org.za'],
  }),
  byName({
    code: 'WAEC',
    label: 'WAEC',
    names: ['waec direct', 'waec'],
    domains: ['waecdirect.org', 'waec.org'],
  }),
  byShare({
    code: 'DUO_DIPLOMAREGISTER',
    label: 'DUO Diplomaregister',
    names: ['diplomaregister', 'diploma register'],
    domains: ['duo.nl'],
  }),
  byShare({
    code: 'VITNEMALSPORTALEN',
    label: 'Vitnemålsportalen',
    names: ['vitnemålsportalen', 'diploma registry'],
    domains: ['vitnemalsportalen.no'],
  }),
  byShare({
    code: 'LADOK',
    label: 'Ladok',
    names: ['ladok'],
    domains: ['ladok.se', 'student.ladok.se'],
  }),
  byShare({
    code: 'ACCREDIBLE',
    label: 'Accredible',
    names: ['accredible'],
    domains: ['accredible.com', 'credential.net'],
  }),
  byShare({ code: 'CREDLY', label: 'Credly', names: ['credly'], domains: ['credly.com'] }),
  byShare({
    code: 'VERIFYED',
    label: 'VerifyEd',
    names: ['verifyed'],
    domains: ['verifyed.io'],
  }),
];
