import { ApiError, messagesOf, unreached } from './api-error.ts';
import { answered, api } from './client.ts';

/** Longer than 10 MB take on a slow line. */
const MOST_TIME_MS = 10 * 60_000;

/**
 * Uploads a release as other clients do: a PUT to a signed URL. Where releases are kept in a store of another origin, to which
 * the console does not talk, the PDF goes along with the order.
 * @param onProgress called with how much has gone out, from 0 to 1
 * @returns what the order names it by
 */
export async function uploadRelease(file: File, onProgress: (part: number) => void): Promise<string> {
  const { signedUrl, fileUri } = await answered(api.uploadUrls.generate());
  if (new URL(signedUrl).origin !== location.origin) return readAsDataUrl(file);
  await put(signedUrl, file, onProgress);
  return fileUri;
}

/** `fetch` does not tell how far a body has gone. */
const put = (url: string, file: File, onProgress: (part: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = MOST_TIME_MS;
    request.setRequestHeader('content-type', 'application/pdf');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = () => reject(unreached());
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status < 300) return resolve();
      const id = request.getResponseHeader('x-request-id');
      reject(new ApiError(request.status, messagesOf(bodyOf(request.responseText), request.status), id));
    };
    request.send(file);
  });

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
