import { neighbours, wordSet } from '../words.ts';
import { PROVINCE_NAMES, US_STATE_NAMES } from './place-words.ts';

/** Words of a name that say nothing of their own. */
export const SMALL_NAME_WORDS = wordSet('the and a of for at in on by et und och og y');

/** What large employers add for a country or for all the world: of two names the same without it. */
export const COUNTRY_TAILS = wordSet('usa us united states america north com worldwide');

/** What goes with the structure of a company, and may be another company of it. */
export const STRUCTURE_TAILS = wordSet(
  'group holdings holding international companies enterprises global industries communications system',
);

/** What companies that own a business call themselves, mostly beside the name of their owner. */
export const OWNER_WORDS = wordSet(
  'enterprises holdings holding holdco opco ventures hospitality franchise franchising franchisee management operating',
  'operations acquisition acquisitions investments restaurants restaurant government',
);

/** Words before a number that tells one organization from another, as "Local 12" does. */
export const NUMBERED = wordSet(
  'local lodge post troop district school company engine station area region unit route ps',
);

/** Words that many employers have in their names: to share only these is nothing. */
export const COMMON_NAME_WORDS: ReadonlySet<string> = new Set([
  ...wordSet(
    'first second national united american america general central southern northern eastern western south north east',
    'west southwest southeast northwest northeast midwest pacific atlantic global world worldwide international',
    'universal premier quality advanced integrated allied associated consolidated standard superior modern new best',
    'great greater grand royal golden silver blue green red black white sun star eagle liberty freedom heritage',
    'community county city state federal public private local regional metropolitan metro municipal township village',
    'memorial saint mount fort lake river valley mountain hill hills park beach island bay ocean coast coastal',
    'health healthcare care medical hospital clinic center dental nursing rehabilitation pharmacy pharmaceuticals',
    'bank financial finance insurance trust savings credit union capital investment investments mortgage securities',
    'services service solutions systems technology technologies tech software data digital information consulting',
    'group company companies corporation holdings partners associates enterprises industries ventures management',
    'construction builders homes properties realty estate development engineering design architects electric power energy',
    'bar gas oil petroleum water utilities resources materials steel metal chemical plastics paper packaging products',
    'manufacturing machine tool equipment supply distribution logistics transport transportation trucking freight',
    'foods food restaurant restaurants grill pizza coffee cafe bakery kitchen catering markets market stores store',
    'retail wholesale auto automotive motors motor airlines air aviation aerospace marine railroad express delivery',
    'media entertainment communications network networks telecom wireless press publishing news radio television',
    'education school schools district academy college university institute learning child children family youth',
    'staffing security cleaning landscaping plumbing heating cooling hotel hotels resort inn travel sports fitness',
    'police sheriff attorney clerk assessor fire department agency office authority bureau commission board government army navy force guard service',
    'law legal church ministries foundation society association council home house life mutual club clubs',
    'research laboratories laboratory scientific biotech bio therapeutics sciences science realty income dominion',
  ),
  ...[...US_STATE_NAMES.values(), ...US_STATE_NAMES.keys(), ...PROVINCE_NAMES.keys()].flatMap((name) =>
    name.split(' '),
  ),
]);

/** What employers do, in lines of neighbours; the same name before words of different lines is another employer. */
export const INDUSTRIES = neighbours([
  'bank financial finance credit savings mortgage capital investment trust',
  'insurance assurance',
  'airlines air airways aviation aerospace',
  'healthcare health medical hospital clinic care',
  'construction builders contracting contractors homes',
  'consulting advisors advisory',
  'motors automotive auto motor',
  'foods food mills restaurant grill pizza coffee',
  'plumbing heating',
  'electric electrical power energy',
  'trucking transport freight logistics',
  'staffing',
  'landscaping',
  'realty',
  'dental',
  'law legal',
  'media broadcasting',
]);
