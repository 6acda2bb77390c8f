import type { Lexicon } from '../lexicon.ts';

export const ENGLISH: Lexicon = {
  '': 'a an the of to at in on for by with from is are was be been being it its this that these those there here and or so as very please kindly any some also just then hello hi dear sorry afraid unfortunately regret regrettably currently do does did have has had having am would could should may might such very really quite ever even yet still all both each every own able unto into about regarding concerning thank- best regards apologies sincerely pls plz kind thx ta hiya lovely hon dears because since thats which_is and_that is_that pay_check pay_checks paycheck- pay_stub pay_stubs paystub- pay_slip pay_slips payslip- pay_day payday',
  we: 'we i our us me my ours myself ourselves',
  you: 'you your yours ur u',
  not: 'not no cannot none nothing neither nor unable zero hardly ain cant dont wont didnt doesnt isnt havent couldnt wasnt nope unsuccessful- fail- unwilling negative without_any none_of nada zip zilch nil bupkis',
  'not person': 'nobody no_one noone',
  'not know': 'unknown stranger unfamiliar',
  'not sign': 'unsigned',
  'not allow': 'unauthori-',
  decline:
    'declin- refus- deny denied withhold- bars bar barred prevent- restrict- neither_confirm neither_confirms prohibit- forbid- forbade preclud- disallow- comment_no no_comment off_limits against_policy object- abstain- reluctant hesitant disinclined veto-',
  allow: 'can allow- permit- authoriz- authoris- liberty position free licens-',
  tell: 'take_part takes_part taking_part took_part provid- disclos- confirm- verif- give gives giving gave given share shares sharing shared furnish- divulg- comment- discuss- reveal- answer- respond- participat- complete completes completing completed supplying hand_out say says saying speak- tell tells telling told talk- vouch- fill- releas- acknowledg- attest- certif- reply- responses',
  info: 'information info infos detail- data salary salaries reference references facts particulars wages income anything',
  policy:
    'policy policies procedure- rule rules law laws legal gdpr ferpa hipaa regulation- counsel protocol statute- guideline- compliance',
  secret:
    'confidential- private privacy secret secrecy sensitive privileged classified undisclosed nda nondisclosure non-disclosure',
  consent:
    'authorization- authorisation- consent- waiver- permission approval go-ahead go_ahead green_light say-so say_so thumbs_up john_hancock something_in_writing anything_in_writing affidavit poa loa',
  sign: 'sign signed signs signing signature- notariz- notaris- dated',
  need: 'need- requir- must want wants wanted missing lack- lacks necessary mandatory await- insist- expect-',
  send: 'send sends sending sent attach- submit- upload- resend- includ- enclos- fax faxed faxes faxing mailing return supply_us provide_us give_us get_us show_us get produce bring advise indicate- specify quote state supply pass_me pass_us let_us_know give_me tell_us tell_me',
  forward:
    'forward- rout- redirect- refer refers referred referring passed pass_on passing_on pass_along pass_this handed_on handed_over transferred transfer',
  fee: 'fee fees charge charges charged cost costs costing invoice- payment- prepay- prepaid payable surcharge price bills billed proforma due funds deposit retainer postage',
  pay: 'pay pays paid paying remit- money_order credit_card paypal venmo cheque- wire_transfer zelle',
  record:
    'record records recordkeeping file files system systems database- roster- archive- books hris registry rolls ledger- documentation paperwork history logbook- spreadsheet- binder- cabinet drawer shoebox rolodex microfilm card cards yearbook- transcript- register-',
  payroll: 'payroll',
  find: 'find finds finding found locat- trac- match- appear- exist- show shows showing showed listed turn_up turns_up turned_up come_up comes_up came_up came_back see track_down tracked_down pull_up hits result- listing evidence trace come_across came_across coming_up pop_up pops_up dig_up unearth- retriev- surfac-',
  know: 'know knows knew known recogni- aware familiar heard hear recall- remember- bell bells ring rings idea clue acquainted',
  work: 'work works worked working employ employs employed employee- employment hire hires hired hiring staff enrol- attend- study studied studying studies graduat- alum- student- intern interned volunteer- job teach- degree- teacher- worker- crew',
  person:
    'person- individual- name names named she he her him his hers they them their applicant- candidate- lady gentleman guy man woman mr mrs ms anyone someone anybody somebody fellow people subject',
  contact:
    'contact contacts contacting contacted call calls calling called ask asks asking asked write writes writing try direct- consult- reach out get_in_touch talk_to speak_to speak_with check_with visit- phone- telephone- ring_up ring_you phone_you email_to address_to go_to go_via talk_with ping loop_in get_hold_of get_a_hold_of drop_a_line hit_up',
  office:
    'hr human_resources registrar- department- dept headquarters corporate colleague- campus portal- website- web_site team office offices head_office personnel district bursar administration administrator- division desk supervisor owner bookkeeper accountant accounting accounts secretary desk receptionist front_office hq corporate_office people_team people_ops people_operations talent back_office',
  handle:
    'handl- responsib- in_charge charge_of manage manages managed managing deal deals dealing process processes processed processing keep keeps keeping kept maintain- hold holds held holding run runs administer- own owns access oversee- oversaw look_after looks_after takes_care belong- involved wheelhouse purview remit jurisdiction lane bailiwick',
  wrong:
    'wrong incorrect mistake- mistaken- misdirect- erron- error mixed_up mix-up confus- misaddress- misrout- nothing_to_do no_connection no_affiliation no_relation unrelated mistook no_association not_affiliated not_associated not_connected barking_up astray not_ours not_us',
  vendor:
    'third_party third-party third_parties vendor- provider- outsourc- clearinghouse external outside contractor- service_provider',
  look: 'look- search- check checks checking review- investigat- research- dig digging pull pulling work_on working_on process_your processing in_progress pending under_review being_processed sort sorting chase chasing ask_around inspect- sift- comb- rummag- scour- hunt-',
  sought: 'searched checked looked reviewed scoured combed went_through examined',
  later:
    'soon shortly tomorrow week weeks day days monday tuesday wednesday thursday friday later moment asap hour hours month months afternoon morning eod cob earliest promptly momentarily awhile while bit minute minutes time patience turnaround once',
  will: 'will shall ll going_to gonna let_me let_us intend plan hope aim',
  reply:
    'get_back getting_back come_back coming_back follow_up followup in_touch let_you_know update report_back revert circle_back keep_you_posted hear_from',
  received: 'receiv- got logged ticket case queue- assign- arrived receipt noted registered',
  request:
    'request- inquir- enquir- verification- confirmation- form forms questionnaire- question- query queries questionnaire-',
  mail: 'email- e-mail- mail mails message- messages letter- letters correspondence text texts notification- emails',
  stop: 'stop- ceas- quit desist unsubscribe- remov- delet- take_me take_us opt_out block blocked blocking spam junk harass- leave_us leave_me bother- pester- nag- hound- strike unsolicited purge_our refrain disregard_us blacklist- knock_it_off scram buzz_off beat_it get_lost',
  again: 'again anymore any_more further more any_longer future',
  list: 'list lists distribution mailing_list',
  away: 'out_of_office vacation holiday- sabbatical maternity absent pto annual_leave on_leave sick_leave parental',
  left: 'retired no_longer left departed',
  ident:
    'date_of_birth dob birthdate birthday ssn social_security maiden last_four last_4 student_id student_number employee_id employee_number id_number middle surname identifier- identification initials badge alias- spelling spelled spell married_name full_name year_of years_attended time_frame timeframe id ids number numbers middle_name other_name other_names previous_name former_name birth badge_number clock_number payroll_number matriculation',
  which: 'which who what when whom whose where why how',
  right: 'right correct proper appropriate',
  other: 'other another different separate else alternative',
  only: 'only solely exclusively strictly',
  unless: 'unless until without before absent upon pending provided after til prior_to first',
  closed:
    'destroyed shredded lost burned burnt flood- fire purged liquidat- dissolved bankrupt- defunct shut ceased_operations gone_out out_of_business wound_up destruction',
  never: 'at_no_time never not_once not_ever never_ever',
  org: 'company companies employer- firm firms organization- organisation- business businesses school schools university universities college colleges institution- employers corporation entity shop store restaurant partnership realty agency agencies',
  broken:
    'blank empty unreadable illegible corrupt- garbled blurry blurred cut_off expired outdated stale incomplete unopenable',
  auto: 'automat- autoreply auto-reply autoresponder unmonitored',
  if: 'if whether in_case',
  'stop mail': 'be_the_last the_last_one last_warning',
  address: 'address addresses mailbox inbox',
  machine: 'user users recipient- smtp mailer',
};
