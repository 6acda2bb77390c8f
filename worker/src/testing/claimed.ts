import { randomUUID } from 'node:crypto';
import type { ClaimedOutbound } from '@credence/core';

/** A claimed attempt that no database knows, for parts that only read it. */
export function claimedOutbound(changes: Partial<ClaimedOutbound> = {}): ClaimedOutbound {
  const [organizationId, id, searchId, contactId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = new Date('2026-03-02T15:00:00Z');
  return {
    outbound: {
      organizationId,
      id,
      searchId,
      contactId,
      channel: 'FAX',
      attemptNumber: 1,
      status: 'IN_PROGRESS',
      destination: Buffer.alloc(0),
      destinationKey: null,
      waitsForTurn: false,
      linkSecret: Buffer.alloc(0),
      linkHash: Buffer.alloc(0),
      replyHash: Buffer.alloc(0),
      scheduledAt: at,
      claimedBy: null,
      sweptAt: null,
      promisedBy: null,
      onDeskSince: null,
      sendFailures: 0,
      halted: null,
      dismissedAt: null,
      records: [0],
      sentAt: null,
      completedAt: null,
      outcome: null,
      error: null,
      createdAt: at,
      updatedAt: at,
      linkExpiresAt: new Date('2026-03-09T15:00:00Z'),
    },
    destination: '+1 (512) 555-0100',
    contact: {
      name: 'Records desk',
      entityName: 'Contoso Inc',
      title: 'HR',
      location: 'Austin, TX',
      contactMethods: [],
      metadata: {},
    },
    applicantName: 'Jordan Rivera',
    otherNames: ['Jo Rivers'],
    ssnLastFour: '6789',
    searchType: 'EMPLOYMENT',
    hiringEntity: 'Northwind Logistics',
    request: {
      records: [],
      questions: [],
      questionnaireUrl: null,
      questionnaireAccessCode: null,
      releaseFile: null,
    },
    release: { uri: null, isUnreadable: false },
    records: [
      {
        index: 0,
        title: 'Contoso Inc',
        claims: [
          { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Analyst' },
          { field: 'startDate', label: 'Start date', kind: 'DATE', provided: '2019-03-01' },
          { field: 'endDate', label: 'End date', kind: 'DATE', provided: null },
        ],
      },
    ],
    followsUp: null,
    links: { pageToken: 'p'.repeat(48), replyToken: 'r'.repeat(58), reference: 'K7QX2MNP' },
    ...changes,
  };
}
