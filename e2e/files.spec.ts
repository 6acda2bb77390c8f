import { BadRequestError } from '@credence/sdk';
import { mailTo } from './support/mailbox.ts';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const PDF = new TextEncoder().encode('%PDF-1.4\n% a signed release\n%%EOF\n');

test('an uploaded release goes out with the request', async () => {
  const credence = clientOf('acme');
  const signedReleaseFileUrl = await credence.files.uploadReleaseForm(PDF);
  expect(signedReleaseFileUrl).toMatch(/^gs:\/\//);
  const address = newAddress();
  await createOrder(credence, orderTo(address, { applicant: { signedReleaseFileUrl } }));
  const { attachments } = await mailTo(address);
  expect(attachments).toMatchObject([{ contentType: 'application/pdf' }]);

  const stolen = orderTo(newAddress(), { applicant: { signedReleaseFileUrl } });
  await expect(clientOf('globex').orders.create(stolen)).rejects.toBeInstanceOf(BadRequestError);
});
