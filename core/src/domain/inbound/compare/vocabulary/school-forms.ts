import { shortForms } from '../words.ts';
import { STATE_FORMS } from './state-forms.ts';

/** What is short for what in names of schools. */
export const SCHOOL_FORMS = shortForms(
  STATE_FORMS,
  `
  acad academy
  ag agricultural
  agr agricultural
  amer american
  art arts
  bapt baptist
  bible bible
  bus business
  cal california
  calif california
  caltech california institute technology
  cc community college, city college, central college
  cent central
  centl central
  chr christian
  christ christian
  cmty community
  cnty county
  co county, college
  col college, colorado
  coll college, collegiate
  colls colleges
  colo colorado
  comm community
  conn connecticut
  conserv conservatory
  csu california state university, colorado state university, cleveland state university
  cty county, city
  cuny city university new york
  dist district
  e east, eastern
  ed education
  educ education
  eng engineering
  fla florida
  ft fort
  grad graduate
  hs high school
  hosp hospital
  ill illinois
  ind indiana, independent
  inst institute
  int international
  intl international
  sr senior
  isd independent school district
  iu indiana university
  jc junior college
  jr junior
  kans kansas
  la louisiana, los angeles
  lsu louisiana state university
  luth lutheran
  mass massachusetts
  math mathematics
  mech mechanical
  med medical, medicine
  meth methodist
  mich michigan
  minn minnesota
  miss mississippi
  mo missouri
  mt mount
  n north, northern
  nat national
  natl national
  nurs nursing
  okla oklahoma
  ore oregon
  penn pennsylvania
  pitt pittsburgh, pittsburg
  poly polytechnic
  polytech polytechnic
  s south, southern
  sch school
  sci science, sciences
  sd school district, south dakota
  sem seminary
  so southern, south
  st saint, state
  ste sainte
  suny state university new york
  tech institute technology, technological university, technical university, technology, technical, technological
  tenn tennessee
  tex texas
  theo theological
  theol theological
  trng training
  u university
  uc university california, university colorado, university cincinnati
  ui university illinois, university iowa, university idaho
  uark university arkansas
  uconn university connecticut
  udel university delaware
  uga university georgia
  uidaho university idaho
  uiowa university iowa
  uky university kentucky
  um university michigan, university miami, university maryland
  umaine university maine
  umass university massachusetts
  umd university maryland, university minnesota duluth, university michigan dearborn, university massachusetts dartmouth
  umich university michigan
  uminn university minnesota
  umn university minnesota
  un university north
  unc university north carolina
  unh university new hampshire
  unm university new mexico
  uri university rhode island
  univ university
  unv university
  usc university south carolina, university southern california
  usd unified school district
  ut university texas, university tennessee, university toledo
  utenn university tennessee
  uva university virginia
  uvm university vermont
  uw university wisconsin, university washington, university wyoming
  va virginia
  voc vocational
  vt vermont, vocational technical
  w west, western
  wash washington
  wis wisconsin
  wisc wisconsin
  theatre theater
  centre center
  `,
  // Slips of the pen in the kind of a school.
  `
  univeristy university
  universty university
  univesity university
  unversity university
  univercity university
  univerity university
  collage college
  colege college
  institue institute
  insitute institute
  institude institute
  acadamy academy
  seminery seminary
  communty community
  comunity community
  techincal technical
  tecnical technical
  `,
);
