/** What is short for ranks of the armed forces. */
const RANK_FORMS = `
  1lt first lieutenant
  1stlt first lieutenant
  2lt second lieutenant
  2ndlt second lieutenant
  1sgt first sergeant
  1stsgt first sergeant
  a1c airman first class
  amn airman
  cdr commander
  cmsgt chief master sergeant
  col colonel
  cwo chief warrant officer
  cw2 chief warrant officer 2
  cwo2 chief warrant officer 2
  cw3 chief warrant officer 3
  cwo3 chief warrant officer 3
  cw4 chief warrant officer 4
  cwo4 chief warrant officer 4
  cw5 chief warrant officer 5
  cwo5 chief warrant officer 5
  ens ensign
  gysgt gunnery sergeant
  lcdr lieutenant commander
  lcpl lance corporal
  ltc lieutenant colonel
  ltcol lieutenant colonel
  mcpo master chief petty officer
  mgysgt master gunnery sergeant
  msgt master sergeant
  po1 petty officer first class
  po2 petty officer second class
  po3 petty officer third class
  pv2 private second class
  pvt private
  radm rear admiral
  scpo senior chief petty officer
  sgm sergeant major
  sgtmaj sergeant major
  smsgt senior master sergeant
  spc specialist
  sra senior airman
  tsgt technical sergeant
  wo1 warrant officer 1
`;

/** Ratings of the Navy and the Coast Guard, before the class in which a petty officer holds them. */
const RATINGS = `
  ao aviation ordnanceman
  at aviation electronics technician
  bm boatswains mate
  cs culinary specialist
  em electricians mate
  en engineman
  et electronics technician
  fc fire controlman
  gm gunners mate
  hm hospital corpsman
  ic interior communications electrician
  is intelligence specialist
  it information systems technician
  ls logistics specialist
  ma master at arms
  mm machinists mate
  os operations specialist
  ps personnel specialist
  qm quartermaster
  yn yeoman
`;

const CLASSES = ['first', 'second', 'third'];

/** What is short for what in titles of the armed forces: "HM2" is a hospital corpsman second class. */
export const MILITARY_FORMS: string = [
  RANK_FORMS,
  ...RATINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [, code = '', rating = ''] = /^\s*(\S+)\s+(\S.*)$/.exec(line) ?? [];
      return CLASSES.map((name, index) => `${code}${index + 1} ${rating} ${name} class`);
    }),
].join('\n');
