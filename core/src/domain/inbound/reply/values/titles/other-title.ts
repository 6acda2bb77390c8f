/** What makes another title of the one behind it, in five languages: a deputy, a trainee, who acts for another. */
const RANK =
  '(?:senior|sr\\.?|junior|jr\\.?|assistant|asst\\.?|lead|chief|associate|apprentice|deputy|head|vice|co|trainee|intern|student|principal|executive|acting|interim|former|aspiring|second|first|third|night|relief|probationary|substitute|adjunct|(?:stellv|stv)(?:ertretend\\p{L}*|\\.)|vize|kommissarisch\\p{L}*|angehend\\p{L}*|leitend\\p{L}*|ehemalig\\p{L}*|(?:erst|zweit|dritt)e[nrms]?|ayudante|asistente|ajudante|assistente|auxiliar|aprendiz|sub|primera?|segund[oa]|primeir[oa]|aide|assistante|adjointe?|apprentie?|sous|premi[eè]re?|seconde?|futur[oa]?e?)';
const RANK_BEFORE = new RegExp(`(?<!\\p{L})${RANK}[ -]$`, 'iu');

/** What is said of a person before a title with its rank: "was his", "zuletzt als", "occupait un poste d'". */
const HELD_RANK = new RegExp(
  `(?<!\\p{L})(?:(?:was|were|is|been|became|made (?:him|her|them)|as|war|als|era|fue|como|foi|[ée]tait|comme|poste de)(?: \\p{L}+){0,2}? |poste d['’])(?<rank>(?:${RANK}[ -])+)$`,
  'iu',
);

/** Another title of which the claimed one is the end: "ayudante de cocinero", "assistant to the director". */
const HELPS =
  /(?<before>\p{L}{3,}) (?:de|del|da|do|des|du|d['’]|of|to)(?: (?:the|our|la|el|le|los|o|a))?\s*$/iu;
const NO_HELP =
  /^(?:cargo|puesto|poste|fun[cç][aã]o|fun[cç][õo]es|funci[óo]n|funciones|fonctions?|labores|labor|tareas|atividades|cargos|categor[íi]a|t[íi]tulo|title|position|role|job|capacity|lieu|emploi|empleo|trabajo|trabalho|travail|work|calidad|qualit[ée]|qualidade|duties|kind|sort|type|rank|level|grade|rol|papel|rango|promoted|advanced|moved|raised|elevated|transferred|changed|reclassified|upgraded|hired|up|grado|degree|bachelor|master|aqu[íi]|ac[áa]|ah[íi]|ici|trabaj\p{L}*|trabalh\p{L}*|travaill\p{L}*|estuvo|era|été)$/iu;

/** Whether a title goes on before or behind: a senior analyst is no analyst, and an analyst's assistant neither. */
export function isPartOfTitle(text: string, { index, words }: { index: number; words: string }): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index + words.length);
  // At the beginning of a sentence every word has a capital letter.
  const hasNameBefore =
    /[\p{L}\d,] \p{Lu}[\p{Ll}-]+ $/u.test(before) &&
    !/\b(?:The|An?|Our|Title|Position|Role|Job|As) $/.test(before);
  const helper = HELPS.exec(before)?.groups?.before;
  return (
    hasNameBefore ||
    // "aide-menuisier"
    /\p{L}-$/u.test(before) ||
    (helper !== undefined && !NO_HELP.test(helper)) ||
    RANK_BEFORE.test(before) ||
    RANK_BEHIND.test(after) ||
    /^ (?:(?:[IVX]+|\d{1,2})(?![\d/-]|\.\d)\b(?! (?:[Ss]tates?|STATES?|[Hh](?:ou)?rs?|HOURS|[Yy](?:ea)?rs?|YEARS|[Mm]onths?|[Ww]eeks?)\b)|(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Since|From|Until|Yes|No)\p{Ll}*\b)\p{Lu}\p{Ll}+|(?:manager|supervisor|lead|coordinator)\b)/u.test(
      after,
    )
  );
}

/** "Welder's helper", "gerente adjunto", "Schichtleiter in Vertretung". */
const RANK_BEHIND =
  /^(?:['’]s|s['’]?)?[ -](?:(?:assistants?|assisting|trainees?|helpers?|apprentices?|interns?|aides?|understudy|mate|tender|runner|(?:stellvertreter|assistent|gehilfe|helfer|anw[äa]rter|lehrling)(?:in)?|adjunt[oa]|adjointe?|suplente|suppl[ée]ante?|substitut[oa]|auxiliar|a[s]?sistente|assistante?|interin[oa]|j[úu]nior|s[êe]nior|pleno|jefe|chefe|d[ée]butante?|stagiaire|apprentie?|aprendiz)(?!\p{L})|(?:en (?:second|pr[áa]cticas|formaci[óo]n|formation|funciones)|par int[ée]rim|in (?:Ausbildung|Vertretung|Einarbeitung)|em (?:forma[çc][ãa]o|treinamento))(?!\p{L}))/iu;

/** The claimed title with the rank before it, where a person is said to have held that: "Roz was his assistant harbor master". */
export function rankedTitle(text: string, { index, words }: { index: number; words: string }): string | null {
  const { rank } = HELD_RANK.exec(text.slice(0, index))?.groups ?? {};
  return rank === undefined ? null : `${rank}${words}`;
}
