import type { Vendor } from './vendor.ts';

const employment = (vendor: Omit<Vendor, 'keeps'>): Vendor => ({ ...vendor, keeps: ['EMPLOYMENT'] });
const byCode = (vendor: Omit<Vendor, 'keeps' | 'codeKind'>): Vendor =>
  employment({ ...vendor, codeKind: 'EMPLOYER_CODE' });
const byName = (vendor: Omit<Vendor, 'keeps' | 'codeKind'>): Vendor =>
  employment({ ...vendor, codeKind: null });

/** Vendors that answer for employers. */
export const EMPLOYMENT_VENDORS: readonly Vendor[] = [
  byCode({
    code: 'TALX_WORK_NUMBER',
    label: 'The Work Number (Equifax)',
    names: ['the work number', 'equifax workforce', 'equifax verification', 'talx'],
    initials: ['TWN'],
    domains: ['theworknumber.com', 'talx.com'],
    phones: ['18003675690'],
  }),
  byCode({
    code: 'EXPERIAN_VERIFY',
    label: 'Experian Verify',
    names: ['experian verify', 'experian employer services', 'experian verification'],
    domains: [],
  }),
  byCode({
    code: 'THOMAS_AND_COMPANY',
    label: 'Thomas & Company',
    names: ['thomas & company', 'thomas and company', 'thomas & co', 'thomas and co'],
    domains: ['thomas-and-company.com'],
    phones: ['16156200569'],
  }),
  byName({
    code: 'TRUEWORK',
    label: 'Truework',
    names: ['true work'],
    domains: ['truework.com'],
    phones: ['18338783967'],
  }),
  byCode({
    code: 'CCC_VERIFY',
    label: 'CCC Verify',
    names: ['ccc verify'],
    domains: ['cccverify.com'],
    phones: ['18559013099'],
  }),
  byCode({
    code: 'EMPLOYERS_EDGE',
    label: 'Employers Edge',
    names: ['employers edge', "employer's edge", "employers' edge"],
    domains: ['employersedge.com'],
  }),
  byCode({
    code: 'QUICKCONFIRM',
    label: 'QuickConfirm',
    names: ['quick confirm'],
    domains: ['quickconfirm.com', 'barnettassociates.net'],
  }),
  byCode({
    code: 'I2VERIFY',
    label: 'i2Verify',
    names: ['i2 verify'],
    domains: ['i2verify.com'],
    phones: ['18884586319'],
  }),
  byCode({
    code: 'INVERIFY',
    label: 'InVerify',
    names: ['in-verify', 'inverify'],
    domains: ['inverify.net'],
    phones: ['18662957363'],
  }),
  byCode({
    code: 'EMPINFO',
    label: 'EmpInfo',
    names: ['emp info', 'empinfo'],
    domains: ['empinfo.com'],
  }),
  byCode({
    code: 'VERIFENT',
    label: 'Verifent',
    names: ['verifent'],
    domains: ['verifent.com'],
  }),
  byCode({
    code: 'VAULT_VERIFY',
    label: 'Vault Verify',
    names: ['vault verify', 'vault workforce'],
    domains: ['vaultverify.com'],
  }),
  byCode({
    code: 'UCONFIRM',
    label: 'uConfirm',
    names: ['uconfirm', 'u-confirm'],
    domains: ['uconfirm.com'],
    phones: ['18663128266'],
  }),
  byCode({
    code: 'VERIFY_ADVANTAGE',
    label: 'Verify Advantage',
    names: ['verify advantage'],
    domains: ['verifyadvantage.com'],
  }),
  byCode({
    code: 'VERIFYTODAY',
    label: 'VerifyToday',
    names: ['verify today'],
    domains: ['verifytoday.com'],
  }),
  byCode({
    code: 'VERIFYFAST',
    label: 'VerifyFast',
    names: ['verify fast'],
    domains: ['verifyfast.com'],
  }),
  byCode({
    code: 'VERIFYDIRECT',
    label: 'Verify Direct',
    names: ['verify direct'],
    domains: ['verifydirect.com'],
  }),
  byCode({
    code: 'EMPTECH',
    label: 'Emptech',
    names: ['emptech'],
    domains: ['emptech.com'],
  }),
  byCode({
    code: 'CORPORATE_COST_CONTROL',
    label: 'Corporate Cost Control',
    names: ['corporate cost control'],
    domains: ['corporatecostcontrol.com'],
  }),
  byCode({
    code: 'ADP_VERIFICATION',
    label: 'ADP Employment Verification',
    names: ['adp employment verification', 'adp verification', 'adp verify', 'smart compliance'],
    domains: [],
  }),
  byCode({
    code: 'PAYCHEX_VERIFICATION',
    label: 'Paychex Employment Verification',
    names: ['paychex employment verification', 'paychex verification', 'paychex verify'],
    domains: [],
  }),
  byCode({
    code: 'PAYCOM_VERIFICATION',
    label: 'Paycom Employment Verification',
    names: ['paycom employment verification', 'paycom verification', 'paycom verify'],
    domains: [],
  }),
  byCode({
    code: 'UKG_VERIFICATION',
    label: 'UKG Employment Verification',
    names: ['ukg employment verification', 'ukg verification', 'ukg verify'],
    domains: [],
  }),
  byName({
    code: 'TENSTREET',
    label: 'Tenstreet',
    names: ['tenstreet'],
    domains: ['tenstreet.com'],
  }),
  byName({
    code: 'HIRERIGHT_DAC',
    label: 'HireRight DAC Report',
    names: ['hireright dac', 'dac report', 'dac services'],
    domains: ['dac.hireright.com'],
  }),
  byName({
    code: 'DRIVER_IQ',
    label: 'DriverIQ',
    names: ['driver iq', 'driver i.q.'],
    domains: ['driveriq.com'],
  }),
  byName({
    code: 'ARGYLE',
    label: 'Argyle',
    names: [
      'argyle verification',
      'argyle.com',
      'through argyle',
      'via argyle',
      'on argyle',
      'with argyle',
      'use argyle',
      'uses argyle',
    ],
    domains: ['argyle.com'],
  }),
  byName({ code: 'TRUV', label: 'Truv', names: ['truv'], domains: ['truv.com'] }),
  byName({
    code: 'PINWHEEL',
    label: 'Pinwheel',
    names: ['pinwheel verify', 'pinwheel api'],
    domains: ['pinwheelapi.com'],
  }),
  employment({
    code: 'KONFIR',
    label: 'Konfir',
    names: ['konfir'],
    domains: ['konfir.com'],
    codeKind: null,
  }),
  employment({
    code: 'CERTREE',
    label: 'Certree',
    names: ['certree'],
    domains: ['certree.com'],
    codeKind: null,
  }),
  employment({
    code: 'EXPERIAN_WORK_REPORT',
    label: 'Experian Work Report',
    names: ['experian work report', 'work report'],
    domains: ['workreport.experian.co.uk'],
    codeKind: null,
  }),
];
