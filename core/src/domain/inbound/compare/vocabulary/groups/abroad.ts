/**
 * Families of companies whose head is outside the United States, with their best-known subsidiaries and brands, as
 * `EMPLOYER_FAMILIES` has them.
 */
export const GROUPS_ABROAD = `
  inditex, zara, zara espana, massimo dutti, pull bear, bershka, stradivarius, oysho, uterque, lefties, tempe
  h m, hm, hennes mauritz, cos, arket, monki, weekday, afound
  fast retailing, uniqlo, gu, theory, comptoir des cotonniers
  lvmh, sephora, louis vuitton, christian dior, dior, moet hennessy, bulgari, bvlgari, tiffany, fendi, givenchy, celine, dfs, bon marche, guerlain, belmond
  kering, gucci, saint laurent, balenciaga, bottega veneta, alexander mcqueen, boucheron
  richemont, cartier, montblanc, van cleef arpels, iwc, chloe
  loreal, lancome, maybelline, garnier, kiehls, kerastase, body shop, cerave, la roche posay
  natura, avon, aesop, body shop
  carrefour, atacadao, promodes, supeco, cora
  casino, monoprix, franprix, leader price, cdiscount, gpa, exito
  auchan, leroy merlin, adeo, decathlon, boulanger, kiabi, norauto, flunch, groupe mulliez, alcampo
  intermarche, mousquetaires, bricomarche, netto
  fnac darty, fnac, darty
  kingfisher, castorama, brico depot, b q, screwfix
  vivendi, canal, havas, prisma media, gameloft, dailymotion, groupe canal
  bouygues, bouygues telecom, tf1, colas, equans
  vinci, eurovia, cofiroute, vinci energies, vinci autoroutes, omexom
  veolia, suez, dalkia, edf
  engie, gdf suez, gaz de france, cofely, grdf, equans
  edf, enedis, rte, dalkia, edf energy
  orange, france telecom, sosh, orange business services, equant
  sncf, keolis, geodis, gares connexions, eurostar, thalys, ouigo
  la poste, geopost, dpd, chronopost, la banque postale, cnp assurances
  air france, klm, air france klm, transavia, hop
  lufthansa, deutsche lufthansa, swiss international air lines, austrian airlines, eurowings, brussels airlines, germanwings, lsg sky chefs
  iag, british airways, iberia, vueling, aer lingus
  accor, novotel, ibis, mercure, sofitel, pullman, fairmont, raffles, movenpick, adagio
  ihg, intercontinental, kimpton, hotel indigo, candlewood suites, staybridge suites, holiday inn, holiday inn express, crowne plaza
  bnp paribas, cetelem, bnl, fortis, bank west, arval, cardif
  bpce, natixis, banque populaire, caisse depargne
  credit agricole, lcl, amundi, cariparma, sofinco
  societe generale, boursorama, credit du nord, ald automotive, ayvens
  danone, evian, volvic, activia, bledina, nutricia, alpro, silk, dannon, whitewave
  lactalis, parmalat, stonyfield, siggis, galbani
  pernod ricard, absolut, jameson, ricard, chivas
  saint gobain, point p, certainteed, lapeyre
  safran, snecma, messier, zodiac aerospace, morpho
  stellantis, peugeot, citroen, psa, opel, vauxhall, fiat, alfa romeo, maserati, ram trucks, groupe psa
  ubisoft, massive entertainment, red storm entertainment, blue byte, gameloft
  edeka, netto marken discount, netto, marktkauf, diska, budnikowsky
  rewe, penny, penny markt, toom, toom baumarkt, dertour, billa, bipa, lekkerland
  schwarz, schwarz gruppe, schwarz dienstleistung, lidl, kaufland, kaufland dienstleistung, prezero
  aldi, aldi sud, aldi nord, hofer, trader joes
  metro, real, galeria kaufhof, media markt, mediamarkt, saturn, ceconomy, makro
  galeria, galeria karstadt kaufhof, karstadt, kaufhof
  otto, hermes, about you, bonprix, crate barrel, evri, myhermes, eos
  tengelmann, kik, obi, kaisers
  deutsche bahn, db, db regio, db cargo, db fernverkehr, db netz, db schenker, schenker, arriva
  deutsche post, dhl, postbank, deutsche post dhl
  deutsche telekom, t systems, t mobile, telekom
  bertelsmann, rtl, penguin random house, arvato, gruner jahr, majorel, bmg
  prosiebensat 1, prosieben, sat 1, kabel eins, seven one, prosiebensat 1 media, studio71, parship
  axel springer, bild, die welt, politico, business insider
  volkswagen, audi, skoda, seat, porsche, bentley, lamborghini, man truck, scania, cariad, traton, ducati
  bmw, mini, rolls royce motor cars, alphabet fuhrparkmanagement
  mercedes benz, daimler, smart, daimler truck, mercedes benz mobility
  bosch, robert bosch, bosch rexroth, bsh hausgerate, bsh, etas, buderus
  siemens, siemens healthineers, siemens energy, siemens gamesa, siemens mobility, varian, osram, infineon
  zf, trw automotive, wabco, lemforder
  continental, vitesco, contitech
  thyssenkrupp, tk elevator, schulte, nucera
  basf, wintershall, ciba, engelhard
  bayer, monsanto, covestro, lanxess
  henkel, schwarzkopf, loctite, dial
  fresenius, helios, helios kliniken, kabi, fresenius medical care, vamed, quironsalud
  e on, eon, uniper, innogy, westnetz, ruhrgas
  rwe, innogy, essent
  allianz, pimco, euler hermes, allianz global investors
  munich re, ergo, hartford steam boiler
  tui, tui fly, robinson club, thomson, first choice
  unilever, dove, axe, knorr, hellmanns, magnum, lipton, ben jerrys, bestfoods, dollar shave club
  nestle, nespresso, purina, nescafe, perrier, garoto, haagen dazs, gerber, maggi, blue bottle coffee
  mondelez, cadbury, milka, lu, oreo, kraft foods, suchard, perfect snacks
  ferrero, nutella, kinder, ferrara candy, keebler
  heineken, amstel, tecate, cuauhtemoc moctezuma, cerveceria cuauhtemoc moctezuma, lagunitas
  ab inbev, anheuser busch inbev, ambev, grupo modelo, corona, stella artois, quilmes, bavaria, sabmiller
  diageo, guinness, johnnie walker, smirnoff, captain morgan
  ikea, ingka, inter ikea, taskrabbit
  ahold delhaize, albert heijn, etos, gall gall, bol com, bol, delhaize
  philips, signify, philips lighting, versuni, respironics
  ing, ing direct, nationale nederlanden, nn, voya
  shell, bg, motiva, sonnen, pennzoil, jiffy lube
  randstad, tempo team, yacht, vedior
  novartis, sandoz, alcon, ciba vision
  roche, genentech, ventana
  nestle purina, purina
  credit suisse, ubs, donaldson lufkin jenrette
  zurich insurance, farmers insurance, zurich
  migros, denner, digitec galaxus, migrolino
  coop schweiz, fust, interdiscount
  swatch, omega, longines, tissot
  eni, agip, plenitude, versalis, saipem
  enel, endesa, enel green power
  telecom italia, tim
  ferrovie dello stato, trenitalia, rete ferroviaria italiana, busitalia
  generali, assicurazioni generali, cattolica
  unicredit, hypovereinsbank, bank austria
  exor, fiat, ferrari, juventus, cnh
  essilorluxottica, luxottica, ray ban, oakley, essilor, sunglass hut
  telefonica, o2, movistar, vivo, terra, telefonica brasil
  santander, banesto, sovereign bank, openbank, abbey national, santander consumer
  bbva, bancomer, garanti, compass bank, bbva mexico
  caixabank, la caixa, bankia, bpi
  acs, dragados, hochtief, turner construction, cobra, flatiron, clece
  ferrovial, cintra, amey, heathrow
  iberdrola, avangrid, scottish power, neoenergia, elektro
  repsol, ypf, petronor
  el corte ingles, supercor, hipercor, sfera, viajes el corte ingles
  mercadona, hacendado, bosque verde
  grifols, talecris, biotest
  prosegur, movistar prosegur alarmas
  tesco, booker, one stop, dunnhumby, tesco bank, tesco mobile
  sainsburys, j sainsbury, argos, habitat, nectar, sainsburys bank, homebase
  morrisons, wm morrison, safeway stores, mccolls
  asda, walmart, george
  co operative, coop, co op, nisa
  boots, walgreens, boots uk, no7
  john lewis, john lewis partnership, waitrose, peter jones
  next retail, next, lipsy, reiss, joules
  frasers, sports direct, house of fraser, house fraser, flannels, evans cycles
  arcadia, topshop, topman, dorothy perkins, burton, miss selfridge
  jd sports, finish line, shoe palace, dtlr, jd, hibbett
  currys, dixons, dixons carphone, carphone warehouse, pc world
  whitbread, premier inn, costa coffee, costa, beefeater
  mitchells butlers, harvester, all bar one, toby carvery
  greene king, hungry horse, chef brewer
  compass, chartwells, eurest, medirest, restaurant associates, morrison
  bt, british telecom, ee, openreach, plusnet, everything everywhere
  vodafone, three, three uk, hutchison 3g, vodafonethree, vodacom, vodafone idea
  virgin media o2, virgin media, o2, telefonica uk, liberty global
  lloyds banking, lloyds bank, halifax, bank scotland, scottish widows, lloyds tsb, tsb
  natwest, royal bank scotland, rbs, coutts, ulster bank, national westminster bank
  hsbc, first direct, hang seng, household international, midland bank
  barclays, barclaycard, woolwich
  aviva, norwich union, rac
  centrica, british gas, bord gais
  national grid, cadent
  capita, agilisys, entrust
  serco, mitie, interserve
  go ahead, southern railway, southeastern, thameslink, govia thameslink railway, govia
  firstgroup, first bus, great western railway, avanti west coast, south western railway, greyhound
  stagecoach, megabus
  royal mail, parcelforce, international distributions services, post office limited, gls, post office
  rolls royce, itp aero
  gsk, haleon, glaxo wellcome, smithkline beecham, viiv, stiefel
  jaguar land rover, tata motors, jaguar, land rover
  tata, tata sons, tcs, tata consultancy services, tata motors, tata steel, titan, taj hotels, indian hotels, ihcl, tata power, voltas, westside, trent, tata communications, tata elxsi, corus, air india, bigbasket, croma
  reliance, reliance industries, jio, reliance jio, reliance retail, ajio, reliance digital, reliance fresh, network18
  adani, ambuja cements, acc, adani ports, ndtv
  aditya birla, ultratech, ultratech cement, hindalco, grasim, novelis, pantaloons, idea cellular, aditya birla fashion retail
  mahindra, mahindra mahindra, tech mahindra, mahindra satyam, satyam, satyam computer services, mahindra finance, club mahindra
  bajaj, bajaj auto, bajaj finance, bajaj finserv, bajaj allianz
  larsen toubro, l t, lti, ltimindtree, mindtree, lt infotech, l t technology services, ltts
  hdfc, hdfc bank, hdfc life, hdfc ergo, housing development finance
  icici, icici bank, icici prudential, icici lombard
  bharti, airtel, bharti airtel, oneweb
  future, big bazaar, pantaloon retail, future retail
  flipkart, myntra, phonepe, walmart, ekart, ekart logistics, instakart, instakart services, cleartrip
  swiggy, bundl technologies, instamart
  zomato, blinkit, eternal, grofers, hyperpure
  ola, ani technologies, ola cabs, ola electric
  paytm, one97 communications, one97
  byjus, think learn, aakash, whitehat jr
  oyo, oravel stays, oyo rooms
  infosys, infosys bpm, infosys bpo, edgeverve, progeon
  wipro, capco, wipro infrastructure engineering
  hcl, hcl technologies, hcltech, hcl infosystems
  sony, playstation, sony interactive entertainment, sony music, sony pictures, columbia pictures, crunchyroll, bungie
  softbank, ly, line, yahoo japan, paypay, arm
  seven i, 7 eleven, ito yokado, seven eleven japan, speedway, seven bank
  aeon, maxvalu, ministop, daiei, welcia
  rakuten, viki, kobo, ebates
  toyota, daihatsu, hino, lexus, denso, aisin, toyota boshoku
  mitsubishi, mitsubishi ufj, mufg, mufg bank, mitsubishi motors, mitsubishi electric, mitsubishi heavy industries, kirin, nikon
  hitachi, globallogic, hitachi vantara, hitachi energy
  panasonic, sanyo, matsushita
  ntt, ntt docomo, docomo, ntt data, dimension data
  recruit, indeed, glassdoor
  samsung, cheil, cheil worldwide, samsung c t, samsung sds, harman, samsung electronics, samsung life, shilla
  lg, lg electronics, lg chem, lg energy solution, gs, lg display
  hyundai, kia, genesis, hyundai mobis, hyundai glovis, boston dynamics, hyundai motor
  sk, sk hynix, sk telecom, sk innovation, hynix
  lotte, lotte mart, lotte hotel, lotte chemical
  shinsegae, e mart, emart, starbucks korea, ssg
  naver, line, wattpad, poshmark
  alibaba, lazada, taobao, tmall, ant, ant financial, alipay, aliyun, cainiao, ele me, youku, trendyol, daraz, south china morning post
  tencent, wechat, riot games, supercell, tencent music
  bytedance, tiktok, douyin, lark
  jd com, jingdong, jd logistics, deppon
  meituan, dianping, keeta
  geely, volvo cars, polestar, lotus cars, lynk, zeekr
  lenovo, motorola mobility, motorola
  haier, ge appliances, candy, fisher paykel
  jardine matheson, dairy farm, hongkong land, mandarin oriental, astra international
  ck hutchison, watsons, a s watson, superdrug, three, hutchison, kruidvat, savers
  swire, cathay pacific
  grab, grabtaxi, ovo
  sea, shopee, garena
  goto, gojek, tokopedia
  san miguel, petron, ginebra san miguel
  sm investments, sm, sm supermalls, bdo unibank, sm prime
  ayala, globe telecom, bpi, bank philippine islands, ayala land
  jollibee, jollibee foods, greenwich, chowking, mang inasal, red ribbon, smashburger, coffee bean tea leaf
  wesfarmers, bunnings, kmart australia, target australia, officeworks, coles, priceline, priceline pharmacy, kmart
  woolworths, big w, countdown, dan murphys, bws, endeavour, woolworths new zealand
  coles, liquorland, coles express, vintage cellars, first choice liquor
  telstra, belong, boost mobile
  commonwealth bank, bankwest, asb bank, cba
  westpac, st george, saint george bank, bank melbourne, bt financial, banksa
  nab, bank new zealand, ubank, citibank australia
  qantas, jetstar, qantaslink
  fonterra, anchor, nzmp
  loblaw, loblaws, shoppers drug mart, no frills, real canadian superstore, fortinos, zehrs, tt supermarket, joe fresh, pc financial, provigo, maxi, weston foods, george weston, pharmaprix
  empire, sobeys, safeway canada, iga, freshco, foodland, lawtons, farm boy, longos
  metro, food basics, super c, jean coutu, metro ontario, brunet
  canadian tire, sport chek, marks, forzani, party city canada, fgl sports, helly hansen, canadian tire bank
  hudsons bay, the bay, saks, lord taylor, home outfitters, zellers
  alimentation couche tard, couche tard, circle k, macs, holiday stationstores
  restaurant brands, tim hortons, burger king, popeyes, firehouse subs, tdl, carrols
  recipe unlimited, cara operations, swiss chalet, harveys, keg, kelseys, montanas, east side marios
  mty, mty food, cold stone creamery, papa murphys, thai express, wetzels pretzels
  rogers, fido, shaw, chatr, freedom mobile, rogers communications, citytv
  bell, bell canada, bce, virgin plus, bell mts, ctv, the source, bell aliant
  telus, koodo, telus health, lifeworks, telus international, public mobile
  td, td bank, td canada trust, toronto dominion, toronto dominion bank, td ameritrade, td waterhouse
  bmo, bank montreal, harris bank, bmo harris, bmo nesbitt burns, bank west
  rbc, royal bank canada, city national bank, rbc dominion securities, rbc capital markets
  scotiabank, bank nova scotia, tangerine, scotia capital
  manulife, john hancock, manufacturers life
  sun life, mfs, dentaquest
  great west lifeco, canada life, empower, great west life, putnam, irish life
  power corporation, ig wealth management, investors group, great west lifeco
  thomson reuters, westlaw, refinitiv, reuters
  magna, magna international, cosma, decostar, magna seating
  bombardier, learjet, alstom, bombardier transportation
  femsa, oxxo, cadena comercial oxxo, coca cola femsa, spin, imbera, solistica, kof, farmacias yza
  grupo bimbo, bimbo, bimbo bakeries, bimbo bakeries usa, barcel, sara lee, marinela, oroweat, arnold, entenmanns, thomas
  grupo carso, telcel, america movil, sanborns, sears mexico, telmex, inbursa, radiomovil dipsa, claro, tracfone, grupo sanborns, embratel, carso
  walmart mexico, walmart de mexico, walmex, bodega aurrera, sams club mexico, superama, nueva walmart, nueva walmart de mexico
  grupo salinas, elektra, tv azteca, banco azteca, coppel azteca, totalplay, italika
  grupo alfa, alfa, sigma alimentos, alpek, nemak, axtel
  cemex, rmc, rinker
  soriana, organizacion soriana, tiendas soriana, comercial mexicana
  el puerto liverpool, liverpool, suburbia, distribuidora liverpool
  grupo modelo, cerveceria modelo, constellation brands, ab inbev
  televisa, univision, izzi, televisaunivision, sky mexico
  citibanamex, banamex, citi, banco nacional de mexico, grupo financiero banamex
  grupo mexico, ferromex, southern copper, asarco
  gruma, mission foods, maseca
  lala, grupo lala, borden dairy
  arcor, bagley
  techint, tenaris, ternium, tecpetrol
  mercado libre, mercado pago, mercadolibre, mercado livre, mercado envios
  latam, lan airlines, tam, latam airlines, tam linhas aereas
  falabella, sodimac, tottus, saga falabella, linio
  cencosud, jumbo, santa isabel, wong, gbarbosa
  ripley, banco ripley, mall aventura
  grupo exito, exito, almacenes exito, carulla, surtimax
  bancolombia, grupo sura, nequi, sura, argos cementos, nutresa
  grupo aval, banco de bogota, avianca
  itau, itau unibanco, itau bba, itausa, rede, unibanco, banco itau, dexco, alpargatas, duratex
  bradesco, next bank, agora corretora, hsbc brasil, cielo
  banco do brasil, bb seguros, cielo, bb tecnologia
  gpa, pao de acucar, companhia brasileira de distribuicao, assai, casino
  americanas, lojas americanas, submarino, b2w, b2w digital, shoptime
  via, via varejo, casas bahia, grupo casas bahia, ponto frio, ponto, globex
  magazine luiza, magalu, netshoes, kabum, epoca cosmeticos
  jbs, friboi, seara, pilgrims pride, swift, swift prepared foods, j f investimentos, pilgrims, just bare
  brf, sadia, perdigao, brasil foods, marfrig, national beef
  vale, vale rio doce, companhia vale do rio doce, samarco, inco
  petrobras, transpetro, br distribuidora, vibra, liquigas
  globo, tv globo, infoglobo, grupo globo, globoplay, organizacoes globo
  cosan, raizen, rumo, comgas, moove
  votorantim, nexa resources, cba, banco votorantim, bv
  odebrecht, novonor, braskem, ocyan
  camargo correa, mover, intercement, ccr
  andrade gutierrez, cemig
  oi, telemar, brasil telecom
  raia drogasil, rd saude, droga raia, drogasil, raiadrogasil
  maersk, damco, hamburg sud, apm terminals, svitzer
  carlsberg, tuborg, kronenbourg
  novo nordisk, catalent, novozymes
  dsv, panalpina, schenker, agility, uti worldwide
  ericsson, cradlepoint, vonage
  electrolux, frigidaire, aeg
  atlas copco, epiroc
  assa abloy, yale, hid global, besam
  securitas, pinkerton, stanley security
  telenor, dtac, digi
  ica, apotek hjartat, rimi
  salling, fotex, bilka, netto
  schneider electric, square d, aveva, apc, american power conversion
  abb, thomas betts, baldor, b r
  nokia, alcatel lucent, alcatel, lucent, bell labs
  kone, marine cargotec
  emirates, dnata, fly dubai, flydubai
  majid al futtaim, carrefour uae, vox cinemas
  al futtaim, marks spencer uae, ikea uae
  aramco, saudi aramco, sabic
  shoprite, checkers, usave, pepkor
  mtn, mtn nigeria
  steinhoff, pepkor, mattress firm
  naspers, prosus, takealot, multichoice, olx, dstv
  dangote, dangote cement
  bidvest, bidfood, bidcorp
  adidas, reebok, taylormade, runtastic
  puma, stichd, cobra golf
  jeronimo martins, biedronka, pingo doce, hebe, ara
  sonae, continente, worten, modelo continente, zippy
  dia, grupo dia, clarel, la plaza de dia, minipreco
  eroski, caprabo, vegalsa
  spotify, anchor, anchor fm, megaphone, the ringer, gimlet media
  movile, ifood, sympla, prosus, afterverse
  associated british foods, primark, abf, twinings, british sugar, penneys
  ocado, marks spencer, ocado retail, m s
  nutresa, zenu, noel, nacional de chocolates, colcafe
  alicorp, teal, vitapro
  backus, ab inbev, cerveceria backus
  copa, avianca, wingo
  intercorp, interbank, plaza vea, inkafarma, supermercados peruanos, promart, oechsle
  reckitt, reckitt benckiser, durex, lysol, dettol, mead johnson
  beiersdorf, nivea, tesa, eucerin, la prairie
  merck kgaa, emd, emd serono, millipore sigma, milliporesigma, sigma aldrich
  kion, linde material handling, dematic, still
  heidelberg materials, heidelbergcement, lehigh hanson
  holcim, lafarge, lafargeholcim, aggregate industries, firestone building products
  crh, oldcastle, ash grove, tarmac, ashgrove
  sap, concur, successfactors, qualtrics, ariba
  bolt, bolt food, taxify
  cap gemini, capgemini, altran, sogeti, igate
  sopra steria, sopra, steria, cxgroup
  tui, thomas cook
  lego, merlin entertainments, legoland, madame tussauds
  kuehne nagel, apex logistics
  hapag lloyd, cp ships
  cma cgm, ceva, ceva logistics, apl, neptune orient lines
  msc, mediterranean shipping, bollore africa logistics, medlog
  dp world, p o ferries, p o, unico logistics, syncreon
  brookfield, oaktree, westinghouse, multiplex
  lululemon, mirror
  gildan, american apparel, hanes
  saputo, dairyland, neilson, alto dairy
  mccain, mccain foods, day lee foods
  maple leaf, maple leaf foods, schneiders, lightlife
  air canada, jazz, jazz aviation, air canada rouge, aeroplan
  westjet, swoop, sunwing
  foxtel, news, news corp australia, kayo
  crown resorts, blackstone
  tabcorp, tatts
`;
