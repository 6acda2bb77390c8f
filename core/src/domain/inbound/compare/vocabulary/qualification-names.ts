import { nameTable, shortForms } from '../words.ts';

/**
 * Qualifications that have several names and are told by none of the words of a degree, without small words: those that
 * end a school, and those of other countries. Which of two countries' they correspond to is for a person.
 */
export const QUALIFICATION_NAMES: ReadonlyMap<string, string> = nameTable(`
  abitur, allgemeine hochschulreife, zeugnis der allgemeinen hochschulreife
  fachhochschulreife, fachabitur
  realschulabschluss, mittlere reife, mittlerer schulabschluss, realschule
  matura, reifeprufung, maturitat
  baccalaureat, bac, baccalaureat general, diplome baccalaureat
  brevet technicien superieur, bts, brevet technicien superieur bts
  diplome universitaire technologie, dut, diplome universitaire technologie dut
  certificat aptitude professionnelle, cap, certificat d aptitude professionnelle
  diplome etudes collegiales, dec
  diplome etudes superieures specialisees, dess
  diplome etudes approfondies, dea
  general certificate secondary education, gcse, gcses
  general certificate education advanced level, gce advanced level, gce level, levels, level, gce levels, advanced levels, gce alevel, alevel, alevels
  national vocational qualification, nvq
  higher national certificate, hnc
  higher national diploma, hnd
  doctor medicinae, dr med, doktor medizin
  doctor philosophiae, dr phil, doktor philosophie
  doctor ingenieur, dr ing, doktor ingenieur, doktor ingenieurwissenschaften
  doctor iuris, dr iur, dr jur, doctor juris utriusque
  doctor rerum naturalium, dr rer nat, doktor naturwissenschaften
  doctor rerum politicarum, dr rer pol
  scottish highers, highers, sqa highers
  leaving certificate, irish leaving certificate
  international baccalaureate, ib, ib diploma, international baccalaureate diploma, ibdp
  secondary school certificate, ssc, 10th standard, 10th, class x, class 10, tenth standard
  higher secondary certificate, hsc, 12th standard, 12th, class xii, class 12, twelfth standard, hssc, higher secondary school certificate
  secondary school leaving certificate, sslc
  pre university course, puc, pre university
  industrial training institute certificate, iti, iti certificate
  west african senior school certificate, wassce, waec, west african senior school certificate examination
  bachillerato, titulo bachiller, bachiller
`);

/** What is short for what in the names of licences and of qualifications that are no degrees. */
export const QUALIFICATION_FORMS = shortForms(`
  cdl commercial driver license
  driver drivers
  licence license
  emt emergency medical technician
  emtb emergency medical technician basic
  emtp emergency medical technician paramedic
  bts brevet technicien superieur
  dut diplome universitaire technologie
  cap certificat aptitude professionnelle
  bep brevet etudes professionnelles
  deug diplome etudes universitaires generales
  hnd higher national diploma
  hnc higher national certificate
  nvq national vocational qualification
  gcse general certificate secondary education
  gcses general certificate secondary education
  btec business technology education council
  cna certified nursing assistant
  cpa certified public accountant
  pmp project management professional
  cpr cardiopulmonary resuscitation
  rn registered nurse
  lpn licensed practical nurse
  lvn licensed vocational nurse
  iti industrial training institute
`);
