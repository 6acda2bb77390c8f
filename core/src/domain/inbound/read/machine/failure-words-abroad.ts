import { folded } from '../fold.ts';

/** How mail systems of one language speak of a recipient. All of it is for folded text in lower case. */
interface Language {
  /** The recipient, or the domain. */
  recipient: string;
  /** What is said of one that does not exist. */
  gone: string;
  /** The same in words that come before the recipient: "no such". */
  no?: string;
  /** What is said of a mailbox, of its room or of a quota. */
  full: string;
}

const LANGUAGES: readonly Language[] = [
  // German
  {
    recipient: '(?:adress(?:e|at)|empfänger|benutzer|nutzer|teilnehmer|postfach|mailbox|konto|domain|domäne)',
    gone: '(?:unbekannt|ungültig|existiert nicht|gibt es nicht|gelöscht|deaktiviert|stillgelegt|nicht (?:mehr )?(?:\\w+ )?(?:gefunden|vorhanden|bekannt|existent|existiert|gültig|aktiv|ermittelt))',
    no: '(?:unbekannte[rsn]?|ungültige[rsn]?|keine?n? (?:solche[rsn]? )?)',
    full: '(?:voll|überfüllt|überschritten|erschöpft|ausgelastet)',
  },
  // French
  {
    recipient:
      '(?:adresse|destinataire|utilisateur|boîte|compte|messagerie|domaine|nom de domaine|correspondant)',
    gone: "(?:inconnue?s?|introuvables?|inexistante?s?|invalides?|n['’ ]?existe (?:pas|plus)|désactivée?|supprimée?|clôturée?|fermée?|non (?:trouvée?|valide|reconnue?)|n['’ ]a pas (?:pu être|été) trouvée?)",
    no: "(?:aucune?|pas de|impossible de trouver (?:l[ae’'] ?)?)",
    full: '(?:pleine?|saturée?|dépassée?|atteinte?|insuffisante?)',
  },
  // Spanish
  {
    recipient: '(?:usuari[oa]|destinatari[oa]|buzón|cuenta|dirección|casilla|persona|dominio)',
    gone: '(?:desconocid[oa]|inexistente|inválid[oa]|incorrect[oa]|no (?:existe|es válid[oa]|válid[oa]|encontrad[oa]|está registrad[oa])|no (?:se |ha |pudo |pudimos |fue ){1,3}(?:posible )?(?:encontr|localiz|hall)\\w+|deshabilitad[oa]|desactivad[oa]|eliminad[oa]|cancelad[oa]|dad[oa] de baja)',
    no: '(?:no existe (?:es[ea]|este|esta|el|la|tal|dich[oa]|ningún|ninguna|una?)|no (?:se )?(?:ha |pudo |pudimos )?(?:encontr\\w+|hall\\w+|localiz\\w+) (?:el|la|al|ningún)|ningún)',
    full: '(?:llen[oa]|completamente llen[oa]|excedid[oa]|superad[oa]|agotad[oa]|sin espacio)',
  },
  // Portuguese
  {
    recipient: '(?:usuári[oa]|utilizador|destinatári[oa]|caixa|conta|endereço|domínio)',
    gone: '(?:desconhecid[oa]|inexistente|inválid[oa]|não (?:existe|encontrad[oa]|é válid[oa]|válid[oa]|cadastrad[oa])|não (?:foi|pôde|pode) (?:ser |possível )?(?:encontr|localiz)\\w+|desativad[oa]|excluíd[oa]|cancelad[oa]|encerrad[oa])',
    no: '(?:não existe (?:ess[ea]|este|esta|o|a|tal|nenhuma?)|não (?:foi possível )?(?:encontr|localiz)\\w+ [oa]|nenhuma?)',
    full: '(?:chei[oa]|lotad[oa]|excedid[oa]|ultrapassad[oa]|esgotad[oa]|sem espaço)',
  },
  // Italian
  {
    recipient: '(?:utente|destinatari[oa]|casella|indirizzo|account|dominio)',
    gone: '(?:sconosciut[oa]|inesistente|non valid[oa]|non (?:esiste|trovat[oa]|attiv[oa])|non è (?:valid[oa]|attiv[oa]|stat[oa] trovat[oa])|disattivat[oa]|disabilitat[oa]|cessat[oa])',
    no: "(?:nessun[oa]?|impossibile trovare (?:l’|l'|il|la)?)",
    full: '(?:pien[oa]|superat[oa]|esaurit[oa])',
  },
  // Dutch
  {
    recipient: '(?:gebruiker|ontvanger|geadresseerde|postvak|postbus|mailbox|(?:e-?mail)?adres|domein)',
    gone: '(?:onbekend|ongeldig|bestaat niet|niet (?:worden )?(?:gevonden|bekend|geldig)|verwijderd|opgeheven)',
    no: '(?:onbekende|ongeldige?|geen (?:dergelijke )?)',
    full: '(?:vol|overschreden)',
  },
  // Swedish, Norwegian, Danish
  {
    recipient:
      '(?:mottagaren?s?|mottakeren?|modtageren?|användaren?|brukeren?|brugeren?|(?:e-?post|mail)?adress?en?|postlådan?|postkassen?|kontoe?t?|domänen?)',
    gone: '(?:okänd|ukjent|ukendt|ogiltig|ugyldig|finns inte|finnes ikke|findes ikke|fins ikke|eksisterer ikke|existerar inte|(?:hittades|hittas) inte|ble ikke funnet|blev ikke fundet|kunne ikke (?:findes|finnes)|kunde inte hittas)',
    no: '(?:okänd|ukjent|ukendt|ingen (?:sådan|slik)?)',
    full: '(?:full|fullt|fuld|fylld|överskriden|overskredet)',
  },
  // Polish, Czech
  {
    recipient: '(?:użytkownik\\w*|odbiorc\\w+|adres\\w*|skrzynk\\w+|konto|uživatel\\w*|příjemce|schránk\\w+)',
    gone: '(?:nieznan\\w+|nieprawidłow\\w+|nie istnieje|nie (?:został[ao]? |mozna )?(?:znalezion\\w+|odnaleziono)|neexistuje|neznám\\w+|nebyl\\w* nalezen\\w*)',
    no: '(?:nieznan\\w+|nie ma takiego|neznám\\w+|brak)',
    full: '(?:pełn\\w+|przepełnion\\w+|przekroczon\\w+|pln[áa]|překročen\\w*)',
  },
  // Finnish, Turkish, Hungarian
  {
    recipient:
      '(?:vastaanottaja\\w*|osoite\\w*|käyttäjä\\w*|postilaatikko|kullanıcı\\w*|alıcı\\w*|adresi?|kutusu|címzett|felhasználó|postafiók)',
    gone: '(?:tuntematon|ei (?:ole (?:olemassa)?|löydy|löytynyt)|bulunamadı|bilinmiyor|geçersiz|mevcut değil|ismeretlen|nem (?:létezik|található))',
    no: '(?:bilinmeyen|geçersiz|ismeretlen|tuntematon)',
    full: '(?:täynnä|dolu|megtelt)',
  },
  // Russian, Ukrainian
  {
    recipient:
      '(?:пользовател[а-я]*|получател[а-я]*|адресат[а-я]*|адрес[а-я]*|ящик[а-я]*|запись|аккаунт[а-я]*|домен[а-я]*|користувач[а-я]*|одержувач[а-я]*)',
    gone: '(?:не (?:найден[а-я]*|существует|обнаружен[а-я]*|зарегистрирован[а-я]*|знайден[а-я]*|існує)|неизвест[а-я]*|недействител[а-я]*|удал[её]н[а-я]*|отключ[её]н[а-я]*)',
    no: '(?:нет такого|неизвестный|несуществующий|немає такого)',
    full: '(?:переполнен[а-я]*|переповнен[а-я]*|превышен[а-я]*|заполнен[а-я]*)',
  },
  // Japanese
  {
    recipient: '(?:ユーザー?|アドレス|宛先|あて先|受信者|メールボックス|ホスト|ドメイン)',
    gone: '(?:見つか(?:りません|らな)|存在(?:しません|しな|せず)|不明|ありません|無効|失効|廃止|ディレクトリ)',
    full: '(?:いっぱい|一杯|満杯|オーバー|超えて|超過)',
  },
  // Chinese
  {
    recipient: '(?:用户|用戶|收件人|收件者|邮箱|郵箱|信箱|帐户|帳戶|帐号|账号|地址|域名)',
    gone: '(?:不存在|无效|無效|未找到|找不到|没有找到|已停用|已注销|不正确|不明)',
    no: '(?:找不到|未找到|没有|沒有|未知|无效|無效)的?',
    full: '(?:已满|已滿|超过|超過|超出|空间不足|空間不足)',
  },
  // Korean
  {
    recipient: '(?:사용자|수신자|받는 ?사람|계정|메일함|사서함|주소|도메인)',
    gone: '(?:없습니다|찾을 수 없|존재하지 않|알 수 없|유효하지 않)',
    no: '(?:알 수 없는|존재하지 않는)',
    full: '(?:가득|초과)',
  },
];

