import type { ProviderAnswer } from '@credence/core';
import { z } from 'zod';

/** What a provider answered with, as the contact plan takes it. */
export type ProviderResponse = Omit<
  Extract<ProviderAnswer, { kind: 'answered' }>,
  'kind' | 'question' | 'source'
>;

/** On one line: names reach the headers of mails. */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

/** A number as people write it, with or without an extension. */
const number = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]{5,}(?:\s*(?:x|ext\.?)\s*\d{1,7})?$/i);

const contact = z
  .object({
    name: optional(Line),
    title: optional(Line),
    location: optional(Line),
    email: optional(z.email().max(320)),
    phone: optional(number),
    fax: optional(number),
    confidence: z.number().min(0).max(1),
  })
  .refine(({ email, phone, fax }) => email ?? phone ?? fax);

const parentOrganization = z.object({
  name: Line,
  location: optional(Line),
  website: optional(z.url({ protocol: /^https?$/ }).max(2_048)),
  relationship: optional(Line),
});

/** Fields that it does not know are left out. */
const response = z.object({
  contacts: z.array(contact).max(20).default([]),
  /** By its code, as `thirdPartyBan` names vendors. */
  vendor: optional(z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)),
  parentOrganization: optional(parentOrganization),
});

/** Reads the body of a response; null when it is anything else than what was asked for. */
export function readProviderResponse(body: Buffer): ProviderResponse | null {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
  return response.safeParse(json).data ?? null;
}
