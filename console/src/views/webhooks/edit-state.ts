import type {
  SearchType,
  TargetEdit,
  TargetPlace,
  WebhookEventName,
  WebhookSettings,
  WebhookSettingsUpdate,
} from '@credence/contract';

/** What becomes of something that is never shown. */
export const WAYS = ['KEEP', 'SET', 'NONE'] as const;
export type Way = (typeof WAYS)[number];

export interface TypedHeader {
  id: string;
  name: string;
  /** Empty where a header that was there keeps its own. */
  value: string;
  isKept: boolean;
}

/** A target as it is typed. */
export interface TypedTarget {
  id: string;
  /** Which of those that were read it was; null for a new one. */
  from: number | null;
  place: TargetPlace;
  url: string;
  /** As it was shown, which is less than what is kept. */
  shownUrl: string;
  headers: readonly TypedHeader[];
  /** Whether there is one to keep. */
  hasBasicAuth: boolean;
  hasSecret: boolean;
  basicAuth: Way;
  username: string;
  password: string;
  secretWay: Way;
  secret: string;
  events: readonly WebhookEventName[];
  searchTypes: readonly SearchType[];
}

export interface TypedSettings {
  version: string;
  enabled: boolean;
  retryAttempts: string;
  targets: readonly TypedTarget[];
}

export const newHeader = (): TypedHeader => ({ id: crypto.randomUUID(), name: '', value: '', isKept: false });

export const newTarget = (): TypedTarget => ({
  id: crypto.randomUUID(),
  from: null,
  place: 'FALLBACK',
  url: '',
  shownUrl: '',
  headers: [],
  hasBasicAuth: false,
  hasSecret: false,
  basicAuth: 'NONE',
  username: '',
  password: '',
  secretWay: 'NONE',
  secret: '',
  events: [],
  searchTypes: [],
});

export const typedOf = ({ version, enabled, retryAttempts, targets }: WebhookSettings): TypedSettings => ({
  version,
  enabled,
  retryAttempts: String(retryAttempts),
  targets: targets.map(({ place, url, headers, hasBasicAuth, hasSecret, events, searchTypes }, from) => ({
    ...newTarget(),
    from,
    place,
    url,
    shownUrl: url,
    hasBasicAuth,
    hasSecret,
    events,
    searchTypes,
    headers: headers.map((name) => ({ ...newHeader(), name, isKept: true })),
    basicAuth: hasBasicAuth ? 'KEEP' : 'NONE',
    secretWay: hasSecret ? 'KEEP' : 'NONE',
  })),
});

export const updateOf = ({
  version,
  enabled,
  retryAttempts,
  targets,
}: TypedSettings): WebhookSettingsUpdate => ({
  version,
  enabled,
  retryAttempts: Number(retryAttempts),
  targets: targets.map(editOf),
});

function editOf(target: TypedTarget): TargetEdit {
  const { from, place, url, shownUrl, username, password, secret } = target;
  return {
    from,
    place,
    ...(from !== null && url === shownUrl ? {} : { url: url.trim() }),
    headers: target.headers.map(({ name, value, isKept }) =>
      isKept && value === '' ? { name } : { name: name.trim(), value },
    ),
    ...(target.basicAuth === 'SET' ? { basicAuth: { username, password } } : {}),
    ...(target.basicAuth === 'NONE' ? { basicAuth: null } : {}),
    ...(target.secretWay === 'SET' ? { secret } : {}),
    ...(target.secretWay === 'NONE' ? { secret: null } : {}),
    events: [...target.events],
    searchTypes: [...target.searchTypes],
  };
}
