type Fields = Record<string, unknown>;

/** A value that breaks a rule, and the field that the refusal is to name; empty for the value itself. */
interface RuleBreak {
  value: unknown;
  named: string;
}

/** A rule across several fields, which no JSON schema says. */
export interface Rule {
  /** Brings values that are fine each for itself into line. */
  mend(value: unknown): unknown;
  /** Ways to break the rule and nothing else. */
  breaks(value: unknown): RuleBreak[];
}

/** A rule about an object: how to keep it, and changes that break it by the field that is then named. */
const objectRule = (
  mend: (fields: Fields) => Fields,
  ...changes: [named: string, change: (fields: Fields) => Fields][]
): Rule => ({
  mend: (value) => mend(value as Fields),
  breaks: (value) => changes.map(([named, change]) => ({ named, value: change(value as Fields) })),
});

const atLeastOneOf = (...names: string[]): Rule =>
  objectRule(
    (fields) =>
      names.some((name) => fields[name] !== undefined) ? fields : { ...fields, phone: '+15125550100' },
    ['', (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))],
  );

const has = (value: unknown): boolean => value !== undefined && value !== null;
const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;
const listOf = (value: unknown): Fields[] => (value ?? []) as Fields[];

const option = { value: 'a', label: 'A' };
const isSelect = ({ type }: Fields) => type === 'single_select' || type === 'multi_select';
const isAction = ({ outcome }: Fields) => outcome === 'ACTION_REQUIRED';
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const HINT = { phone: '+15125550100' };
/** Nothing but its own hints names a contact for a search that skips research. */
function hinted(config: unknown): unknown {
  const { research, outbound } = fieldsOf(config);
  const { contactHints } = fieldsOf(outbound);
  if (!fieldsOf(research).skipResearch || listOf(contactHints).length > 0) return config;
  return { ...fieldsOf(config), outbound: { ...fieldsOf(outbound), contactHints: [HINT] } };
}
const unhinted = (config: unknown): Fields => ({
  ...fieldsOf(config),
  research: { skipResearch: true },
  outbound: { ...fieldsOf(fieldsOf(config).outbound), contactHints: [] },
});

/** A secret from before is of use only beside the one of now. */
const rotated = objectRule(
  (fields) => (has(fields.secret) ? fields : without(fields, 'previousSecret')),
  ['previousSecret', (fields) => ({ ...without(fields, 'secret'), previousSecret: 'before' })],
);

/** A list in which nothing is answered twice; the field is the one that then is named. */
const answeredOnce = (field: string, keyOf: (answer: Fields) => string): Rule => ({
  mend: (value) => [...new Map(listOf(value).map((answer) => [keyOf(answer), answer])).values()],
  breaks: (value) => {
    const [first, ...others] = listOf(value);
    return first ? [{ named: `${others.length + 1}.${field}`, value: [first, ...others, first] }] : [];
  },
});

const [EARLY, LATE] = ['2001-01-01', '2002-02-02'];

