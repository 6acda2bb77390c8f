import { v7 } from 'uuid';

/** A new row id: UUID version 7, so that rows of one time lie together and later ids sort later. */
export const newId = (): string => v7();
