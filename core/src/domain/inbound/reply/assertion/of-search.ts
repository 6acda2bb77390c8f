import { fold, folded } from '../../read/fold.ts';

/** What is looked through, in five languages. */
const HELD =
  '(?:range|records?|data|files?|history|archives?|systems?|databases?|programs?|sources?|periods?|years?|registros?|archivos?|libros?|fondos|bases? de datos|periodos?|registres?|dossiers?|periodes?|archiv(?:e|bestand)?|bestand|zeitraum|akten|datenbank(?:en)?|arquivos?|livros?|bancos? de dados|periodos?)';
const LOOKED =
  '(?:search(?:ed|es)?|queried|scanned|looked (?:up|in|at|through)|consultad[oa]s?|revisad[oa]s?|buscad[oa]s?|consultee?s?|recherchee?s?|durchsucht\\w*|gepruft\\w*|abgefragt\\w*|pesquisad[oa]s?|verificad[oa]s?)';

/** "Programs searched", "Range available", "Search keys", "Testing archive", "Durchsuchter Zeitraum". */
const LABEL = folded(
  new RegExp(
    [
      `\\b${HELD}(?: \\p{L}+){0,2} (?:${LOOKED}|available|covered|held|kept|retained|searchable|indexed|disponibles?|verfugbar|disponive(?:l|is))(?![\\p{L}])`,
      `(?:^|\\s)${LOOKED}(?: \\p{L}+){0,2} ${HELD}(?![\\p{L}])`,
      '^(?:search|lookup|query|retrieval|suche|suchlauf|busqueda|recherche|busca|pesquisa)(?: \\p{L}+){0,3}$',
      `^(?:\\p{L}+ )?(?:coverage|retention|holdings|archives?|archiv(?:bestand)?|archivos?|arquivos?)(?: (?:of|period|range|from|years?|records?))?$`,
      '^(?:\\p{L}+ ){1,2}(?:search(?:ed|es)?|queried|scanned|looked up|consultad[oa]s?|buscad[oa]s?|recherchee?s?|abgefragt\\w*|gesucht\\w*|pesquisad[oa]s?)$',
      `^${LOOKED}(?: (?:in|through|by|for|from|on))?$`,
    ].join('|'),
    'iu',
  ),
);
const SEARCHED = folded(new RegExp(`^\\W*${LOOKED}(?![\\p{L}])[^.;,]{0,50}$`, 'iu'));

const LINE =
  /^[\s*•·–▪#|-]*(?:\(?\d{1,2}[.)]\s*)?(?<label>\p{L}[^:=|.]{0,60}?)\s*(?:[:=|]|\.{2,}|\s{2,})\s*(?<value>\S.*)$/u;

/** Whether a line of a form tells what was looked through, and not what was found: "Range available .... 2009 to present". */
export function isOfSearch(line: string): boolean {
  const { label, value = '' } = LINE.exec(fold(line))?.groups ?? {};
  return label !== undefined && (LABEL.test(label) || SEARCHED.test(value));
}
