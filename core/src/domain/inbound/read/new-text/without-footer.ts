/** What programs add below what was written. */
const FOOTER =
  /^(?:sent (?:from|via|using) (?:my )?[^:]{2,40}|sent with [^:]{1,40}\b(?:e-?mail|app)|(?:get|download) outlook for [^:]{2,20}|outlook (?:für|para|pour|voor|per|til|för) [^:]{2,40}|(?:obtener|obter|téléchargez?|scarica|hämta|hent) outlook [^:]{2,40}|von meinem [^:]{2,40} gesendet|gesendet (?:von|mit|aus) [^:]{2,40}|enviad[oa] (?:desde|do|de|a partir d[oe]) (?:mi|meu|el|un)? ?[^:]{2,40}|envoyé (?:de|depuis|à partir de) mon [^:]{2,40}|inviato da(?:l mio)? [^:]{2,40}|verstuurd (?:vanaf|met) [^:]{2,40}|skickat från [^:]{2,40})\.?(?:<https?:[^>\s]{1,200}>)?$/iu;

/** A text without such a line at its end, where it is a paragraph of its own. */
export function withoutFooter(text: string): string {
  const end = text.trimEnd();
  const start = end.lastIndexOf('\n') + 1;
  const isOwn = start > 0 && /\n[ \t]*\n$/.test(end.slice(Math.max(0, start - 100), start));
  return isOwn && FOOTER.test(end.slice(start).trim()) ? end.slice(0, start).trimEnd() : text;
}