/** A letter of any language; `\b` knows those without accents only, and these languages have others. */
const AFTER = '(?![a-z])';
const BEFORE = '(?<![a-z])';
const NEAR = '[^.;]{0,50}?';

const anyOf = (form: (language: Language) => string[]): RegExp =>
  folded(new RegExp(LANGUAGES.flatMap(form).join('|')));

/** Room that has run out; quotas have much the same name everywhere. */
const ROOM = '(?:quota|quotum|cuota|cota|kontingent|speicher\\w*|espace|espacio|espaço|spazio|utrymme)';

export const FULL_ABROAD = anyOf(({ recipient, full }) => [
  `${BEFORE}(?:${recipient}|${ROOM})${NEAR}(?<![a-z])${full}${AFTER}`,
  `${BEFORE}${full}${NEAR}(?<![a-z])${ROOM}${AFTER}`,
]);

export const GONE_ABROAD = anyOf(({ recipient, gone, no }) => [
  `${BEFORE}${recipient}${NEAR}(?<![a-z])${gone}${AFTER}`,
  ...(no ? [`${BEFORE}${no} ?${recipient}${AFTER}`] : []),
]);

export const PASSING_ABROAD = folded(
  /temporalmente|temporariamente|temporairement|temporaneamente|vorübergehend|zeitweilig|tijdelijk|tillfällig|midlertidig|tymczasow|dočasn|väliaikais|geçici|временн|тимчасов|一時的|暂时|暫時|일시적/,
);

