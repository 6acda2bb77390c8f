import type { Contact } from '@credence/contract';
import type { ContactReading } from '@credence/core';

/** A contact as the API shows it. */
export function presentContact(contact: ContactReading): Contact {
  const { id, status, accuracyStatus, name, entityName, title, confidence, location } = contact;
  const { contactMethods, source, metadata, createdAt, updatedAt, removedAt } = contact;
  return {
    id,
    status,
    accuracyStatus,
    name,
    entityName,
    title,
    confidence,
    location,
    contactMethods,
    source,
    metadata,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  };
}
