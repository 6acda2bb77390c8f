/**
 * Words of sentences that call right what was asked, by what they do there; each group has a language a line. Names of what was
 * asked ("title", "dates", "grado") are in none of them: who names one judges that one alone.
 */

const wordsOf = (...languages: readonly string[]): ReadonlySet<string> =>
  new Set(languages.flatMap((words) => words.trim().split(/\s+/)));

/** All of it: one of these has to be there, unless a verdict stands alone. */
export const ALL_WORDS = wordsOf(
  'all everything every each both it that this these those thats its above below whole lot entirety information info details data particulars points entries items facts statements contents statement',
  'todo todos toda todas esto eso ello datos informacion informaciones totalidad',
  'tout tous toute toutes cela ca ceci informations elements donnees renseignements ensemble totalite',
  'alles alle allem aller samtliche samtlichen das dies angaben daten punkte informationen',
  'tudo isso isto dados informacoes',
);

/** All of it without a doubt: "that is fine" may be said of anything, "all fine" not. */
export const SURELY_ALL = wordsOf(
  'all everything every information info details data particulars points entries items facts statements contents',
  'todo todos toda todas datos informacion totalidad',
  'tout tous toute toutes informations elements donnees renseignements ensemble',
  'alles alle samtliche samtlichen angaben daten punkte informationen',
  'tudo todos todas dados informacoes',
);

/** Says that something else is not right, or was corrected. */
export const REST_WORDS = wordsOf(
  'rest else other others otherwise remainder remaining',
  'resto demas restante restantes otros otras',
  'reste autre autres',
  'rest ubrige ubrigen sonst ansonsten andere anderen',
  'restante restantes demais outros outras',
);

/** What was asked, where it is counted up behind all of it: "everything is right, title and both dates". */
export const FIELD_NAMES = wordsOf(
  'title titles position role job date dates start end hire employer company school degree major field location graduation',
  'cargo puesto fecha fechas inicio fin titulo carrera empresa ambas ambos dos',
  'poste titre date dates debut diplome filiere entreprise deux',
  'stelle titel datum eintritt austritt abschluss studiengang firma beide beiden zwei',
  'cargo funcao data datas inicio fim titulo curso empresa duas dois',
);

/** A verdict too, where a word for all or the rest is beside: "yes to all of it". */
export const YES_WORDS = wordsOf('yes yep yeah yup aye si oui ja sim');

/** What may stand beside a verdict that is all the sentence says: "Yes, that's correct." */
export const LONE_WORDS = wordsOf(
  'yes yep yeah yup hi hello that this it is thats its all looks seems',
  'si es todo hola',
  'oui cela c est ca bonjour',
  'ja das ist hallo',
  'sim isso esta ola',
);

/** What else such sentences are made of. */
export const FILLERS = wordsOf(
  'yes yep yeah yup aye sure ok okay hi hello hey dear sir madam team maam good morning afternoon evening day thanks thank you regards cheers please note',
  'i we us our ours my me he she they his her their him them the a an and or so now then is are was were be been being has have had do does did can',
  'of by on in to from for with as at per against according via you your yours here there same just exactly precisely indeed also very quite fully completely totally entirely absolutely perfectly hereby gladly',
  'confirm confirmed confirms confirming verify verified certify attest agree agreed checked check checking reviewed compared looked found find seems seem appears appear looks look',
  'stated given listed provided submitted supplied furnished claimed reported mentioned shown sent attached requested enclosed written presented described put wrote gave say said state list told entered',
  'record records file files system database books payroll archives side end part line lines word bit item piece one two three four five six point stuff what which who whom',
  'got ve youve theyve weve ive concerning regarding relating pertaining',
  'relativos relativas relativo referente referentes respecto concernant relatifs relatives relatif bezuglich betreffend hinsichtlich',
  'candidate applicant employee individual student person former subject mr mrs ms miss dr employment education background hr 100 percent',
  'si hola buenos dias buenas tardes gracias saludos estimados estimado senor senora senorita sr sra srta el la los las lo un una de del que y o en al a con por para segun tal como asi',
  'es son fue esta estan estas estos este nuestro nuestra nuestros nuestras su sus usted ustedes me nos le les se ha han indica indican indicado indicada indicados indicadas facilitado facilitados facilitada aportado aportados aportada proporcionado proporcionados proporcionada enviado enviados enviada solicitado solicitados declarado declarados declarada senalado senalados senalada mencionado mencionados mencionada',
  'figura figuran consta constan confirmo confirmamos confirmado confirmada confirmados confirmadas confirma efectivamente muy arriba abajo anterior anteriores trabajador trabajadora candidato candidata registros archivos sistema expediente nomina',
  'oui bonjour bonsoir merci madame monsieur mme mlle m le la les l des de du d vos votre notre nos ces cette ce c qu que vous nous je on et ou au aux a par sur dans pour avec chez est sont etait etaient bien fait ca pour cest',
  'avez indique indiques indiquee indiquees indiquez fourni fournis fournie fournies transmis transmises communique communiques communiquees mentionne mentionnes mentionnees donne donnes donnees ecrit ecrivez confirme confirmons certifie certifions atteste attestons dessus dessous ci absolument parfaitement entierement totalement dossier dossiers fichiers candidat candidate',
  'uberein kurz knapp ja hallo guten tag morgen danke die der den dem des ein ihre ihren ihrer ihnen sie es uns unsere unseren unserer wir ich er zu zum zur von vom fur uber bei mit nach in im und auch so wie genau soweit hiermit alle',
  'bestatige bestatigen bestatigt unten oben stehend stehenden aufgefuhrt aufgefuhrten angegeben angegebenen geschrieben genannt genannten gemacht gemachten mitgeteilt mitgeteilten ubermittelt ubermittelten gelistet haben hat ist sind war waren vollstandig obige obigen obenstehenden untenstehenden unterlagen akten akte system personalakte laut gemass bewerber bewerberin herr herrn frau also',
  'sim ola bom dia boa tarde obrigado obrigada prezados prezado os as o a do da dos das no na nos nas em e ou com por pelo pela para ao aos foi foram esta estao sao meu minha nosso nossa nossos nossas seu sua seus suas senhor senhora',
  'confirmo confirmamos confirmado confirmada confirmados confirmadas informado informados informada informadas fornecido fornecidos fornecida prestados prestadas prestada enviados apresentados declarados acima abaixo registros cadastro sistema acordo conforme candidato candidata voce voces que',
);
