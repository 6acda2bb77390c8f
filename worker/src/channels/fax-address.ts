import { readPhoneNumber } from '@credence/core';

/**
 * The mailbox at a fax gateway that stands for a number: its digits with the country code.
 * @returns null when the number cannot be dialled
 */
export function faxAddress(number: string, gatewayDomain: string): string | null {
  const { e164, isValid } = readPhoneNumber(number);
  return e164 && isValid ? `${e164.slice(1)}@${gatewayDomain}` : null;
}