/** By the place of the value that a rule is about. */
export const RULES: Record<string, Rule> = {
  OrderCreate: objectRule(
    (order) => ({
      ...order,
      searchTypes: listOf(order.searchTypes).map((search) =>
        search.searchConfig ? { ...search, searchConfig: hinted(search.searchConfig) } : search,
      ),
      ...(order.defaultSearchConfig ? { defaultSearchConfig: hinted(order.defaultSearchConfig) } : {}),
    }),
    [
      'defaultSearchConfig.research.skipResearch',
      (order) => ({
        ...without(order, 'history'),
        searchTypes: [{ searchType: 'EMPLOYMENT' }],
        defaultSearchConfig: unhinted(order.defaultSearchConfig),
      }),
    ],
    [
      'searchTypes.0.searchConfig.research.skipResearch',
      (order) => ({
        ...without(order, 'history'),
        searchTypes: [{ searchType: 'EDUCATION', searchConfig: unhinted({}) }],
      }),
    ],
  ),
  'ApplicantCreate.addresses': {
    mend: (value) =>
      listOf(value).map((address, index) => {
        if (index === 0) return { ...address, endDate: null };
        const { startDate, endDate } = address;
        const ordered = has(endDate) && String(startDate) < String(endDate);
        return ordered ? address : { ...address, startDate: EARLY, endDate: LATE };
      }),
    breaks: (value) => {
      const [current, ...former] = listOf(value);
      if (!current) return [];
      const backwards = { ...current, startDate: LATE, endDate: EARLY };
      return [
        { named: '', value: [current, current, ...former] },
        { named: '', value: [{ ...current, startDate: EARLY, endDate: LATE }, ...former] },
        { named: `${former.length + 1}.startDate`, value: [current, ...former, backwards] },
      ];
    },
  },
  'SearchRequest.verificationQuestions': {
    mend: (value) => {
      const asked = new Map<unknown, Fields>();
      return listOf(value).flatMap((question) => {
        if (asked.has(question.questionId)) return [];
        const earlier = asked.get(fieldsOf(question.condition).dependsOn);
        asked.set(question.questionId, question);
        if (!has(question.condition)) return [question];
        if (!earlier) return [without(question, 'condition')];
        // What the other question can be answered with is a rule about both.
        const answers = isSelect(earlier)
          ? { values: [listOf(earlier.options)[0]?.value ?? option.value] }
          : {};
        return [{ ...question, condition: { ...fieldsOf(question.condition), ...answers } }];
      });
    },
    breaks: (value) => {
      const questions = listOf(value);
      const [first] = questions;
      if (!first) return [];
      const condition = { dependsOn: first.questionId, operator: 'equals', values: ['a'] };
      return [
        { named: `${questions.length}.questionId`, value: [...questions, first] },
        { named: '0.condition.dependsOn', value: [{ ...first, condition }, ...questions.slice(1)] },
      ];
    },
  },
  VerificationQuestion: objectRule(
    (question) => {
      const { minSelections: least, maxSelections: most } = question;
      const given = listOf(question.options);
      const options = given.filter(({ value }, at) => given.findIndex((each) => each.value === value) === at);
      const offered = Math.min(
        has(most) ? Number(most) : Infinity,
        isSelect(question) ? options.length : Infinity,
      );
      const bounded = has(least) && Number(least) > offered;
      return {
        ...(bounded ? without(question, 'minSelections') : question),
        ...(given.length > 0 ? { options } : {}),
        ...(isSelect(question) && given.length === 0 ? { options: [option] } : {}),
      };
    },
    ['options', (question) => ({ ...question, type: 'single_select', options: [] })],
    ['options', (question) => ({ ...without(question, 'options'), type: 'multi_select' })],
    ['minSelections', (question) => ({ ...question, minSelections: 3, maxSelections: 2 })],
  ),
  'SearchConfig.channels': objectRule(
    (channels) => (channels.blockedDestinations ? without(channels, 'allowedDestinations') : channels),
    [
      'allowedDestinations',
      (channels) => ({ ...channels, allowedDestinations: [], blockedDestinations: [] }),
    ],
  ),
  'SearchConfig.timing.businessHours': objectRule(
    (hours) => {
      const { startTime = '09:00', endTime = '17:00' } = hours;
      return String(startTime) < String(endTime) ? hours : { ...hours, startTime: '00:00', endTime: '23:59' };
    },
    ['startTime', (hours) => ({ ...hours, startTime: '18:00', endTime: '18:00' })],
    ['startTime', (hours) => ({ ...without(hours, 'endTime'), startTime: '17:00' })],
  ),
  'SearchConfig.outbound.contactHints.[]': atLeastOneOf('email', 'phone', 'fax', 'thirdPartyVendor'),
  ContactMethod: atLeastOneOf('email', 'phone', 'fax'),
  ReviewedClaim: objectRule(
    ({ note }) => ({ record: 0, decision: 'REJECT', ...(has(note) ? { note } : {}) }),
    ['field', (claim) => ({ ...without(claim, 'field'), decision: 'CORRECT', value: 'Analyst' })],
    ['value', (claim) => ({ ...without(claim, 'match'), decision: 'ACCEPT', value: 'Analyst' })],
    ['match', (claim) => ({ ...without(claim, 'value'), decision: 'REJECT', match: 'MATCH' })],
  ),
  'ReviewCreate.claims': { mend: (value) => listOf(value).slice(0, 1), breaks: () => [] },
  Resolution: objectRule(
    (resolution) =>
      isAction(resolution)
        ? { ...resolution, reasonCode: resolution.reasonCode ?? 'OTHER' }
        : without(resolution, 'reasonCode'),
    ['reasonCode', (resolution) => ({ ...without(resolution, 'reasonCode'), outcome: 'ACTION_REQUIRED' })],
    ['reasonCode', (resolution) => ({ ...resolution, outcome: 'VERIFIED', reasonCode: 'OTHER' })],
  ),
  SearchUpdate: objectRule(
    (update) =>
      update.searchStatus === 'COMPLETED'
        ? { ...update, resolution: update.resolution ?? { outcome: 'VERIFIED' } }
        : without(update, 'resolution'),
    ['resolution', (update) => ({ ...without(update, 'resolution'), searchStatus: 'COMPLETED' })],
    [
      'resolution',
      (update) => ({ ...update, searchStatus: 'CANCELLED', resolution: { outcome: 'VERIFIED' } }),
    ],
  ),
  InboundNotification: objectRule(
    (message) =>
      has(message.messageData) || has(message.answers) ? message : { ...message, messageData: {} },
    ['messageData', (message) => ({ ...message, messageData: null, answers: null })],
    ['messageData', (message) => without(message, 'messageData', 'answers')],
  ),
  'InboundAnswers.claims': answeredOnce('field', ({ record, field }) => `${record ?? 0}/${field}`),
  'InboundAnswers.questions': answeredOnce('questionId', ({ questionId }) => `${questionId}`),
  InboundClaimAnswer: objectRule(
    (claim) => (has(claim.answer) || has(claim.value) ? claim : { ...claim, answer: 'CONFIRMED' }),
    ['answer', (claim) => ({ ...without(claim, 'answer'), value: null })],
  ),
  WebhookConfig: rotated,
  WebhookTarget: rotated,
  'WebhookTarget.headers': objectRule(
    // A name that may be sent in place of any other.
    (headers) => Object.fromEntries(Object.values(headers).map((value, index) => [`X-Word-${index}`, value])),
    ['Host', (headers) => ({ ...headers, Host: 'internal' })],
    ['content-LENGTH', (headers) => ({ ...headers, 'content-LENGTH': '0' })],
    ['Webhook-Id', (headers) => ({ ...headers, 'Webhook-Id': 'mine' })],
    ['X-Webhook-Signature', (headers) => ({ ...headers, 'X-Webhook-Signature': 'mine' })],
    ['X-More', (headers) => ({ ...headers, 'X-More': 'a\r\nHost: internal' })],
    ['X-Word', (headers) => ({ ...headers, 'X-Word': 'é' })],
    ['X: y', (headers) => ({ ...headers, 'X: y': 'z' })],
  ),
};
