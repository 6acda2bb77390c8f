import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { Forbidden, Invalid, InvalidLink } from '../../platform/errors.ts';
import type { Core } from '../context/context.ts';
import { putRelease, releaseAddress } from './release-file.ts';
import { releaseProblem } from './release-problem.ts';
import { noteUpload } from './stored-files.ts';
import { openUploadToken } from './upload-token.ts';

/** An upload that may go on. */
export interface AllowedUpload {
  organizationId: string;
  /**
   * Seals and keeps the file. While the token is valid, a later upload replaces it.
   * @throws Invalid when it is not taken as a release, Conflict when there are too many that no order names
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
      const problem = await releaseProblem(core, pdf);
      if (problem !== undefined) throw new Invalid([`body ${problem}`]);
      const uri = releaseAddress(context, fileId);
      await noteUpload(context, { id: fileId, uri, bytes: pdf.length });
      await putRelease(context, uri, pdf);
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
