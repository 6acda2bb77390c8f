import { type DegreeLevel, LEVEL_WORDS } from './degree-words.ts';

/** The usual codes of degrees, one a line: level, kind, and after a slash what was studied, where the code tells. */
const CODES = `
aa associate arts
aas associate applied science, arts and sciences
aaa associate applied arts
aab associate applied business
aat associate arts / teaching, arts / transfer, applied technology
ab bachelor arts
abd doctor
adn associate / nursing
aet associate engineering technology
afa associate fine arts
ags associate general studies
ala associate liberal arts
alb bachelor liberal arts
alm master liberal arts
am master arts
aos associate occupational studies
as associate science
asb associate science / business
asn associate science / nursing
ast associate science / teaching, science / transfer
aud doctor audiology
ba bachelor arts
bac bachelor accountancy
bacc bachelor accountancy
baas bachelor applied arts and sciences
bae bachelor arts / education, aerospace engineering
baed bachelor arts / education
barch bachelor architecture
bas bachelor applied science, applied studies, arts and sciences, architectural studies
basc bachelor applied science
bba bachelor business administration
bbs bachelor business studies
bbus bachelor business
bca bachelor computer applications
bcom bachelor commerce
bcomm bachelor commerce
bcs bachelor computer science
bd bachelor divinity
bdes bachelor design
bds bachelor dental surgery
be bachelor engineering
bed bachelor education
bee bachelor electrical engineering
beng bachelor engineering
bes bachelor environmental studies
bfa bachelor fine arts
bgs bachelor general studies
bha bachelor health administration
bhs bachelor health science
bhsc bachelor health science
bid bachelor industrial design, interior design
bis bachelor interdisciplinary studies, information systems, integrated studies
bit bachelor information technology
bj bachelor journalism
bla bachelor liberal arts, landscape architecture
blarch bachelor landscape architecture
blit bachelor literature
blitt bachelor letters
bls bachelor liberal studies
bm bachelor music, medicine
bmath bachelor mathematics
bme bachelor music / education, mechanical engineering
bmed bachelor medicine
bmus bachelor music
bn bachelor nursing
bpa bachelor public administration
bph bachelor public health
bpharm bachelor pharmacy
bphil bachelor philosophy
bps bachelor professional studies
bs bachelor science
bsa bachelor science / accounting, science / agriculture
bsae bachelor science / aerospace engineering
bsba bachelor science / business administration
bsc bachelor science
bsce bachelor science / civil engineering
bsche bachelor science / chemical engineering
bscs bachelor science / computer science
bse bachelor science / engineering, science / education
bsed bachelor science / education
bsee bachelor science / electrical engineering
bset bachelor science / engineering technology
bsie bachelor science / industrial engineering
bsis bachelor science / information systems
bsit bachelor science / information technology
bsm bachelor science / management
bsme bachelor science / mechanical engineering
bsn bachelor science / nursing
bsph bachelor science / public health
bssw bachelor science / social work
bsw bachelor social work
bt bachelor technology
btech bachelor technology
bth bachelor theology
bts bachelor theological studies
cas certificate advanced study
dba doctor business administration
dc doctor chiropractic
dch doctor clinical hypnotherapy
dds doctor dental surgery
dhsc doctor health science
dit doctor information technology
dma doctor musical arts
dmd doctor dental medicine
dmin doctor ministry
dmus doctor music
dnap doctor nurse anesthesia practice
dnp doctor nursing practice
do doctor osteopathic medicine, osteopathy
dpa doctor public administration
dph doctor public health
dphil doctor philosophy
dpm doctor podiatric medicine
dpt doctor physical therapy
drph doctor public health
dsc doctor science
dsw doctor social work
dvm doctor veterinary medicine
edd doctor education
edm master education
eds foreign
emba master business administration
engd doctor engineering
jd doctor jurisprudence, law, laws, juris
jsd doctor juridical science
lhd doctor humane letters
llb bachelor laws, law
lld doctor laws
llm master laws, law
ma master arts
mac master accountancy, accounting
macc master accountancy, accounting
mae master arts / education
maed master arts / education
march master architecture
mas master applied science, accounting science
mat master arts / teaching
mb bachelor medicine
mba master business administration
mbbs bachelor medicine surgery, medicine and surgery
mca master computer applications
mcs master computer science
md doctor medicine
mdes master design
mdiv master divinity
me master engineering
med master education
meng master engineering
mfa master fine arts
mha master health administration, hospital administration
mhr master human resources
mhs master health science
mhsc master health science
mib master international business
mim master international management
mis master information systems, interdisciplinary studies
mla master liberal arts, landscape architecture
mlis master library information science, library and information science
mlitt master letters
mls master library science, liberal studies, legal studies
mm master music, management
mme master music / education
mmus master music
mn master nursing
mot master occupational therapy
mpa master public administration, professional accountancy
mpas master physician assistant studies
mpharm master pharmacy
mph master public health
mphil master philosophy
mpp master public policy
mps master professional studies
mpt master physical therapy
ms master science
msa master science / accounting, science / administration
msba master science / business administration, science / business analytics
msc master science
msce master science / civil engineering
mscs master science / computer science
mse master science / engineering, science / education, software engineering
msed master science / education
msee master science / electrical engineering
msf master science / finance
msis master science / information systems
msit master science / information technology
msl master legal studies, studies law
msls master science / library science
msm master science / management
msme master science / mechanical engineering
msn master science / nursing
msph master science / public health
mss master social science
mssw master science / social work
mst master science / teaching, science / taxation
msw master social work
mth master theology
mts master theological studies
mup master urban planning
murp master urban regional planning
nd doctor naturopathy, naturopathic medicine
od doctor optometry
otd doctor occupational therapy
pharmd doctor pharmacy
phd doctor philosophy
psyd doctor psychology
sb bachelor science
scb bachelor science
scd doctor science
scm master science
sjd doctor juridical science
sm master science
std doctor sacred theology
thd doctor theology
amusd doctor musical arts
bch bachelor surgery
bchir bachelor surgery
bchd bachelor dental surgery
chm master surgery
cm master surgery
dhl doctor humane letters, hebrew letters
dlit doctor literature
dlitt doctor letters
jcd doctor canon law
jcl foreign
litd doctor letters
littd doctor letters
mcom master commerce
mcomm master commerce
mcp master city planning
mem master engineering management
mfin master finance
mhrm master human resources management
mhsa master health services administration
mj master jurisprudence
mpm master project management, public management
mres master research
msa master science / accounting, science / administration
msci master science
msfs master science / foreign service
msi master science / information
mtech master technology
mtax master taxation
bvsc bachelor veterinary science
bvms bachelor veterinary medicine surgery
mbchb bachelor medicine surgery
pgce certificate education
pgdip diploma
dnsc doctor nursing science
dns doctor nursing science
dvsc doctor veterinary science
thm master theology
vmd doctor veterinary medicine
`;

/** One reading of the code of a degree. */
export interface DegreeCode {
  level: DegreeLevel;
  kind: string;
  subject: string;
}

export const DEGREE_CODES: ReadonlyMap<string, readonly DegreeCode[]> = new Map(
  CODES.split('\n').flatMap((line): [string, DegreeCode[]][] => {
    const [, code, level, readings = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
    if (code === undefined || level === undefined) return [];
    const codes = readings.split(',').map((reading) => {
      const [kind = '', subject = ''] = reading.split('/').map((part) => part.trim());
      return { level: LEVEL_WORDS.get(level) ?? 'foreign', kind: kind.replace(/\band /g, ''), subject };
    });
    return [[code, codes]];
  }),
);