/** That a person works there no more, or that an address is not used any more. */
export const LEFT_ABROAD = folded(
  new RegExp(
    [
      '(?<![a-z])(?:arbeitet|ist) nicht mehr (?:bei|in|im|für|beschäftigt|tätig)(?![a-z])|(?<![a-z])(?:ausgeschieden|in (?:rente|pension|den ruhestand))(?![a-z])|(?<![a-z])wird (?:leider )?nicht (?:mehr|länger) (?:verwendet|genutzt|gelesen|abgerufen|bearbeitet|betreut)',
      "(?<![a-z])ne (?:travaille|fait) plus (?:partie|chez|dans|pour|au sein)|(?<![a-z])a quitté (?:la|notre|l['’]) ?(?:société|entreprise|organisation|établissement|école|université)|(?<![a-z])n['’]est plus (?:utilisée?|en (?:service|poste|fonction)|consultée?|relevée?)",
      '(?<![a-z])ya no (?:trabaja|labora|pertenece|presta servicios|forma parte|se (?:usa|utiliza|encuentra))|(?<![a-z])(?:dejó|ha dejado) (?:de trabajar|la empresa|la compañía|la institución)|(?<![a-z])se jubiló',
      '(?<![a-z])não (?:trabalha|faz) mais|(?<![a-z])já não (?:trabalha|faz parte)|(?<![a-z])(?:deixou|saiu d)a? ?(?:empresa|companhia|instituição)|(?<![a-z])não (?:é|está) mais (?:utilizad|em uso|sendo)',
      '(?<![a-z])non (?:lavora|fa) più|(?<![a-z])non è più (?:in (?:uso|servizio)|utilizzat|un dipendente)',
      '(?<![a-z])niet (?:meer|langer) (?:werkzaam|in (?:dienst|gebruik)|actief|gebruikt)|(?<![a-z])werkt niet meer',
      '(?<![a-z])(?:arbetar|jobbar) inte längre|(?<![a-z])har (?:slutat|sluttet|fratrådt)|(?<![a-z])(?:arbejder|jobber|arbeider) ikke (?:længere|lenger)|(?<![a-z])används inte längre',
      'больше не работает|уволен|已(?:经)?(?:离职|離職)|已退休|退職|退社|在籍して(?:いない|いません|おりません)|使用されて(?:いない|いません|おりません)|퇴사|퇴직',
    ].join('|'),
  ),
);

/** Speaks of who sent it. */
export const OF_SENDER_ABROAD = folded(
  /(?<![a-z])(?:remitente|remetente|expediteur|emetteur|absender|mittente|afzender|avsändare|avsender|afsender|nadawc|odesílatel|lähettäjä|gönderen)|отправител|відправник|发件人|發件人|寄件者|送信者|差出人|보낸 ?사람|발신자/,
);

export const REFUSED_ABROAD = folded(
  /(?<![a-z])(?:rechazad|bloquead|rejeitad|recusad|refuse[er]?(?![a-z])|bloque[er]?(?![a-z])|rejete|abgelehnt|verweigert|blockiert|rifiutat|bloccat|geweigerd|geblokkeerd|avvisad|avvist|afvist|odrzucon|zablokowan|odmitnut|hylatty|reddedildi|politique|politica|richtlini)|отклон|отказан|заблокирован|відхилен|拒绝|拒絕|拒否|거부/,
);
