import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { Forbidden, Invalid, InvalidLink } from '../../platform/errors.ts';
import { isPdf } from '../../platform/files/pdf.ts';
import type { Core } from '../context/context.ts';
import { putRelease, releaseAddress } from './release-file.ts';
import { openUploadToken } from './upload-token.ts';

/** An upload that may go on. */
export interface AllowedUpload {
  organizationId: string;
  /**
   * Seals and keeps the file. While the token is valid, a later upload replaces it.
   * @throws Invalid when it is no PDF
   */
  store(pdf: Buffer): Promise<void>;
}

/**
 * Looks at the token of an upload before anything of its body is read.
 * @throws InvalidLink when the token opens nothing, Forbidden when its organization may not write
 */
export async function receiveUpload(
  core: Core,
  token: string,
  requestId: string | null,
): Promise<AllowedUpload> {
  const { context, fileId } = await openUploadToken(core, token);
  const { id: organizationId, status } = context.organization;
  if (status === 'INACTIVE') throw new InvalidLink();
  if (status === 'SUSPENDED') throw new Forbidden('Tenant is suspended');
  return {
    organizationId,
    async store(pdf) {
      if (!isPdf(pdf)) throw new Invalid(['body must be a PDF']);
      await putRelease(context, releaseAddress(context, fileId), pdf);
      await recordAudit({
        ...context,
        audit: createAuditNote({
          action: 'release.upload',
          actor: context.actor,
          subject: null,
          requestId,
          resources: { fileId },
        }),
      });
    },
  };
}
