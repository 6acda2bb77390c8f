import type { DataSource } from 'typeorm';
import { createOwnerDataSource } from '../database/data-source.ts';
import { Baseline1700000000001 } from './0001-baseline.ts';
import { Records1700000000002 } from './0002-records.ts';
import { WorkLists1700000000003 } from './0003-work-lists.ts';
import { Institutions1700000000004 } from './0004-institutions.ts';
import { ReadBacks1700000000005 } from './0005-read-backs.ts';
import { Letters1700000000006 } from './0006-letters.ts';
import { DestinationTurns1700000000007 } from './0007-destination-turns.ts';
import { ModelReadings1700000000008 } from './0008-model-readings.ts';
import { DoNotContact1700000000009 } from './0009-do-not-contact.ts';
import { StoredFiles1700000000010 } from './0010-stored-files.ts';
import { Access1700000000011 } from './0011-access.ts';
import { DueMessages1700000000014 } from './0014-due-messages.ts';
import { ClientCertificates1700000000015 } from './0015-client-certificates.ts';
import { KeyServices1700000000016 } from './0016-key-services.ts';
import { ConsoleSessions1700000000017 } from './0017-console-sessions.ts';
import { Team1700000000018 } from './0018-team.ts';
import { SealedNames1700000000019 } from './0019-sealed-names.ts';
import { SignOuts1700000000022 } from './0022-sign-outs.ts';
import { TableSettings1700000000024 } from './0024-table-settings.ts';
import { CompactValues1700000000025 } from './0025-compact-values.ts';
import { CallBacks1700000000027 } from './0027-call-backs.ts';
import { NeedlessIndex1700000000028 } from './0028-needless-index.ts';
import { FewerEntries1700000000029 } from './0029-fewer-entries.ts';

/** Every migration, in order. */
export const migrations = [
  Baseline1700000000001,
  Records1700000000002,
  WorkLists1700000000003,
  Institutions1700000000004,
  ReadBacks1700000000005,
  Letters1700000000006,
  DestinationTurns1700000000007,
  ModelReadings1700000000008,
  DoNotContact1700000000009,
  StoredFiles1700000000010,
  Access1700000000011,
  DueMessages1700000000014,
  ClientCertificates1700000000015,
  KeyServices1700000000016,
  ConsoleSessions1700000000017,
  Team1700000000018,
  SealedNames1700000000019,
  SignOuts1700000000022,
  TableSettings1700000000024,
  CompactValues1700000000025,
  CallBacks1700000000027,
  NeedlessIndex1700000000028,
  FewerEntries1700000000029,
];

/** A data source that can apply and undo them, as the login that owns the tables. */
export const migrationDataSource = (databaseUrl: string): DataSource =>
  createOwnerDataSource(databaseUrl, { migrations });
