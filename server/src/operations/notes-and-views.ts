import type { Note, operationsContract, View } from '@credence/contract';
import {
  addNote,
  createView,
  deleteView,
  listNotes,
  listViews,
  type NoteReading,
  type SavedView,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';
import { isAllowed } from './allowed.ts';

type Operations = typeof operationsContract;

export const listNotesRoute: Route<Operations['notes']['list']> = async ({ params, res }) => {
  const notes = await listNotes(contextOf(res), params);
  return { status: 200, body: { notes: notes.map(presentNote) } };
};

export const addNoteRoute: Route<Operations['notes']['add']> = async ({ params, body, res }) => ({
  status: 201,
  body: presentNote(await addNote(contextOf(res), { ...params, ...body })),
});

export const listViewsRoute: Route<Operations['views']['list']> = async ({ res }) => {
  const views = await listViews(contextOf(res));
  return { status: 200, body: { views: views.map(presentView) } };
};

export const createViewRoute: Route<Operations['views']['create']> = async ({ body, res }) => {
  const mayShare = isAllowed(res, 'views:share');
  return { status: 201, body: presentView(await createView(contextOf(res), { ...body, mayShare })) };
};

export const deleteViewRoute: Route<Operations['views']['delete']> = async ({ params, res }) => {
  await deleteView(contextOf(res), { ...params, mayShare: isAllowed(res, 'views:share') });
  return { status: 204, body: undefined };
};

const presentNote = ({ createdAt, ...note }: NoteReading): Note => ({
  ...note,
  createdAt: createdAt.toISOString(),
});

const presentView = ({ createdAt, ...view }: SavedView): View => ({
  ...view,
  createdAt: createdAt.toISOString(),
});
