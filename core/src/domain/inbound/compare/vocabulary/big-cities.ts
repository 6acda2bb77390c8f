/**
 * Cities outside the United States and the country of each, by the names that `CITY_NAMES` tells them by. One that is in
 * the area of another is not here: who works there may name either.
 */
const CITIES_ABROAD = `
  united kingdom: london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, newcastle upon tyne, newcastle, nottingham, leicester, cardiff, belfast, southampton, portsmouth, plymouth, norwich, aberdeen, dundee, coventry, hull, oxford, cambridge, york, exeter, swansea, brighton, reading, derby, stoke on trent
  ireland: dublin, cork, limerick, galway, waterford
  france: paris, marseille, lyon, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims, grenoble, dijon, angers, brest, tours, limoges, metz, nancy, rouen, caen, orleans
  germany: berlin, hamburg, munich, cologne, frankfurt, stuttgart, dusseldorf, dortmund, essen, leipzig, bremen, dresden, hanover, nuremberg, bonn, munster, karlsruhe, mannheim, augsburg, kiel, aachen, freiburg, rostock, kassel, bielefeld, braunschweig, chemnitz, magdeburg, erfurt, mainz, saarbrucken
  austria: vienna, graz, linz, salzburg, innsbruck
  switzerland: zurich, geneva, basel, bern, lausanne, lucerne, winterthur, lugano
  netherlands: amsterdam, rotterdam, the hague, utrecht, eindhoven, groningen, maastricht
  belgium: brussels, antwerp, ghent, liege, bruges, charleroi
  spain: madrid, barcelona, valencia, seville, zaragoza, malaga, bilbao, murcia, palma, alicante, valladolid, vigo, granada, cordoba
  portugal: lisbon, porto, braga, coimbra, faro
  italy: rome, milan, naples, turin, palermo, genoa, bologna, florence, bari, catania, venice, verona, padua, trieste
  poland: warsaw, cracow, lodz, wroclaw, poznan, gdansk, szczecin, katowice, lublin
  czechia: prague, brno, ostrava, plzen
  hungary: budapest, debrecen, szeged
  romania: bucharest, cluj napoca, timisoara, iasi
  greece: athens, thessaloniki
  sweden: stockholm, gothenburg, malmo, uppsala
  norway: oslo, bergen, trondheim, stavanger
  denmark: copenhagen, aarhus, odense, aalborg
  finland: helsinki, tampere, turku
  russia: moscow, saint petersburg, novosibirsk, yekaterinburg, kazan
  ukraine: kyiv, kharkiv, odesa, lviv, dnipro
  turkey: istanbul, ankara, izmir, bursa, antalya
  israel: tel aviv, jerusalem, haifa
  egypt: cairo, alexandria
  nigeria: lagos, abuja, kano, ibadan, port harcourt
  kenya: nairobi, mombasa
  ghana: accra, kumasi
  south africa: johannesburg, cape town, durban, pretoria
  united arab emirates: dubai, abu dhabi, sharjah
  saudi arabia: riyadh, jeddah, dammam
  india: mumbai, delhi, new delhi, bengaluru, chennai, kolkata, hyderabad, pune, ahmedabad, jaipur, lucknow, kanpur, nagpur, indore, bhopal, coimbatore, kochi, patna, chandigarh, visakhapatnam, vadodara, surat, mysore, thiruvananthapuram, bhubaneswar
  pakistan: karachi, lahore, islamabad, faisalabad
  bangladesh: dhaka, chittagong
  sri lanka: colombo, kandy
  china: beijing, shanghai, guangzhou, shenzhen, chengdu, wuhan, tianjin, nanjing, hangzhou, chongqing, xian, suzhou
  taiwan: taipei, kaohsiung, taichung
  japan: tokyo, osaka, nagoya, sapporo, fukuoka, kyoto, kobe, hiroshima, sendai
  south korea: seoul, busan, daegu, daejeon, gwangju
  vietnam: hanoi, ho chi minh city, da nang
  thailand: bangkok, chiang mai
  malaysia: kuala lumpur, penang, johor bahru
  indonesia: jakarta, surabaya, bandung, medan
  philippines: manila, cebu, davao
  australia: sydney, melbourne, brisbane, perth, adelaide, canberra, hobart, darwin
  new zealand: auckland, wellington, christchurch
  canada: toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, quebec city, hamilton, halifax, saskatoon, regina, victoria, windsor
  mexico: mexico city, guadalajara, monterrey, puebla, tijuana, leon, queretaro, merida, cancun, ciudad juarez, toluca, aguascalientes, san luis potosi
  brazil: sao paulo, rio de janeiro, brasilia, salvador, fortaleza, belo horizonte, manaus, curitiba, recife, porto alegre, goiania, belem, campinas, florianopolis, vitoria
  argentina: buenos aires, rosario, mendoza, la plata
  chile: santiago, valparaiso, concepcion
  colombia: bogota, medellin, cali, barranquilla, cartagena, bucaramanga
  peru: lima, arequipa, trujillo
  ecuador: quito, guayaquil
  venezuela: caracas, maracaibo
  dominican republic: santo domingo
  guatemala: guatemala city
  costa rica: san jose
`;

