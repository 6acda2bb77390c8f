/** What is set apart with marks: a whole conversation, a block from its beginning to its end, a frame, an object. */
export const BLOCKS: readonly RegExp[] = [
  /<(?<tag>[a-z][\w-]{1,30})(?: [^<>\n]{0,100})?>[\s\S]{0,2000}?<\/\k<tag>>/gi,
  /\[(?<tag>[a-z]{2,20})\][\s\S]{0,2000}?\[\/\k<tag>\]/gi,
  /<\|[^|\n]{1,40}\|>[\s\S]{0,2000}<\|[^|\n]{1,40}\|>[^\n]{0,200}/g,
  /(?<![-=#*<>[(~_])[-=#*<>[(~_]{2,30} ?(?:begin|start|anfang|beginn|inicio|debut|d[ée]but)\b[\s\S]{0,2000}?[-=#*<>[(~_]{2,30} ?(?:end|ende|fin|fim)\b[^\n]{0,60}/gi,
  /^[-=#*~_]{2,30} ?\p{L}[^\n]{2,80}\n[\s\S]{0,2000}?\n[-=#*~_]{2,30} ?(?:end|ende|fin|fim)\b[^\n]{0,60}$/gimu,
  /(?<=\n)[-=#*_]{2,} ?(?:end of|next) (?:the )?(?:e-?mail|mail|message|record|input|prompt)\b[\s\S]{0,8000}$/gi,
  /`{3}[\s\S]{0,2000}?`{3}/g,
  /^[^\S\n]{0,20}[{[]\s{0,20}[{"][\s\S]{0,2000}?[}\]][^\S\n]{0,20}$/gm,
  /\[\[[^\]]{3,1500}\]\]|\{\{[^}]{3,1500}\}\}|\[[^[\]]{3,1500}\]|\{[^{}]{3,1500}\}|\([^()]{3,1500}\)/g,
];
