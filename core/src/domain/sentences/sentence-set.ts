/** Names of the placeholders in a sentence: `{at}` and `{zone}` of "until {at} {zone}". */
type Placeholders<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Template extends string> = [Placeholders<Template>] extends [never]
  ? []
  : [values: Record<Placeholders<Template>, string | number>];

/** A sentence by its code, with what stands for its placeholders. */
export interface ReadSentence<Code extends string> {
  code: Code;
  values: Record<string, string>;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Sentences that clients are told in words, and people in their own language: each has a code. What was said is read
 * back by it, so that rows keep what the API says, and those of earlier releases are understood as well.
 * @param templates each sentence by its code, as "until {at}"; of two that a text fits, the first is meant
 */
export function sentenceSet<const Templates extends Record<string, string>>(templates: Templates) {
  type Code = keyof Templates & string;
  const codes = Object.keys(templates) as Code[];
  const forms = codes.map((code) => ({ code, form: formOf(templates[code] ?? '') }));
  return {
    say<Said extends Code>(code: Said, ...[values]: Values<Templates[Said]>): string {
      const given: Record<string, string | number> = values ?? {};
      return (templates[code] ?? '').replace(PLACEHOLDER, (_all, name: string) => String(given[name]));
    },
    /** @returns null for a text that is none of them */
    read(text: string): ReadSentence<Code> | null {
      for (const { code, form } of forms) {
        const found = form.exec(text);
        if (found) return { code, values: { ...found.groups } };
      }
      return null;
    },
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands for a placeholder is as short as it can be. */
function formOf(template: string): RegExp {
  const parts = template.split(PLACEHOLDER);
  const form = parts.map((part, index) => (index % 2 === 1 ? `(?<${part}>.+?)` : escaped(part)));
  return new RegExp(`^${form.join('')}$`, 's');
}
