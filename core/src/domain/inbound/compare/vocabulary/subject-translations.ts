import { nameTable } from '../words.ts';

/** Fields of study in German, French, Spanish, Portuguese and Italian, each line led by the English name. */
export const TRANSLATED_SUBJECTS: ReadonlyMap<string, string> = nameTable(`
  accounting, rechnungswesen, comptabilite, contabilidad, contaduria, contaduria publica, contabilidade, ciencias contabeis, contabilita
  agriculture, agrarwissenschaften, agronomie, agronomia, agraria
  anthropology, anthropologie, antropologia
  applied mathematics, angewandte mathematik, mathematiques appliquees, matematicas aplicadas, matematica aplicada
  architecture, architektur, arquitectura, arquitetura, architettura
  biochemistry, biochemie, bioquimica, biochimica, biochimie
  biology, biologie, biologia
  business administration, betriebswirtschaft, betriebswirtschaftslehre, bwl, gestion entreprises, gestion des entreprises, administration des affaires, administracion empresas, administracion de empresas, administracao, administracao de empresas, economia aziendale
  chemical engineering, chemieingenieurwesen, verfahrenstechnik, genie chimique, ingenieria quimica, engenharia quimica, ingegneria chimica
  chemistry, chemie, chimie, quimica, chimica
  civil engineering, bauingenieurwesen, genie civil, ingenieria civil, engenharia civil, ingegneria civile
  communication, kommunikationswissenschaft, comunicacion, comunicacion social, comunicacao, comunicacao social, comunicazione
  computer engineering, technische informatik, ingenieria informatica, ingenieria en computacion, engenharia da computacao, ingegneria informatica
  computer science, informatik, informatique, informatica, ciencias de la computacion, ciencia de la computacion, ciencia da computacao
  dentistry, zahnmedizin, odontologie, odontologia, odontoiatria
  economics, volkswirtschaft, volkswirtschaftslehre, vwl, sciences economiques, economie, economia, ciencias economicas
  education, erziehungswissenschaft, padagogik, sciences de l education, sciences de leducation, educacion, ciencias de la educacion, pedagogia
  electrical engineering, elektrotechnik, genie electrique, ingenieria electrica, engenharia eletrica, ingegneria elettrica
  english, anglistik, lengua inglesa, lettere inglesi
  environmental engineering, umwelttechnik, ingenieria ambiental, engenharia ambiental
  finance, finanzwesen, finanzas, financas
  geography, geographie, erdkunde, geografia
  geology, geologie, geologia
  german, germanistik
  history, geschichte, geschichtswissenschaft, histoire, historia, storia
  human resources management, personalwesen, ressources humaines, recursos humanos, risorse umane
  industrial engineering, wirtschaftsingenieurwesen, genie industriel, ingenieria industrial, engenharia de producao, ingegneria gestionale
  international relations, internationale beziehungen, relations internationales, relaciones internacionales, relacoes internacionais, relazioni internazionali
  journalism, journalistik, journalisme, periodismo, jornalismo, giornalismo
  law, jura, rechtswissenschaft, rechtswissenschaften, droit, derecho, direito, giurisprudenza
  linguistics, sprachwissenschaft, linguistik, linguistique, linguistica
  mathematics, mathematik, mathematiques, matematicas, matematica
  mechanical engineering, maschinenbau, maschinenbauingenieurwesen, genie mecanique, ingenieria mecanica, engenharia mecanica, ingegneria meccanica
  medicine, medizin, humanmedizin, medecine, medicina
  music, musik, musique, musica
  nursing, krankenpflege, pflege, pflegewissenschaft, soins infirmiers, enfermeria, enfermagem, infermieristica
  pharmacy, pharmazie, pharmacie, farmacia
  philosophy, philosophie, filosofia
  physics, physik, physique, fisica
  political science, politikwissenschaft, sciences politiques, science politique, ciencias politicas, ciencia politica, scienze politiche
  psychology, psychologie, psicologia
  sociology, soziologie, sociologie, sociologia
  social work, soziale arbeit, sozialarbeit, travail social, trabajo social, servico social
  statistics, statistik, statistique, estadistica, estatistica
  theology, theologie, teologia
  tourism, tourismus, tourisme, turismo
  veterinary medicine, tiermedizin, veterinarmedizin, medecine veterinaire, medicina veterinaria, veterinaria
`);
