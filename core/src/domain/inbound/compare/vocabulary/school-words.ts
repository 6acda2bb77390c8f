import { nameTable, wordSet } from '../words.ts';
import { PROVINCE_NAMES, US_STATE_NAMES } from './place-words.ts';

/** Words of a name that say nothing of their own. */
export const SMALL_SCHOOL_WORDS = wordSet('the and a of for at in on an de del do da di des du y et und');

/** What kind of school it is. Of two names that differ only in this, one may be what the other was called. */
export const KINDS = wordSet(
  'university college institute school academy seminary polytechnic conservatory campus universidad colegio instituto',
  'institution center community technical junior state technology theological bible graduate career collegiate',
  'professional preparatory system universite universitat politecnico escuela ecole hochschule',
);

/** Kinds that tell schools apart. */
export const MAIN_KINDS: ReadonlySet<string> = new Set([
  'university',
  'college',
  'institute',
  'school',
  'academy',
  'seminary',
]);

/** Cities and countries with one university of their name, before it or behind. */
export const CALLED_BOTH_WAYS = wordSet(
  'oxford cambridge edinburgh glasgow manchester leeds sheffield bristol birmingham nottingham warwick durham exeter',
  'leicester southampton sussex bath essex kent reading surrey hull dundee aberdeen toronto calgary ottawa sydney',
  'melbourne adelaide auckland otago canterbury delhi mumbai madras calcutta mysore dhaka karachi tokyo kyoto osaka',
  'seoul peking shanghai zurich vienna heidelberg munich cologne bonn hamburg leipzig copenhagen aarhus oslo bergen',
  'stockholm uppsala lund gothenburg helsinki warsaw bologna nairobi ibadan lagos ghana makerere cairo jordan haifa',
);

/** What kinds of school are called in other languages. */
export const TRANSLATED_KINDS = nameTable(`
  university, universidad, universidade, universita, universitat, universitaet, universite, universiteit, universitet, universitetet, uniwersytet, univerzita, universitatea, yliopisto
  technical, technische, technischen, tecnica, technique, tecnologica
  institute, instituto, institut, istituto
  polytechnic, politecnico, politecnica, polytechnique, politechnika
  catholic, catolica, catholique, cattolica
  national, nacional, nationale, nazionale
`);

/** What colleges add or leave out. */
export const LOCAL_KINDS = wordSet('district system');

/** Systems of schools: whether one is named with its system makes no difference. */
export const SYSTEMS: readonly string[] = ['state university new york', 'city university new york'];

/** Words that many schools have in their names: to share only these is nothing. */
export const COMMON_SCHOOL_WORDS: ReadonlySet<string> = new Set([
  ...KINDS,
  ...[...US_STATE_NAMES.keys(), ...PROVINCE_NAMES.keys()].flatMap((name) => name.split(' ')),
  ...wordSet(
    'central southern northern eastern western southeastern southwestern northeastern northwestern south north east west',
    'southeast southwest northeast northwest midwest midwestern pacific atlantic gulf coast valley mountain national',
    'american international global united states christian baptist catholic lutheran methodist adventist wesleyan',
    'saint mount county city district unified independent public high middle elementary charter regional area',
    'arts science sciences art design business law medicine medical health nursing beauty cosmetology hair barber',
    'massage therapy culinary music theology ministry divinity education teachers military maritime agricultural',
    'mechanical technological vocational trade welding training learning online women men first new great career',
    'dental chiropractic acupuncture oriental osteopathic pharmacy optometry engineering mines liberal fine',
    'sacred heart holy our lady trinity grace faith union liberty independence washington lincoln jefferson franklin',
    'columbia concordia westminster bethel wheaton loyola marian augustana emmanuel calvary shepherd hope institute',
    'salem jacksonville bluefield lewis clark kings queens salon professionals',
    'rabbinical yeshiva talmudical bais beth medrash torah',
  ),
]);

/** Initials by which several well-known schools are called: which is meant, they do not tell. */
export const SHARED_INITIALS = wordSet(
  'asu bsu csu dsu esu fsu gsu isu ksu lmu lsu msu nsu osu psu rsu ssu tsu vsu wsu usf usm usc um uc ui uo gcu cbu mcc nmu cmu emu',
);
