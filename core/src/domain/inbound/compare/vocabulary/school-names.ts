import { nameTable } from '../words.ts';

/** The town of a school that has one, or of what is meant where it is named without a campus: it says nothing more. */
const TOWNS = `
  california institute technology: pasadena
  carnegie mellon university: pittsburgh
  case western reserve university: cleveland
  city college new york: new york, manhattan, harlem
  college william mary: williamsburg
  citadel: charleston
  cuyahoga community college: cleveland, parma
  florida a&m university: tallahassee
  florida international university: miami
  george mason university: fairfax
  george washington university: washington dc, washington
  georgia institute technology: atlanta
  grand canyon university: phoenix
  illinois institute technology: chicago
  james madison university: harrisonburg
  johns hopkins university: baltimore
  london school economics: london
  massachusetts institute technology: cambridge, boston
  mount san antonio college: walnut
  national university singapore: singapore
  new jersey institute technology: newark
  new york university: new york, manhattan
  northern illinois university: dekalb
  rensselaer polytechnic institute: troy
  rhode island school design: providence
  berklee college music: boston
  pratt institute: brooklyn
  rochester institute technology: rochester
  san francisco state university: san francisco
  southern methodist university: dallas
  southern new hampshire university: manchester
  stevens institute technology: hoboken
  texas christian university: fort worth
  tulane university louisiana: new orleans
  university california berkeley: berkeley
  university california irvine: irvine
  university california los angeles: los angeles, westwood
  university california san diego: san diego, la jolla
  university california san francisco: san francisco
  university california santa barbara: santa barbara
  university college london: london
  university central florida: orlando
  university nevada las vegas: las vegas
  university north texas: denton
  university notre dame: south bend
  university pennsylvania: philadelphia
  university southern california: los angeles
  virginia commonwealth university: richmond
  virginia military institute: lexington
  virginia polytechnic institute state university: blacksburg
  washington university saint louis: saint louis
  wayne state university: detroit
  worcester polytechnic institute: worcester
`;

const inTowns = TOWNS.replace(/^ *(.*): (.*)$/gm, (_, name: string, towns: string) =>
  [name, ...towns.split(', ').map((town) => `${name} ${town}`)].join(', '),
);

/** Cities that are meant where a university of several campuses is named without one. */
export const MAIN_CAMPUSES: ReadonlyMap<string, string> = nameTable(`${inTowns}
  university michigan, university michigan ann arbor
  university texas, university texas austin
  university washington, university washington seattle, university washington seattle campus
  university wisconsin, university wisconsin madison
  university minnesota, university minnesota twin cities
  university pittsburgh, university pittsburgh pittsburgh, university pittsburgh pittsburgh campus
  university maryland, university maryland college park
  university nebraska, university nebraska lincoln
  university north carolina, university north carolina chapel hill
  university tennessee, university tennessee knoxville
  university oklahoma, university oklahoma norman, university oklahoma norman campus
  university missouri, university missouri columbia
  university massachusetts, university massachusetts amherst
  university colorado, university colorado boulder, cu boulder
  university hawaii, university hawaii manoa
  university alabama, university alabama tuscaloosa
  university arkansas, university arkansas fayetteville
  university south carolina, university south carolina columbia
  university virginia, university virginia charlottesville
  university new mexico, university new mexico albuquerque
  university phoenix, university phoenix arizona
  texas a&m university, texas a&m, tamu, texas a&m university college station, texas a&m college station
  arizona state university, arizona state university tempe, arizona state university campus immersion
  indiana university, indiana university bloomington
  purdue university, purdue university west lafayette
  pennsylvania state university, pennsylvania state university university park
  louisiana state university, louisiana state university baton rouge, louisiana state university agricultural mechanical college, louisiana state university a&m college
  north carolina state university, north carolina state university raleigh
  colorado state university, colorado state university fort collins
  rutgers university, rutgers state university new jersey, rutgers university new brunswick
  southern illinois university, southern illinois university carbondale
  montana state university, montana state university bozeman
  oklahoma state university, oklahoma state university stillwater
  ohio university, ohio university athens
  miami university, miami university oxford
  kent state university, kent state university kent
  virginia polytechnic institute state university, virginia tech, vpi, virginia polytechnic institute
  northern virginia community college, nova
  auburn university, auburn university main campus, auburn university auburn
  brigham young university, brigham young university provo
  clemson university, clemson university clemson
  embry riddle aeronautical university, embry riddle aeronautical university daytona beach
  florida state university, florida state university tallahassee
  georgia state university, georgia state university atlanta
  michigan state university, michigan state university east lansing
  new mexico state university, new mexico state university las cruces
  north dakota state university, north dakota state university fargo
  ohio state university, ohio state university columbus
  oregon state university, oregon state university corvallis
  saint johns university, saint johns university new york, saint johns university queens
  temple university, temple university philadelphia
  texas tech university, texas tech university lubbock
  university connecticut, university connecticut storrs
  university delaware, university delaware newark
  university florida, university florida gainesville
  university georgia, university georgia athens
  university idaho, university idaho moscow
  university iowa, university iowa iowa city
  university kansas, university kansas lawrence
  university kentucky, university kentucky lexington
  university louisville, university louisville louisville
  university maine, university maine orono
  university mississippi, university mississippi oxford
  university montana, university montana missoula
  university oregon, university oregon eugene
  university rhode island, university rhode island kingston
  university south florida, university south florida tampa
  university utah, university utah salt lake city
  university vermont, university vermont burlington
  university wyoming, university wyoming laramie
  washington state university, washington state university pullman
  west virginia university, west virginia university morgantown
  wright state university, wright state university dayton
`);

