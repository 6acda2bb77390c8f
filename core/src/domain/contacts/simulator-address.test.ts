import { describe, expect, it } from 'vitest';
import { isSimulated, type SimulatedOutcome, simulatedAnswer } from './simulator-address.ts';

const mail = (destination: string) => ({ channel: 'EMAIL' as const, destination });

describe('an address of the simulator', () => {
  it.each<[string, SimulatedOutcome | null, number]>([
    ['verified@simulator.test', 'verified', 0],
    ['discrepancy@simulator.test', 'discrepancy', 0],
    ['no-record@simulator.test', 'no-record', 0],
    ['third-party@simulator.test', 'third-party', 0],
    ['auto-reply@simulator.test', 'auto-reply', 0],
    ['bounce@simulator.test', 'bounce', 0],
    ['silent@simulator.test', 'silent', 0],
    ['verified+30s@simulator.test', 'verified', 30],
    ['bounce+0s@simulator.test', 'bounce', 0],
    ['verified+604800s@simulator.test', 'verified', 604_800],
    ['Verified+30S@Simulator.Test', 'verified', 30],
    [' verified+30s@simulator.test ', 'verified', 30],
    ['verified+case-7@simulator.test', 'verified', 0],
    ['verified+case-7+30s@simulator.test', 'verified', 30],
  ])('%s: %s after %d seconds', (address, outcome, delaySeconds) => {
    expect(simulatedAnswer(mail(address))).toEqual({ outcome, delaySeconds });
  });

  it.each([
    'verified+604801s',
    'verified+9999999s',
    'verified+-5s',
    'verified+5',
    'verified+1.5s',
    'verified+',
  ])('%s answers without a delay', (localPart) => {
    const answer = simulatedAnswer(mail(`${localPart}@simulator.test`));
    expect(answer).toEqual({ outcome: 'verified', delaySeconds: 0 });
  });

  it.each(['hr', 'verify', 'constructor', '', 'verified.x', '+30s'])(
    '%s is nobody that the simulator knows',
    (localPart) => {
      expect(simulatedAnswer(mail(`${localPart}@simulator.test`))).toMatchObject({ outcome: null });
    },
  );
});

describe('any other destination', () => {
  it.each([
    mail('verified@contoso.example'),
    mail('verified@mail.simulator.test'),
    mail('verified@notsimulator.test'),
    mail('verified@simulator.test.example'),
    { channel: 'VOICE' as const, destination: 'verified@simulator.test' },
    { channel: 'FAX' as const, destination: '+15125550100' },
  ])('$channel $destination', (destination) => {
    expect(isSimulated(destination)).toBe(false);
    expect(simulatedAnswer(destination)).toBeNull();
  });
});
