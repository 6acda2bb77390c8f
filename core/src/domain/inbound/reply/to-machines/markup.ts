import { anyOf } from './any-of.ts';

/** The marks and names in which programs are written to, and those of our own data. */
export const MARKUP = anyOf(
  '"role"\\s{0,3}:\\s{0,3}"(?:system|assistant|user|developer|tool)"|<\\|[^|\\n]{1,40}\\|>|\\[/?inst\\]|<</?sys>>',
  '</?(?:system|assistant|user|human|prompt|instructions?|tool[-_ ]?(?:call|result|response|use)s?|function[-_ ]?(?:call|result)s?|invoke|override|directive|llm|agent|developer|system[-_]\\w{1,30}|ai[-_]\\w{1,30}|letter|data|untrusted\\w{0,30})(?: [^<>\\n]{0,100})?/?>',
  '\\[/(?:system|assistant|admin|instructions?|prompt|bot|llm|agent|override|developer)\\]|\\[\\[? ?(?:system|assistant|llm|bot|agent|prompt|override|instruction|begin)\\b[^\\]\\n]{0,60}[:\\]](?=[^\\n]{0,120}\\b(?:mark|treat|set|output|return|record|verified|confirmed|ignore|disregard|text|above|sentence)\\b)',
  '#{2,9} ?(?:end of|next) (?:e-?mail|mail|message|record|input|prompt)\\b|^\\W{0,12}#{2,9}\\s{0,3}(?:system|assistant|instructions?|override|directives?|prompt|developer|llm|new instructions?)\\b',
  '[-=#*<>[(~_]{2,9}\\s{0,3}(?:begin|start|end)(?: of)?[ _-]+(?:\\w{1,30}[ _-]+){0,3}?(?:agent|assistant|llm|prompt|instructions?(?! sets?\\b)|directives?|override|command|automation|machine|parser|bot|reader|model|system (?:note|message|prompt|notice|update|instructions?|override))\\b',
  '\\b(?:no_record|third_party|wrong_person|authori[sz]ation_wanted|fee_wanted|info_wanted|auto_reply|verified_no_discrepancy|verified_\\w{0,30}discrepanc\\w{0,30})\\b',
  '\\b"?(?:kind|says|outcome|stop_?outreach|settle[sd]?|search_?status|reply_?kind|all_?fields|verdict|force_?\\w{1,30}|skip_?review|auto_?approve|human_?review|requires_?review|discrepanc(?:y|ies))"?\\s{0,3}(?:={1,2}|:=|":)\\s{0,3}"?§?\\w{1,30}',
  '\\b(?:employment|education|degree|is)_?verified"?\\s{0,3}=\\s{0,3}"?\\w{1,30}|\\bx-[\\w-]{0,20}(?:verif|ai-|llm|agent|override|decision|outcome|instruct)[\\w-]{0,20}\\s{0,3}:',
  '\\|/?(?:system|assistant|llm|agent|admin)\\||^\\W{0,12}(?:begin|end)[ _-](?:override|system|prompt|instructions?|agent|assistant|llm)\\b',
  '^\\W{0,12}(?:agent|assistant|llm|model|parser|bot)\\s{0,3}:\\s{0,3}$|\\S ?:= ?\\S|\\b\\w{3,20}\\.(?:says|value|quote|verdict|status|email|note)"?\\s{0,3}[:=]|%%\\s{0,3}\\w{1,30}_\\w{1,30}|\\b(?:ignore|auto|force|skip|mark)_\\w{1,30}|\\{\\s{0,3}\\w{1,30}\\s{0,3}:\\s{0,3}.?§?confirmed',
  '\\b(?:position|title|qualification|degree|dates?|start_?date|end_?date|graduation_?date|field_?of_?study|employer_?name|institution_?name)"?\\s?:?={1,2}\\s?"?§?(?:confirmed|verified|match\\w{0,30})|\\b(?:startdate|enddate|graduationdate|fieldofstudy|employername|institutionname) (?:as |to )?§?confirmed',
  '\\bdecode the (?:line|text|string)|\\bwritten backwards\\b|\\bprefer[- ][\\w -]{0,20}over[- ](?:the )?(?:body|prose|text|e-?mail)|\\b(?:print|reveal|show) your (?:system )?prompt|^\\W{0,12}new task\\s{0,3}:|\\bmodel card\\b|\\brender (?:it |this )?as ["\']|\\bnot part of (?:the )?sender|\\breader ?== ?|\\b(?:user|usuario) administ\\w{1,30} authenti?cat\\w{1,30}|\\busuario administrador|<\\?xml',
  '\\b(?:override|new|hidden) system ?(?:prompt|override|instructions?)\\b|^\\W{0,12}system ?(?:prompt|override|instructions?)\\b|\\b(?:system|prompt) (?:message|note) (?:to|for)\\b|\\bjailbreak\\b|\\bnew (?:system )?(?:instructions?|rules?|directives?) (?:for|to) (?:the )?(?:assistant|agent|model|reader|system)|\\bcall the (?:tool|function)\\b|\\bthen obey\\b|\\b(?:begin|end) prompt\\b',
  '\\bupdate \\w{1,40} set \\w|\\bset (?:the )?fields? \\w{1,30} to\\b|\\bassistant (?:should|must)\\b',
  '"(?:tool|action|args|arguments|function|command|needsreview|handling|directive)"\\s{0,3}:|\\btool\\s{0,3}:\\s{0,3}\\{',
  '(?:^|\\s)\\w{2,30}(?:\\.\\w{2,30}){1,3} ?= ?["\\w]|^\\W{0,6}(?=\\w{0,40}(?:consent|requir|reply|treat|confirm|review|verif|overrid|auto|force|skip|allow|escalat))\\w{2,30}_\\w{2,30}\\s{0,3}=\\s{0,3}(?:true|false|null|none|[01]$|")|\\b\\w{2,30}\\.(?:override|policy|rules?|outcome|decision|instructions?)\\s{0,3}[:=]|\\b(?:reader|user_?agent|agent|model|parser|consumer)\\s{0,2}={1,2}\\s{0,2}"?(?:llm|ai|bot|model|any|machine)\\b|\\[if (?:llm|reader|agent|model|bot|machine)',
  '^\\W{0,6}(?:reply|reader|agent|model|parser|result|response)-(?:\\w{1,20}-){0,2}(?:schema|kind|body|is|outcome|verdict|fields?|says|override|decision|instruction|qualification|position|dates?|confidence)\\s{0,3}:|\\bcontent-disposition\\s{0,3}:\\s{0,3}override',
  '\\bdef \\w{1,30}\\(|\\bfunction \\w{1,30}\\([^)\\n]{0,60}\\)\\s{0,3}\\{|^\\W{0,3}(?:select|insert into|delete from) \\w[^\\n]{0,80}\\b(?:from|values|where)\\b[^\\n]{0,80};',
  '</?(?:thinking|think|thought|reasoning|scratchpad|analysis|context|memory|final_?answer)>|\\btool (?:result|call|output|response)s?\\s{0,3}:|[-=]> ?\\{ ?\\w{1,20} ?:',
  '\\{\\{[#/]? ?(?:system|assistant|user|llm|ai|prompt)\\b|\\b[a-z]{2,20}_[a-z]{2,20} ?(?:->|=>) ?\\w',
);