/** What people call large schools, where it is not short for the words of the name. */
export const SCHOOL_NAMES: ReadonlyMap<string, string> = nameTable(`
  california institute technology, cal tech, caltech
  california polytechnic state university san luis obispo, cal poly san luis obispo, cal poly slo, cal poly
  citadel, citadel military college south carolina
  college william mary, william mary, college william and mary virginia
  embry riddle aeronautical university, embry riddle, erau
  california state university sacramento, csu sacramento, sac state, sacramento state
  california state university fresno, csu fresno, fresno state
  california state university chico, csu chico, chico state
  california state university long beach, csu long beach, cal state long beach, long beach state, csulb
  california state university bakersfield, csu bakersfield, cal state bakersfield, csub
  california state university channel islands, csu channel islands, cal state channel islands, csuci
  california state university dominguez hills, csu dominguez hills, cal state dominguez hills, csudh
  california state university east bay, csu east bay, cal state east bay, csueb
  california state university fullerton, csu fullerton, cal state fullerton, csuf
  california state university los angeles, csu los angeles, cal state los angeles, csula, calstatela
  california state university monterey bay, csu monterey bay, cal state monterey bay, csumb
  california state university northridge, csu northridge, cal state northridge, csun
  california state university san bernardino, csu san bernardino, cal state san bernardino, csusb
  california state university san marcos, csu san marcos, cal state san marcos, csusm
  california state university stanislaus, cal state stanislaus, csu stanislaus, stanislaus state
  san francisco state university, sf state
  california state polytechnic university pomona, cal poly pomona
  university florida, uf
  university central arkansas, uca
  university north texas, unt
  university nevada reno, unr
  university illinois chicago, uic
  university wisconsin milwaukee, uwm, uw milwaukee
  university california davis, ucd, uc davis
  university california riverside, ucr
  university california santa cruz, ucsc, uc santa cruz
  west virginia university, wvu
  city college new york, ccny
  amherst college, amherst
  babson college, babson
  berklee college music, berklee
  bocconi university, bocconi, university commerciale luigi bocconi
  bryn mawr college, bryn mawr
  cooper union advancement science art, cooper union
  harvard university, harvard, harvard college
  moody bible institute, moody, moody bible
  parsons school design, parsons, parsons new school design
  pratt institute, pratt
  rhode island school design, risd
  school art institute chicago, saic
  savannah college art design, scad
  sciences po, institut etudes politiques paris, paris institute political studies
  stanford university, stanford, leland stanford junior university
  thunderbird school global management, thunderbird
  tulane university louisiana, tulane, tulane university
  university south, sewanee, sewanee university south
  wentworth institute technology, wentworth
  cuyahoga community college, tri c
  mount san antonio college, mt sac
  university notre dame, notre dame
  university nebraska omaha, uno
  wayne state university, wsu
  iowa state university, isu
  oklahoma state university, osu
  ivy tech community college, ivy tech, ivy tech community college indiana, ivy tech state college
  north carolina state university, nc state, north carolina state, ncsu
  university missouri, mizzou
  university alabama, bama
  university kansas, ku
  university oklahoma, ou
  georgia institute technology, georgia tech, ga tech, gatech
  massachusetts institute technology, mit
  new york university, nyu
  university california los angeles, ucla
  university california berkeley, cal, uc berkeley, cal berkeley
  university california san diego, ucsd
  university california santa barbara, ucsb
  university california irvine, uci
  university california san francisco, ucsf
  university southern california, usc
  university nevada las vegas, unlv
  university mississippi, ole miss
  university pennsylvania, upenn, penn, wharton school university pennsylvania
  university connecticut, uconn
  university pittsburgh, pitt
  university illinois urbana champaign, uiuc, university illinois champaign urbana
  university texas san antonio, utsa
  university texas el paso, utep
  university texas dallas, utd
  university central florida, ucf
  university south florida, usf
  university alabama birmingham, uab
  university maryland baltimore county, umbc
  university arkansas little rock, ualr
  louisiana state university, lsu
  brigham young university, byu
  southern methodist university, smu
  texas christian university, tcu
  pennsylvania state university, penn state, psu
  michigan state university, msu
  florida state university, fsu
  florida international university, fiu
  florida a&m university, famu, florida agricultural mechanical university
  north carolina agricultural technical state university, ncat, nc a&t
  arizona state university, asu
  northern arizona university, nau
  northern illinois university, niu
  virginia commonwealth university, vcu
  virginia polytechnic institute state university, virginia tech, va tech, vt
  virginia military institute, vmi
  george washington university, gwu, gw
  george mason university, gmu
  james madison university, jmu
  bowling green state university, bgsu
  rochester institute technology, rit
  rensselaer polytechnic institute, rpi, rensselaer
  worcester polytechnic institute, wpi
  illinois institute technology, iit
  new jersey institute technology, njit
  stevens institute technology, stevens
  texas a&m university, tamu
  texas tech university, ttu, texas tech
  western governors university, wgu
  southern new hampshire university, snhu
  grand canyon university, gcu
  american public university, apu, apus
  rutgers university, rutgers, rutgers state university new jersey
  johns hopkins university, jhu, johns hopkins, john hopkins university, john hopkins
  carnegie mellon university, cmu, carnegie mellon
  case western reserve university, cwru, case western
  washington university saint louis, wustl, washu, wash u
  london school economics, lse, london school economics political science
  university college london, ucl
  london south bank university, lsbu
  eth zurich, eidgenossische technische hochschule zurich, swiss federal institute technology zurich
  indian institute technology bombay, iit bombay
  indian institute technology delhi, iit delhi
  national university singapore, nus
  nanyang technological university, ntu
  university british columbia, ubc
  university new south wales, unsw
  royal melbourne institute technology, rmit
  national autonomous university mexico, unam, university nacional autonoma mexico, autonomous national university mexico
  technical university munich, tu munich, tum
  ludwig maximilians university munich, university munich, lmu munich
  free university berlin, fu berlin
  humboldt university berlin, humboldt university, hu berlin
  technical university berlin, tu berlin
  rwth aachen, rwth, rwth aachen university, rheinisch westfalische technische hochschule aachen
  karlsruhe institute technology, university karlsruhe
  goethe university frankfurt, johann wolfgang goethe university frankfurt main, university frankfurt
  university heidelberg, ruprecht karls university heidelberg
  university freiburg, albert ludwigs university freiburg
  eth zurich, swiss federal institute technology zurich, eidgenossische technische hochschule zurich
  epfl, ecole polytechnique federale lausanne, swiss federal institute technology lausanne
  ku leuven, katholieke university leuven, catholic university leuven
  university buenos aires, uba
  monterrey institute technology, tec monterrey, tecnologico monterrey, itesm, instituto tecnologico estudios superiores monterrey
  national polytechnic institute, instituto politecnico national, ipn
  pontifical catholic university chile, pontificia catholic university chile
  complutense university madrid, university complutense madrid
  autonomous university barcelona, university autonoma barcelona, uab barcelona
  autonomous university madrid, university autonoma madrid
  sapienza university rome, la sapienza, sapienza university roma, university rome la sapienza
  university bologna, alma mater studiorum university bologna
  moscow state university, lomonosov moscow state university, lomonosov university, mgu
  saint petersburg state university, saint petersburg university, spbu
  tsinghua university, qinghua university
  zhejiang university, zju
  shanghai jiao tong university, sjtu, jiaotong university shanghai
  sun yat sen university, zhongshan university
  university science technology china, ustc
  korea advanced institute science technology, kaist
  national taiwan university, ntu taiwan
  tokyo institute technology, tokyo tech
  university tokyo, todai
  middle east technical university, metu, odtu
  bogazici university, bosphorus university
  technical university delft, tu delft, delft university technology
  technical university eindhoven, tu eindhoven, eindhoven university technology
  technical university denmark, dtu
  norwegian university science technology, ntnu
  royal institute technology, kth, kth royal institute technology
  technical university vienna, tu vienna, vienna university technology
  technical university dresden, tu dresden
  technical university darmstadt, tu darmstadt
  technical university dortmund, tu dortmund
  eotvos lorand university, elte, elte eotvos lorand university
  university newcastle upon tyne, newcastle university
  kings college london, kcl, university london kings college
  queen mary university london, qmul, queen mary westfield college
  queens university belfast, qub
  university east anglia, uea
  cardiff university, university wales cardiff
  university strathclyde, strathclyde university
  pontifical catholic university rio de janeiro, puc rio
  university sao paulo, usp
  federal university rio de janeiro, ufrj
  state university campinas, unicamp
  taras shevchenko national university kyiv, kyiv national university
  university warsaw, uw warsaw
  jagiellonian university, jagiellonski university
  charles university, karlova university, charles university prague
  imperial college london, imperial college, imperial college science technology medicine, imperial college london science technology medicine
  trinity college dublin, university dublin
  university college dublin, ucd dublin
  jawaharlal nehru university, jnu
  jawaharlal nehru technological university, jntu
  visvesvaraya technological university, vtu
  banaras hindu university, bhu
  birla institute technology science, bits pilani, birla institute technology science pilani
  vellore institute technology, vit university, vit vellore
  university mumbai, university bombay, mumbai university, bombay university
  university madras, madras university
  university calcutta, calcutta university
  national university singapore, nus
  nanyang technological university, ntu singapore
  university hong kong, hku
  hong kong university science technology, hkust
  peking university, beijing university
  university philippines, up diliman, university philippines diliman
  king fahd university petroleum minerals, kfupm
  american university beirut, aub
  university west indies, uwi
  sorbonne university, sorbonne, university paris sorbonne
  us military academy, west point, united states military academy, usma
  us naval academy, annapolis, united states naval academy, usna
  us air force academy, usafa, united states air force academy
`);

