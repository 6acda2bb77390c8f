import { z } from 'zod';
import { instant, text, uuid } from '../../schemas/common.ts';
import { MAX_NOTE } from '../vocabulary.ts';

export const NoteCreate = z
  .object({ text: text(MAX_NOTE).describe('What colleagues should know.') })
  .meta({ id: 'NoteCreate', description: 'A note to add to a search.' });

export const Note = z
  .object({
    id: uuid().describe('Id of the note.'),
    text: z.string().describe('What it says.'),
    author: z
      .object({
        subject: z.string().describe('How the identity provider names the person.'),
        name: z.string().describe('Name to show.'),
      })
      .nullable()
      .describe('Who wrote it; null for a program that named no one.'),
    createdAt: instant().describe('When it was written.'),
  })
  .meta({ id: 'Note', description: 'What a person wrote about a search, for colleagues.' });
export type Note = z.infer<typeof Note>;

export const NoteList = z
  .object({ notes: z.array(Note).describe('The notes, oldest first; the newest 200 at most.') })
  .meta({ id: 'NoteList', description: 'The notes of a search.' });