/** The country of a big city outside the United States. */
export const COUNTRY_OF_CITY: ReadonlyMap<string, string> = new Map(
  CITIES_ABROAD.split('\n').flatMap((line) => {
    const [country = '', cities = ''] = line.trim().split(': ');
    return cities.split(', ').map((city): [string, string] => [city, country]);
  }),
);

/** Cities of the United States with their state, which are so well known that a slip of the pen is no other town. */
export const CITIES_OF_STATES: ReadonlySet<string> = new Set(
  `
  birmingham al, huntsville al, mobile al, montgomery al, tuscaloosa al, anchorage ak, fairbanks ak, phoenix az, tucson az, scottsdale az, flagstaff az
  little rock ar, fayetteville ar, los angeles ca, san diego ca, san francisco ca, sacramento ca, fresno ca, oakland ca, bakersfield ca, anaheim ca, riverside ca
  san jose ca, long beach ca, stockton ca, santa barbara ca, denver co, colorado springs co, boulder co, fort collins co, hartford ct, new haven ct, bridgeport ct
  stamford ct, wilmington de, dover de, washington dc, jacksonville fl, miami fl, tampa fl, orlando fl, tallahassee fl, gainesville fl, saint petersburg fl
  fort lauderdale fl, pensacola fl, atlanta ga, savannah ga, augusta ga, macon ga, honolulu hi, boise id, chicago il, springfield il, peoria il, rockford il
  champaign il, urbana il, indianapolis in, fort wayne in, south bend in, bloomington in, evansville in, des moines ia, cedar rapids ia, davenport ia, iowa city ia
  wichita ks, topeka ks, overland park ks, manhattan ks, louisville ky, lexington ky, bowling green ky, new orleans la, baton rouge la, shreveport la, lafayette la
  portland me, bangor me, baltimore md, annapolis md, rockville md, boston ma, worcester ma, springfield ma, cambridge ma, gloucester ma, detroit mi, grand rapids mi
  ann arbor mi, lansing mi, kalamazoo mi, minneapolis mn, saint paul mn, duluth mn, rochester mn, jackson ms, biloxi ms, hattiesburg ms, kansas city mo, saint louis mo
  springfield mo, columbia mo, billings mt, missoula mt, bozeman mt, omaha ne, lincoln ne, las vegas nv, reno nv, henderson nv, manchester nh, concord nh, newark nj
  jersey city nj, trenton nj, princeton nj, albuquerque nm, santa fe nm, las cruces nm, new york ny, brooklyn ny, buffalo ny, rochester ny, syracuse ny, albany ny
  ithaca ny, poughkeepsie ny, schenectady ny, charlotte nc, raleigh nc, greensboro nc, durham nc, winston salem nc, asheville nc, fargo nd, bismarck nd, cincinnati oh
  cleveland oh, columbus oh, toledo oh, akron oh, dayton oh, youngstown oh, oklahoma city ok, tulsa ok, norman ok, portland or, eugene or, salem or, philadelphia pa
  pittsburgh pa, allentown pa, harrisburg pa, scranton pa, lancaster pa, providence ri, charleston sc, columbia sc, greenville sc, spartanburg sc, sioux falls sd
  rapid city sd, nashville tn, memphis tn, knoxville tn, chattanooga tn, murfreesboro tn, houston tx, dallas tx, austin tx, san antonio tx, fort worth tx, el paso tx
  corpus christi tx, lubbock tx, amarillo tx, galveston tx, salt lake city ut, provo ut, burlington vt, richmond va, virginia beach va, norfolk va, charlottesville va
  roanoke va, arlington va, alexandria va, seattle wa, spokane wa, tacoma wa, bellevue wa, charleston wv, morgantown wv, huntington wv, milwaukee wi, madison wi
  green bay wi, cheyenne wy, laramie wy, casper wy
  `
    .split(/[,\n]/)
    .map((city) => city.trim()),
);
