/** Data in a notation of programs: objects, elements, what stands before the words of a page. */
const DATA: readonly RegExp[] = [
  /^[^\S\n]{0,20}\{\s{0,20}"[\s\S]{0,2000}?\}[^\S\n]{0,20}$/gm,
  /^[^\S\n]{0,20}<\?xml[\s\S]{0,2000}>[^\S\n]*$/gm,
  /^[^\S\n]{0,20}<(?<tag>[a-z][\w-]*_\w+|[A-Z]\w+[A-Z]\w*)(?: [^<>\n]{0,100})?>[\s\S]{0,2000}?<\/\k<tag>>/gm,
  /^---\n(?=[\s\S]{0,300}?(?:\w_\w+:|: (?:true|false)\b))(?:[\w-]+: [^\n]*\n){2,12}---$/gm,
];
/** From how many other words on data stands beside what a person wrote. */
const WRITTEN = 5;

/** Without data for programs where a person has written beside it: what they say counts. */
export function withoutData(text: string): string {
  const left = DATA.reduce((rest, data) => rest.replace(data, ''), text);
  return (left.match(/\p{L}{2,}/gu)?.length ?? 0) < WRITTEN ? text : left;
}
