import { belowCaps } from '../../rules/caps.ts';
import { changesAreTold } from '../../rules/events.ts';
import { onceForAttempt } from '../../rules/once.ts';
import { endsBySla } from '../../rules/sla.ts';
import { staysEnded } from '../../rules/terminal.ts';
import type { Rule } from '../month-record.ts';
import { answersDecide, resultsHaveSources } from './answers.ts';
import { attemptsAreTold } from './attempts.ts';
import { calledByDay } from './calls.ts';
import { allowedDestinations } from './destinations.ts';
import { startsInTime } from './forgotten.ts';
import { insideHours } from './hours.ts';
import {
  confirmationsEnd,
  readsBackInMeasure,
  readsWhatWasWritten,
  remindsOnlyUnanswered,
} from './read-backs.ts';
import { keepsRecords, restsOnOwnContacts, showsOwnRecords } from './records.ts';
import { keepsSilence } from './silence.ts';
import { keepsDistance } from './spacing.ts';
import { insideWindow } from './window.ts';

/** Every rule that a month is held to, by the words for it. */
export const RULES: Readonly<Record<string, Rule>> = {
  'no contact is written to outside their hours': insideHours,
  'no contact is called in the night': calledByDay,
  'no contact is written to above the caps (I8)': belowCaps,
  'no contact is written to beyond the window': insideWindow,
  'no contact is reminded too soon': keepsDistance,
  'no contact is written to who is ruled out': allowedDestinations,
  'no contact is written to who is to be left alone': keepsSilence,
  'no contact is reminded who has replied': remindsOnlyUnanswered,
  'what is written is read back in measure': readsBackInMeasure,
  'nothing is read back that was not written': readsWhatWasWritten,
  '60 % of answers in words end by a read-back': confirmationsEnd,
  'no contact gets two messages for one attempt': onceForAttempt,
  'each contact named is asked in time': startsInTime,
  'no contact sees what another is asked about': showsOwnRecords,
  'no record rests on a contact who does not know it': restsOnOwnContacts,
  'no record is dropped': keepsRecords,
  'every search ends by its SLA (I3)': endsBySla,
  'every search that may end by an answer does': answersDecide,
  'every result has a source': resultsHaveSources,
  'every change has its events (I4)': changesAreTold,
  'every message is told (I4)': attemptsAreTold,
  'no search leaves a terminal status (I6)': staysEnded,
};
