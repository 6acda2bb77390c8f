/**
 * The job catalogue: every kind of job, and the ids it carries. Jobs never carry personal data; a handler reads
 * what it needs, and may run twice.
 */
export interface Jobs {
  /** Builds the contact plan of a search. */
  'research-search': { organizationId: string; searchId: string };
  /** Reads a website that a person named, as an activity of the search keeps it. */
  'read-website': { organizationId: string; searchId: string; activityId: string };
  /** Fetches the release of an order from where its client keeps it. */
  'fetch-release': { organizationId: string; orderId: string };
  /** Turns the contact plan into scheduled attempts. */
  'schedule-outreach': { organizationId: string; searchId: string };
  /** Sends one attempt, and those `along` of the same search that are due at the same time. */
  'send-outbound': { organizationId: string; searchId: string; outboundId: string; along?: string[] };
  /** Answers a request to an address of the simulator. */
  'answer-simulated': { organizationId: string; searchId: string; outboundId: string };
  /** Compares a received answer with the claims and decides what follows. */
  'process-inbound': { organizationId: string; searchId: string; inboundId: string };
  /** Sends what was read in a mail back, to be confirmed. */
  'send-read-back': { organizationId: string; searchId: string; inboundId: string };
  /** Calls a person for a search whose outreach is over without an answer. */
  'escalate-search': { organizationId: string; searchId: string };
  /** Closes a search whose time is over. */
  'expire-search': { organizationId: string; searchId: string };
  /** Sends what is due for one receiver; `heldUntil` where the job waits for a pause of the receiver to end. */
  'deliver-to-receiver': { organizationId: string; receiver: string; heldUntil?: string };
  /** Closes the search of a job that failed every time, and gives up the attempts that the job was to send. */
  'fail-search': { organizationId: string; searchId: string; outboundId?: string; along?: string[] };
}

export type JobName = keyof Jobs;

/** How the queue treats the jobs of one kind. */
export interface JobPolicy {
  /** Jobs of this kind that one worker runs at a time. */
  slots: number;
  /** Retries after a fault of ours; what the outside world does is an outcome, not a fault. */
  retryLimit: number;
  /** Seconds between two retries at most; they double from two seconds on. */
  longestPause?: number;
  /** Where a job goes that failed every time. */
  deadLetter: JobName | null;
  /** Whether one organization could make them slow, so that each is to get a share of the slots only. */
  shared?: true;
  /** One job for each key at most, waiting or running; cannot be changed later. */
  singleton?: true;
  /** Own table in the queue's schema; cannot be changed later. */
  partition: boolean;
}

export const JOB_POLICIES: Record<JobName, JobPolicy> = {
  'research-search': { slots: 8, retryLimit: 5, deadLetter: 'fail-search', partition: true },
  'schedule-outreach': { slots: 8, retryLimit: 5, deadLetter: 'fail-search', partition: true },
  'send-outbound': { slots: 20, retryLimit: 5, deadLetter: 'fail-search', partition: true, shared: true },
  'fetch-release': { slots: 4, retryLimit: 5, deadLetter: null, partition: false, shared: true },
  // Who asked looks at the search, and asks again.
  'read-website': { slots: 2, retryLimit: 2, deadLetter: null, partition: false, shared: true },
  'answer-simulated': { slots: 4, retryLimit: 5, deadLetter: null, partition: false },
  'process-inbound': { slots: 8, retryLimit: 5, deadLetter: 'fail-search', partition: true, shared: true },
  'send-read-back': { slots: 4, retryLimit: 5, deadLetter: null, partition: false, shared: true },
  'escalate-search': { slots: 4, retryLimit: 5, deadLetter: 'fail-search', partition: false },
  // A database or a worker that dies counts as a fault, and may do so again and again: searches are to end within 15 s of
  // their SLA all the same, and what waits for a receiver is not to wait for the pauses of a job that others broke.
  'expire-search': { slots: 4, retryLimit: 10, longestPause: 4, deadLetter: null, partition: true },
  'deliver-to-receiver': {
    slots: 128,
    retryLimit: 10,
    longestPause: 4,
    deadLetter: null,
    partition: true,
    shared: true,
    singleton: true,
  },
  'fail-search': { slots: 2, retryLimit: 10, deadLetter: null, partition: false },
};

export const JOB_NAMES = Object.keys(JOB_POLICIES) as JobName[];

/** What has the jobs of one kind share a limit of how many run at a time, where those of an organization do. */
export const groupOf = (name: JobName, organizationId: string): { group?: { id: string } } =>
  JOB_POLICIES[name].shared ? { group: { id: organizationId } } : {};
