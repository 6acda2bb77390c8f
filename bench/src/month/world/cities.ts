/** Where a contact is, in the words of an order, and the zone that people there live by. */
export interface City {
  location: string;
  zone: string;
  /** Holidays of its state in the month that is lived through, as `2026-03-26`. */
  holidays?: readonly string[];
}

/** Places that a map knows. */
export const CITIES: readonly City[] = [
  { location: 'New York, NY', zone: 'America/New_York' },
  { location: 'Austin, TX', zone: 'America/Chicago' },
  { location: 'Denver, CO', zone: 'America/Denver' },
  { location: 'Phoenix, AZ', zone: 'America/Phoenix' },
  { location: 'Seattle, WA', zone: 'America/Los_Angeles' },
  // Prince Kuhio Day.
  { location: 'Honolulu, HI', zone: 'Pacific/Honolulu', holidays: ['2026-03-26'] },
];

/** An organization of the month, and where it is at home. */
export interface Home {
  tenant: string;
  name: string;
  timeZone: string;
}

export const HOMES: readonly Home[] = [
  { tenant: 'month-east', name: 'Eastern Screening', timeZone: 'America/New_York' },
  { tenant: 'month-west', name: 'Western Screening', timeZone: 'America/Los_Angeles' },
  { tenant: 'month-london', name: 'London Checks', timeZone: 'Europe/London' },
  { tenant: 'month-tokyo', name: 'Tokyo Checks', timeZone: 'Asia/Tokyo' },
];
