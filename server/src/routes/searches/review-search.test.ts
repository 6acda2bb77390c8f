import { randomUUID } from 'node:crypto';
import { submitVerifierAnswers } from '@credence/core';
import { confirmAll, processWaiting, sendAttempt } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
