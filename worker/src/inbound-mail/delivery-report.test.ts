import { describe, expect, it } from 'vitest';
import { deliveryAction } from './delivery-report.ts';

const report = (...fields: string[]) =>
  Buffer.from(
    ['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; hr@contoso.example', ...fields].join(
      '\r\n',
    ),
  );

describe('a delivery report', () => {
  it.each<[ReturnType<typeof deliveryAction>, ...string[]]>([
    [null, 'Status: 5.1.1'],
    ['failed', 'Action: failed'],
    ['failed', 'Action: failed', 'Status: 5.1.1'],
    ['failed', 'Action: failed', 'Status: 5.2.1 (mailbox disabled)'],
    ['failed', 'Action: failed', 'Status: 5.2.2'],
    ['failed', 'Action: failed', 'Status: 5.70.1'],
    ['failed', 'Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.7.1 elsewhere'],
    ['failed', 'Action: failed', 'Status: 5.0.0', 'Diagnostic-Code: smtp; 550 5.1.1 unknown'],
    ['failed', 'Action: failed', 'Status: 5.0.0', 'Diagnostic-Code: smtp; 550 unknown'],
    ['refused', 'Action: failed', 'Status: 5.7.1'],
    ['refused', 'action: Failed', 'STATUS:5.7.26', 'Diagnostic-Code: smtp; 550 5.7.26 SPF check failed'],
    ['refused', 'Action: failed', 'Status: 5.2.3'],
    ['refused', 'Action: failed', 'Status: 5.3.4'],
    ['refused', 'Action: failed', 'Status: 5.0.0', 'Diagnostic-Code: smtp; 550-5.7.1 SPF'],
    [
      'refused',
      'Action: failed',
      'Status: 5.0.0',
      'Diagnostic-Code: smtp; the server',
      '  said 550 5.7.1 SPF',
    ],
    ['failed', 'Action: failed', 'Status: 5.7.1', '', 'Action: failed', 'Status: 5.1.1'],
    ['delayed', 'Action: delayed', 'Status: 4.7.1'],
    ['other', 'Action: relayed', 'Status: 2.0.0'],
  ])('says %s: %s %s %s', (action, ...fields) => {
    expect(deliveryAction(report(...fields))).toBe(action);
  });
});