/** Schools that were renamed or joined with another, told by the name that they have today. */
export const PRESENT_NAMES: ReadonlyMap<string, string> = nameTable(`
  Arcadia University, Beaver College
  Augusta University, Georgia Regents University, Medical College of Georgia, Augusta State University
  Boston University, Wheelock College
  Bushnell University, Northwest Christian University
  Cal Poly Humboldt, Humboldt State University
  California State University East Bay, California State University Hayward
  Arcadia University, Beaver College
  Augusta University, Georgia Regents University, Medical College of Georgia
  Barton College, Atlantic Christian College
  California State University East Bay, California State University Hayward, California State College at Hayward
  Chatham University, Pennsylvania College for Women
  College of New Jersey, Trenton State College, Trenton State Teachers College
  Colorado Mesa University, Mesa State College
  Cornerstone University, Grand Rapids Baptist College
  Daemen University, Rosary Hill College
  DeSales University, Allentown College of Saint Francis de Sales
  Dominican University, Rosary College
  Eastern Florida State College, Brevard Community College
  Florida SouthWestern State College, Edison State College, Edison Community College
  Kettering University, General Motors Institute
  Lynn University, College of Boca Raton
  McDaniel College, Western Maryland College
  Neumann University, Our Lady of Angels College
  Northwest Florida State College, Okaloosa Walton College
  Nova Southeastern University, Nova University, Southeastern University of the Health Sciences
  Ohio Christian University, Circleville Bible College
  Point Loma Nazarene University, Pasadena College
  Rhodes College, Southwestern at Memphis
  State College of Florida, Manatee Community College
  Stevenson University, Villa Julie College
  Texas A&M University Corpus Christi, Corpus Christi State University
  Texas A&M University Kingsville, Texas A&I University
  University of Mary Washington, Mary Washington College
  University of Nebraska Kearney, Kearney State College
  University of South Carolina Upstate, University of South Carolina Spartanburg
  University of Texas Rio Grande Valley, University of Texas Pan American, University of Texas Brownsville, Pan American University
  University of Texas Tyler, Texas Eastern University
  University of West Alabama, Livingston University
  University of West Georgia, West Georgia College, State University of West Georgia
  Vanguard University, Southern California College
  West Texas A&M University, West Texas State University
  Western Colorado University, Western State College of Colorado
  William Paterson University, Paterson State College
  Case Western Reserve University, Western Reserve University, Case Institute of Technology
  Commonwealth University of Pennsylvania, Bloomsburg University, Lock Haven University, Mansfield University
  Drexel University, Hahnemann University, Medical College of Pennsylvania
  East Texas A&M University, Texas A&M University Commerce, East Texas State University
  Excelsior University, Excelsior College, Regents College
  Georgia Southern University, Armstrong State University, Armstrong Atlantic State University
  Georgia State University, Georgia Perimeter College, DeKalb College
  James Madison University, Madison College
  Jessup University, William Jessup University, San Jose Christian College
  Kean University, Newark State College
  Kennesaw State University, Southern Polytechnic State University
  Long Island University, Southampton College
  Loyola University Maryland, Loyola College in Maryland
  Manhattan University, Manhattan College
  Metropolitan State University of Denver, Metropolitan State College of Denver
  Missouri State University, Southwest Missouri State University
  Missouri University of Science and Technology, University of Missouri Rolla
  Montclair State University, Montclair State College, Bloomfield College
  New Jersey City University, Jersey City State College
  Northeastern University, Mills College
  Ohio Northern University, Pettit College of Law
  Pennsylvania Western University, California University of Pennsylvania, Clarion University, Edinboro University
  Purdue University Fort Wayne, Indiana University Purdue University Fort Wayne
  Indiana University Indianapolis, Indiana University Purdue University Indianapolis
  Purdue University Global, Kaplan University, Kaplan College
  Rowan University, Glassboro State College
  Rutgers University Newark, Newark State
  Saint Josephs University, University of the Sciences, Philadelphia College of Pharmacy
  Seattle University, Cornish College
  Stockton University, Richard Stockton College
  Strayer University, Strayer College
  Texas State University, Southwest Texas State University
  Thomas Jefferson University, Philadelphia University, Philadelphia College of Textiles
  Toronto Metropolitan University, Ryerson University
  Towson University, Towson State University
  Trine University, Tri-State University
  Truman State University, Northeast Missouri State University
  University of Arizona Global Campus, Ashford University
  University of Central Florida, Florida Technological University
  University of Central Missouri, Central Missouri State University
  University of Central Oklahoma, Central State University
  University of Charleston, Morris Harvey College
  University of Louisiana at Lafayette, University of Southwestern Louisiana
  University of Louisiana at Monroe, Northeast Louisiana University
  University of Maryland Global Campus, University of Maryland University College
  University of Massachusetts Global, Brandman University, Chapman University College
  University of Massachusetts Lowell, University of Lowell
  University of Memphis, Memphis State University
  University of Montana Western, Western Montana College
  University of North Georgia, North Georgia College, Gainesville State College
  University of North Texas, North Texas State University
  University of Northern Iowa, Iowa State Teachers College
  University of the Cumberlands, Cumberland College
  University of Toledo, Medical College of Ohio
  Utah Tech University, Dixie State University, Dixie State College
  Utah Valley University, Utah Valley State College
  Vermont State University, Castleton University, Johnson State College, Lyndon State College, Vermont Technical College
  Virginia Commonwealth University, Medical College of Virginia, Richmond Professional Institute
  Wright State University, Wright State College
`);
