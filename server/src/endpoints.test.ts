import express from 'express';
import { expect, it } from 'vitest';
import { refuseOtherMethods } from './endpoints.ts';

it('keeps one handler for all methods of a path', () => {
  const app = express();
  refuseOtherMethods(app, () => true);
  const handlers = app.router.stack.map(({ route }) => route?.stack.length);
  expect(handlers.length).toBeGreaterThan(50);
  expect(new Set(handlers)).toEqual(new Set([1]));
});
