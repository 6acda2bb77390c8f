import type { Rule } from '../month-record.ts';
import { answersDecide, resultsHaveSources } from './answers.ts';
import { calledByDay } from './calls.ts';
import { belowCaps } from './caps.ts';
import { allowedDestinations } from './destinations.ts';
import { changesAreTold } from './events.ts';
import { startsInTime } from './forgotten.ts';
import { insideHours } from './hours.ts';
import { onceForAttempt } from './once.ts';
import {
  confirmationsEnd,
  readsBackInMeasure,
  readsWhatWasWritten,
  remindsNobodyWhoReplied,
} from './read-backs.ts';
import { keepsRecords, restsOnOwnContacts, showsOwnRecords } from './records.ts';
import { keepsSilence } from './silence.ts';
import { endsBySla } from './sla.ts';
import { keepsDistance } from './spacing.ts';
import { staysEnded } from './terminal.ts';
import { insideWindow } from './window.ts';

/** Every rule that a month is held to, by the words for it. */
export const RULES: Readonly<Record<string, Rule>> = {
  'nobody is written to outside their hours': insideHours,
  'nobody is called in the night': calledByDay,
  'nobody is written to above the caps (I8)': belowCaps,
  'nobody is written to beyond the window': insideWindow,
  'nobody is reminded too soon': keepsDistance,
  'nobody is written to who is ruled out': allowedDestinations,
  'nobody is written to who is to be left alone': keepsSilence,
  'nobody is reminded who has replied': remindsNobodyWhoReplied,
  'what is written is read back in measure': readsBackInMeasure,
  'nothing is read back that was not written': readsWhatWasWritten,
  '60 % of answers in words end by a read-back': confirmationsEnd,
  'nobody gets two messages for one attempt': onceForAttempt,
  'everybody named is asked in time': startsInTime,
  'nobody sees what another one is asked about': showsOwnRecords,
  'no record rests on somebody who does not know it': restsOnOwnContacts,
  'no record is dropped': keepsRecords,
  'every search ends by its SLA (I3)': endsBySla,
  'every search that may end by an answer does': answersDecide,
  'every result has a source': resultsHaveSources,
  'every change has its events (I4)': changesAreTold,
  'no search leaves a terminal status (I6)': staysEnded,
};
